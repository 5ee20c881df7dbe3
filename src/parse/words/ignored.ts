import type { Rows } from '../read/rows.js';

/** Labels that registries print and the wire format has no place for. They count as read. */
export const IGNORED_LABELS: Rows<'-'> = {
  '-': `
    dnssec | dnssec status | dnssec signed | dnssec ds data | dnssec delegation | dnssec deployment |
    dnssec key | dnssec keytag | dnssec algorithm | dnssec digest | dnssec digest type | signing key |
    ds record | ds data | ds rdata | ds | ds keytag | ds algorithm | ds digest | ds digest type |
    ds key tag | dsset | keyset | key tag | keytag | algorithm | digest | digest type | key1 tag |
    key1 algo | key1 dgst t | key1 dgst | dnskey | flags | protocol | public key | ds maxsiglife |
    max sig life | dnssec maxsiglife | signed | delegation signed | domain signed | zone signed | ns list |
    nsl id | nsset | nsstat | nslastaa | nserver status | dsstatus | dslastok | dsrecord |
    name server handle | source | mnt by | mnt lower | mntner | mnt ref | notify | remark | remarks |
    comment | comments | note | notice | notes | descr | description | hold | changed by | created by |
    updated by | last updated by | last updated by registrar | last updated registrar |
    created by registrar | created by registrar iana id | last updated by registrar iana id | modified by |
    last modified by | modified by registrar | registrar created by | registrar last updated by | reseller |
    reseller name | reseller url | registrar abuse contact email | registrar abuse contact phone |
    registrar abuse contact | registrar email | registrar phone | registrar fax | registrar address |
    registrar street | registrar city | registrar state | registrar province | registrar postal code |
    registrar country | registrar country code | registrar customer service contact |
    registrar customer service email | registrar admin contact | registrar technical contact |
    registrar e mail | registrar telephone | registrar contact email | registrar contact |
    registrar status | registrar created | registrar state province | abuse contact email |
    abuse contact phone | abuse email | abuse phone | abuse contact | registrar zip | registrar zipcode |
    registrar address1 | registrar postalcode | registrar email address | registrar phone number |
    registrar fax number | registrar type | registrar reseller |
    url of the icann whois inaccuracy complaint form |
    url of the icann whois data problem reporting system | url of the icann rdds inaccuracy complaint form |
    icann whois inaccuracy complaint form | last update of whois database | last update of rdds database |
    domain last update of whois database | database last updated on | whois database last update |
    whois lookup made at | timestamp | query time | query datetime | query_datetime | version |
    whois version | time of query | whois db time | request received | request | requested on |
    processed from | whois server version | db time | trademark name | trademark date | trademark country |
    trademark number | trademark office | variant | variants | idn tag | idn table | idn script |
    domain idn tag | internationalized domain name | unicode name | ace | u label | a label | idn name |
    domain name idn | idn domain name | domain unicode | punycode | language | domain language | premium |
    tier | class | category | domain type | type | registrant type | org type | organization type |
    application status | purpose | eligibility type | eligibility name | eligibility id | eligibility |
    registrant eligibility | public data | publishes | 정보공개여부 | privacy | lock | lock status | domain lock |
    registrar lock | registry lock | transfer lock | auto renew | domain delegaterequested |
    domain delegate requested | free date | last transfer | last transferred | last transferred date |
    transferred date | transfer date | last transfer date | date transferred | transferred |
    quarantine date | deletion date | deleted | delete date | redemption date | suspend date | cancel date |
    reg until | rgp status | domain period | period | term | registration period | domain age | authinfo |
    auth | scope | consent | disclaimer | terms of use | terms | conditions | please note | warning |
    important | copyright | ipaddress | client | registry | sponsor id | zone contact | zone c | billing c |
    billing contact | bill c | ticket | provider id | aut num | inetrev | reg name | domaintype | reg type |
    name collision | blocked | last renewed | renewed on | last renewed date | last renewal |
    domain registration fee | publicregistrant | service | visit | web | website | web site | url | email |
    phone | ownerid | owner id | record maintained by | domain service | registered domain |
    more information | for more information | see | see also | attention | error code | error message |
    renewal notice | abuse notice | data validation | status reason | last status change | match | result |
    code | message | whois id | registry premium | reserved reason | infringement | geo | holder type |
    release date | available from | created for | internal id | country | parent domain |
    registrant application purpose | registrant nexus category | source ip | inaccuracy | tld |
    last update of database | database last updated | whois last updated | whois data last updated |
    data last updated | last database update | generated on | generated at | generated | available on |
    available at | renewed | renewed date | renew date | nameserver last checked | registrar since |
    certificate expires | registrar updated | nameserver created | dropped on | drop date |
    grace period ends | redemption ends | redemption end date | auction date | registrar admin email |
    registrar technical email | registrar admin phone | registrar technical phone | registrar admin name |
    registrar technical name
  `,
};
