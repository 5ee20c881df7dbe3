/** The same facts of a registration, printed as different registries print them. */
export interface Facts {
  domain: string;
  created: Date;
  expires: Date;
  registrar: string;
  /** Codes of EPP; layouts that have no place for them leave them out. */
  codes: string[];
  nameservers: string[];
  holder: { organization: string; street: string; city: string; zip: string; email: string };
}

const iso = (date: Date): string => date.toISOString().replace('.000Z', 'Z');

type Layout = (facts: Facts) => { host: string; body: string };

export const LAYOUTS: Readonly<Record<string, Layout>> = {
  icann: (facts) => ({
    host: 'whois.pir.org',
    body: lines(
      `Domain Name: ${facts.domain.toUpperCase()}`,
      `Creation Date: ${iso(facts.created)}`,
      `Registry Expiry Date: ${iso(facts.expires)}`,
      `Registrar: ${facts.registrar}`,
      ...facts.codes.map((code) => `Domain Status: ${code} https://icann.org/epp#${code}`),
      `Registrant Organization: ${facts.holder.organization}`,
      `Registrant Street: ${facts.holder.street}`,
      `Registrant City: ${facts.holder.city}`,
      `Registrant Postal Code: ${facts.holder.zip}`,
      `Registrant Email: ${facts.holder.email}`,
      ...facts.nameservers.map((name) => `Name Server: ${name.toUpperCase()}`),
      'DNSSEC: unsigned',
      `>>> Last update of WHOIS database: 2026-01-01T00:00:00Z <<<`,
    ),
  }),
  afnic: (facts) => ({
    host: 'whois.nic.fr',
    body: lines(
      '%% This is the AFNIC Whois server.',
      '',
      `domain:      ${facts.domain}`,
      'status:      ACTIVE',
      'holder-c:    EXA1-FRNIC',
      `registrar:   ${facts.registrar.toUpperCase()}`,
      `Expiry Date: ${iso(facts.expires)}`,
      `created:     ${iso(facts.created)}`,
      'source:      FRNIC',
      '',
      ...facts.nameservers.toReversed().map((name) => `nserver:     ${name}`),
      'source:      FRNIC',
      '',
      'nic-hdl:     EXA1-FRNIC',
      'type:        ORGANIZATION',
      `contact:     ${facts.holder.organization}`,
      `address:     ${facts.holder.street}`,
      `address:     ${facts.holder.zip} ${facts.holder.city}`,
      `e-mail:      ${facts.holder.email}`,
      'source:      FRNIC',
    ),
  }),
  tci: (facts) => ({
    host: 'whois.tcinet.ru',
    body: lines(
      `domain:        ${facts.domain.toUpperCase()}`,
      ...facts.nameservers.map((name) => `nserver:       ${name}.`),
      'state:         REGISTERED, DELEGATED, VERIFIED',
      `org:           ${facts.holder.organization}`,
      `registrar:     ${facts.registrar}`,
      `created:       ${iso(facts.created)}`,
      `paid-till:     ${iso(facts.expires)}`,
      'source:        TCI',
    ),
  }),
  unknown: (facts) => ({
    host: 'whois.names.example',
    body: lines(
      `Domain = ${facts.domain}`,
      `Registered on = ${iso(facts.created).replace('T', ' ').replace('Z', ' UTC')}`,
      `Expires on = ${iso(facts.expires).replace('T', ' ').replace('Z', ' UTC')}`,
      `Registrar = ${facts.registrar}`,
      ...facts.codes.map((code) => `Status = ${code}`),
      ...facts.nameservers.map((name) => `Nameserver = ${name}`),
    ),
  }),
  rdap: (facts) => ({
    host: 'rdap.example',
    body: JSON.stringify({
      objectClassName: 'domain',
      ldhName: facts.domain,
      status: facts.codes.map((code) => code.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)),
      events: [
        { eventAction: 'registration', eventDate: iso(facts.created) },
        { eventAction: 'expiration', eventDate: iso(facts.expires).replace('Z', '+00:00') },
        { eventAction: 'last update of RDAP database', eventDate: '2026-01-01T00:00:00Z' },
      ],
      nameservers: facts.nameservers.map((name) => ({ objectClassName: 'nameserver', ldhName: name })),
      entities: [
        entity('registrar', [['fn', {}, 'text', facts.registrar]]),
        entity('registrant', [
          ['fn', {}, 'text', ''],
          ['org', {}, 'text', facts.holder.organization],
          ['adr', {}, 'text', ['', '', facts.holder.street, facts.holder.city, '', facts.holder.zip, '']],
          ['email', {}, 'text', facts.holder.email],
        ]),
      ],
    }),
  }),
};

const lines = (...all: string[]): string => `${all.join('\n')}\n`;

const entity = (role: string, card: unknown[]) => ({
  objectClassName: 'entity',
  roles: [role],
  vcardArray: ['vcard', [['version', {}, 'text', '4.0'], ...card]],
});
