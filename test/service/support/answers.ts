import type { Fixture } from '../../../src/index.js';

export const REGISTRY_ANSWER = `   Domain Name: EXAMPLE.COM
   Registrar WHOIS Server: whois.registrar.example
   Creation Date: 1995-08-14T04:00:00Z
   Registry Expiry Date: 2095-08-13T04:00:00Z
   Registrar: Example Registrar, Inc.
   Name Server: NS1.EXAMPLE.COM
`;

export const REGISTRAR_ANSWER = `Domain Name: example.com
Registrar WHOIS Server: whois.registrar.example
Creation Date: 1995-08-14T04:00:00Z
Registrar: Example Registrar, Inc.
Registrant Organization: Bücher Example Ltd
`;

export const NUMBER_ANSWER = `% Abuse contact for '193.0.96.0 - 193.0.96.255' is 'abuse@holdings.example'

inetnum:        193.0.96.0 - 193.0.96.255
netname:        EXAMPLE-HOLDINGS
country:        NL
org:            ORG-EH1-RIPE
status:         ASSIGNED PA
created:        2003-03-17T12:15:57Z
source:         RIPE

organisation:   ORG-EH1-RIPE
org-name:       Example Holdings Ltd
source:         RIPE
`;

const SYSTEM_ANSWER = `aut-num:        AS1900
as-name:        EXAMPLE-AS
org:            ORG-EH1-RIPE
source:         RIPE
`;

const VERISIGN = 'whois.verisign-grs.com';
const RIPE = 'whois.ripe.net';

/** The response of a server about a name. */
export function fixture(host: string, domain: string, text: string, query = domain): Fixture {
  const body = new TextEncoder().encode(text.replaceAll('\n', '\r\n'));
  return {
    host,
    domain,
    query,
    captured: null,
    origin: 'written',
    charset: 'utf-8',
    properties: null,
    name: domain,
    body,
  };
}

/** A thin registry and its registrar, a free name, one with a meaningless response, one that the server calls invalid. */
export const ANSWERS: Fixture[] = [
  fixture(VERISIGN, 'example.com', REGISTRY_ANSWER),
  fixture('whois.registrar.example', 'example.com', REGISTRAR_ANSWER),
  fixture(RIPE, '193.0.96.7', NUMBER_ANSWER),
  fixture(RIPE, '193.0.96.0/24', NUMBER_ANSWER),
  fixture(RIPE, 'AS1900', SYSTEM_ANSWER),
  fixture(VERISIGN, 'example-free.com', 'No match for "EXAMPLE-FREE.COM".\n'),
  fixture(VERISIGN, 'example-odd.com', 'What a nice day for a walk\n'),
  fixture('whois.denic.de', 'example.de', 'Domain: example.de\nStatus: invalid\n', '-T dn,ace example.de'),
];
