import type { Rows } from '../read/rows.js';

/** Labels of registries that have no place in the wire format. They count as read. */
export const IGNORED_LABELS: Rows<'-'> = {
  '-': `
    keyset | ds maxsiglife | max sig life | dnssec maxsiglife | ns list | nsl id | nsset | nsstat |
    nslastaa | nserver status | dsstatus | dslastok | name server handle | source | mnt by | mnt lower |
    mntner | mnt ref | notify | remark | comment | comments | note | notice | notes | descr | description |
    hold | changed by | created by | updated by | last updated by | last updated by registrar |
    last updated registrar | created by registrar iana id | last updated by registrar iana id |
    modified by | last modified by | modified by registrar | registrar created by |
    registrar last updated by | registrar fax | registrar country code |
    registrar customer service contact | registrar admin contact | registrar status | registrar created |
    registrar fax number | registrar type | url of the icann whois inaccuracy complaint form |
    url of the icann whois data problem reporting system | url of the icann rdds inaccuracy complaint form |
    icann whois inaccuracy complaint form | whois lookup made at | timestamp | query time | query datetime |
    version | whois version | time of query | whois db time | request received | request | requested on |
    processed from | whois server version | db time | trademark name | trademark date | trademark country |
    trademark number | trademark office | variant | variants | idn tag | idn table | idn script |
    domain idn tag | internationalized domain name | unicode name | ace | u label | a label | idn name |
    domain name idn | idn domain name | domain unicode | punycode | language | domain language | premium |
    tier | class | category | domain type | type | org type | organization type | application status |
    purpose | eligibility type | eligibility name | eligibility id | registrant eligibility | public data |
    publishes | 정보공개여부 | privacy | lock | lock status | domain lock | registrar lock | registry lock |
    transfer lock | auto renew | domain delegaterequested | domain delegate requested | suspend date |
    reg until | domain period | period | term | registration period | domain age | authinfo | auth | scope |
    consent | disclaimer | terms of use | terms | conditions | please note | warning | important |
    copyright | ipaddress | client | sponsor id | ticket | provider id | aut num | inetrev | reg name |
    domaintype | reg type | name collision | blocked | domain registration fee | publicregistrant |
    service | visit | web | website | web site | url | email | phone | ownerid |
    record maintained by | domain service | registered domain | more information | for more information |
    see | see also | attention | error code | error message | renewal notice | abuse notice |
    status reason | last status change | match | result | code | message | whois id | registry premium |
    reserved reason | infringement | geo | holder type | created for | internal id | country |
    parent domain | registrant application purpose | registrant nexus category | source ip | inaccuracy |
    tld | generated on | generated at | generated | available at | nameserver last checked |
    registrar since | certificate expires | registrar updated | nameserver created | auction date |
    registrar admin email | registrar technical email | registrar admin phone | registrar technical phone |
    registrar admin name | registrar technical name | registry whois server | contract version | obsoleted |
    idstatus | trouble | anniversary | vid | regnr | reg nr | legal form | script | re registration status |
    in zone | locked status | renewal status | transfer status | frozen status | canonical name |
    notice and terms of use | copyright notice | terminos de uso | record maintained | license |
    dom public | host id | created by id | last updated by id | domain name ace | name server ace |
    last paid by | pid | bundled domain name | ownertype | whois web | domain prohibit status |
    registry premium status | eligsource | eligdate | eligstatus | reachmedia | reachstatus | reachsource |
    reachdate | nic reference | complaint procedure | privacy information |
    zacr complaint s procedure and form | inetnum | inet6num | netname | mnt routes | mnt domains |
    mnt irt | irt | route | origin | nic whois server for cctlds | nic whois server for ctlds |
    supported cctlds | sectorial domains | host of a like name
  `,
};
