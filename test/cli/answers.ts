import type { Files } from '../replay/fixture-folder.js';

const VERISIGN = 'whois.verisign-grs.com';

export const REGISTRY_ANSWER = `   Domain Name: EXAMPLE.COM
   Registrar WHOIS Server: whois.registrar.example
   Creation Date: 1995-08-14T04:00:00Z
   Registry Expiry Date: 2095-08-13T04:00:00Z
   Registrar: Example Registrar, Inc.
   Registrar IANA ID: 9999
   Name Server: NS1.EXAMPLE.COM
`;

export const REGISTRAR_ANSWER = `Domain Name: example.com
Registry Domain ID: 1_DOMAIN_COM-VRSN
Registrar WHOIS Server: whois.registrar.example
Creation Date: 1995-08-14T04:00:00Z
Registrar: Example Registrar, Inc.
Registrant Organization: Example Holdings Ltd
Registrant City: Exampleton
`;

const crlf = (text: string) => text.replaceAll('\n', '\r\n');

/** Responses to replay: a thin registry with its registrar, a free name, a rate limit, an unusual response. */
export const ANSWERS: Files = {
  [`${VERISIGN}/example.com.txt`]: crlf(REGISTRY_ANSWER),
  [`${VERISIGN}/example-free.com.txt`]: 'No match for "EXAMPLE-FREE.COM".\r\n',
  [`${VERISIGN}/example-odd.com.txt`]: 'What a nice day for a walk\r\n',
  'whois.registrar.example/example.com.txt': crlf(REGISTRAR_ANSWER),
  'whois.denic.de/example.de.txt':
    '% Error: 55000000002 Connection refused; access control limit reached.\r\n',
};
