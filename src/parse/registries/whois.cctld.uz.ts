import type { BlockReader } from '../contact-block.js';
import { registry } from '../registry.js';

/**
 * Verisign's layout of old, and below it the registrar's record with contacts as blocks of fixed lines:
 * organization, person and e-mail, street, town, `country, state postcode`, country code. `not.defined.` stands
 * where there is nothing, and the WHOIS server that it prints is a web page's.
 */
export default registry({
  suffixes: ['uz'],
  spec: () => ({
    says: { available: 'Sorry, but domain: {domain}, not found in database' },
    labels: {
      'Domain Name': 'domain',
      Registrar: 'registrar.name',
      'Referral URL | Name Server | Domain servers in listed order | Status | Updated Date': 'as named',
      'Creation Date | Expiration Date | Registrant | Administrative Contact': 'as named',
      'Technical Contact | Billing Contact': 'as named',
    },
    ignore: 'Whois Server',
    disclaimer: { from: 'TERMS OF USE', until: 'The Registry database' },
    block: PERSON,
    finish(draft) {
      const servers = draft.nameservers.filter(({ name }) => name !== 'not.defined');
      draft.nameservers.splice(0, draft.nameservers.length, ...servers);
    },
  }),
});

const PERSON: BlockReader = (lines) => {
  const known = lines.map((line) => (line === 'not.defined.' ? '' : line));
  const phone = /^Tel\.\s{0,4}(\S.{4,39})$/u;
  const fax = /^Fax\.\s{0,4}(\S.{4,39})$/u;
  const numbers = known.findIndex((line) => phone.test(line) || fax.test(line));
  const [organization = '', person = '', ...place] = numbers < 0 ? known : known.slice(0, numbers);
  const [, name = person, user, host] =
    /^(.{0,200}?)\s{0,8}\((\S{1,64}) \[at\] (\S{1,255})\)$/u.exec(person) ?? [];
  const country = place.pop() ?? '';
  const [, state = '', zip = ''] =
    /,\s(?:([A-Z]{2})\s)?([\dA-Z][\dA-Z -]{2,9})$/u.exec(place.pop() ?? '') ?? [];
  const city = place.pop() ?? '';
  return {
    organization,
    name,
    address: place.filter((line) => line !== '').join('\n'),
    city,
    state,
    zip,
    country,
    phone: known.map((line) => phone.exec(line)?.[1]).find((found) => found !== undefined) ?? '',
    fax: known.map((line) => fax.exec(line)?.[1]).find((found) => found !== undefined) ?? '',
    email: user === undefined ? '' : `${user}@${host}`,
  };
};
