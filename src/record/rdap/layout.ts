import { idOf } from '../../standards/hidden.js';
import { readEntities, withRole } from './entities.js';
import { dateOf, readEvents } from './events.js';
import { isObject, type Json, member, objects, oneLine, textLines } from './json.js';
import { NOTICE, NOTICE_TITLE, OTHER_OBJECT, RDAP_FIELDS, REMOVED, TTL } from './labels.js';
import { isShown, layOutContacts } from './lay-out-contact.js';
import { layOutRegistrar, layOutReseller } from './lay-out-registrar.js';
import { readRedactions, withoutRedacted } from './redactions.js';
import { eppStatus } from './statuses.js';
import { Text } from './text.js';

/**
 * Lays out an RDAP response about a domain (RFC 9083 section 5.3) as a WHOIS text in ICANN's layout. Labels and their order are those of the
 * Registrar Accreditation Agreement 2013. Accepts any JSON object; members of an unexpected form are omitted.
 */
export function layOutDomain(received: Json, host: string): string {
  const text = new Text(host);
  const document = withoutRedacted(received);
  const entities = readEntities(document);
  const events = readEvents(document);
  const redactions = readRedactions(document);
  const [registrar] = withRole(entities, 'registrar');

  text.add('Domain Name', nameOf(document));
  text.add('Internationalized Domain Name', member(document, 'unicodeName'));
  text.add('Registry Domain ID', idOf(oneLine(member(document, 'handle'))));
  layOutRegistrar(text, registrar ?? null, entities, events);
  layOutReseller(text, withRole(entities, 'reseller')[0] ?? null);
  for (const status of textLines(member(document, 'status'))) text.add('Domain Status', eppStatus(status));
  layOutContacts(text, 'Registrant', withRole(entities, 'registrant'), redactions);
  layOutContacts(text, 'Admin', withRole(entities, 'administrative', 'admin'), redactions);
  layOutContacts(text, 'Tech', withRole(entities, 'technical', 'tech'), redactions);
  layOutContacts(text, 'Billing', withRole(entities, 'billing'), redactions);
  const nameservers = member(document, 'nameservers');
  // Some servers send names instead of objects.
  text.add('Name Server', ...objects(nameservers).map(nameserverOf), ...names(nameservers));
  layOutDnssec(text, member(document, 'secureDNS'));
  text.add(TTL, ...objects(member(document, 'ttl0_data')).flatMap(ttlsOf));
  for (const redaction of redactions) {
    const { field, reason } = redaction;
    if (!isShown(redaction)) text.add(REMOVED, reason === '' ? field : `${field}: ${reason}`);
  }
  for (const remark of objects(member(document, 'remarks'))) {
    text.add('Remark', member(remark, 'title'), ...textLines(member(remark, 'description')));
  }
  layOutNotices(text, document, dateOf(events, 'last update of RDAP database'));
  return text.toString();
}

/** Lays out a response about an object other than a domain: only what it is. */
export function layOutOther(host: string, what: string): string {
  const text = new Text(host);
  text.add(OTHER_OBJECT, what);
  return text.toString();
}

/** Lays out a body that is not an RDAP response, line by line, so that nothing of it can be read as a value. */
export function layOutReceived(host: string, status: number, type: string, received: string): string {
  const text = new Text(host);
  text.add('HTTP Status', `${status} ${type}`);
  for (const line of received.split('\n')) text.add('Received', line);
  return text.toString();
}

/** Returns the name, in ASCII if the server sends it so. */
export function nameOf(object: Json): string {
  const name = oneLine(member(object, 'ldhName')) || oneLine(member(object, 'unicodeName'));
  return name.includes(' ') ? '' : name.replace(/\.$/, '');
}

const names = (list: unknown): string[] =>
  Array.isArray(list) ? textLines(list.filter((item) => typeof item === 'string')) : [];

/** Formats a name and its addresses: `ns1.example.com 192.0.2.1 2001:db8::1`. */
function nameserverOf(server: Json): string {
  const name = nameOf(server);
  const addresses = member(server, 'ipAddresses');
  if (name === '' || !isObject(addresses)) return name;
  const all = [...textLines(member(addresses, 'v4')), ...textLines(member(addresses, 'v6'))];
  return [name, ...all.filter((address) => /^[\da-f.:]{2,45}$/i.test(address))].join(' ');
}

function layOutDnssec(text: Text, secureDns: unknown): void {
  if (!isObject(secureDns)) return;
  const signed = truthOf(member(secureDns, 'delegationSigned'));
  const signers = objects(member(secureDns, 'dsData'));
  if (typeof signed === 'boolean' || signers.length > 0) {
    text.add('DNSSEC', signed === true || signers.length > 0 ? 'signedDelegation' : 'unsigned');
  }
  for (const signer of signers)
    text.add('DNSSEC DS Data', inOrder(signer, 'keyTag', 'algorithm', 'digestType', 'digest'));
  for (const key of objects(member(secureDns, 'keyData')))
    text.add(RDAP_FIELDS['dnssec.key'], inOrder(key, 'flags', 'protocol', 'algorithm', 'publicKey'));
}

/** Returns a boolean, which some servers send as a string. */
function truthOf(value: unknown): unknown {
  const word = typeof value === 'string' ? value.trim().toLowerCase() : '';
  return word === 'true' || word === 'false' ? word === 'true' : value;
}

/** Formats a time to live of some types of DNS records, one text for each type (draft-ietf-regext-rdap-ttl-extension). */
function ttlsOf(json: Json): string[] {
  const seconds = oneLine(member(json, 'value'));
  const types = member(json, 'types');
  return (Array.isArray(types) ? types : [types]).map((type) => `${oneLine(type)} ${seconds}`);
}

/** Formats members on one line as in zone files; '' if one is missing, because others would take its place. The last may be wrapped. */
function inOrder(json: Json, ...keys: string[]): string {
  const parts = keys.map((key) => oneLine(member(json, key)).replaceAll(' ', ''));
  return parts.includes('') ? '' : parts.join(' ');
}

/** A time or similar text, for a line without a label. */
const TIME = /^\d{4}[\dTtZz:.+ -]{4,36}$/;

/** Explanations for which ICANN's layout has lines of its own. */
const STATUS_CODES = /^status codes$/i;
const COMPLAINT = /inaccuracy complaint form/i;

/** Prints the lines below the record: the time of the data, general links, and the registry's notices. */
export function layOutNotices(text: Text, document: Json, updated: string): void {
  const notices = objects(member(document, 'notices'));
  for (const notice of notices) {
    const title = oneLine(member(notice, 'title'));
    if (COMPLAINT.test(title)) text.add('URL of the ICANN RDDS Inaccuracy Complaint Form', linkOf(notice));
  }
  if (TIME.test(updated)) text.say(`>>> Last update of RDAP database: ${updated} <<<\n`);
  for (const notice of notices) {
    const title = oneLine(member(notice, 'title'));
    const lines = textLines(member(notice, 'description'));
    if (STATUS_CODES.test(title)) text.add('Status Codes', lines.join(' ') || linkOf(notice));
    else if (!COMPLAINT.test(title)) {
      text.add(NOTICE_TITLE, title);
      text.add(NOTICE, ...lines);
      text.add('Notice Link', linkOf(notice));
    }
  }
}

const linkOf = (notice: Json): string =>
  objects(member(notice, 'links'))
    .map((link) => oneLine(member(link, 'href')))
    .find((href) => href !== '') ?? '';
