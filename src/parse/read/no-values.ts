import { type ContactDraft, DATE_FIELDS, type Draft, type RegistrarDraft } from './draft.js';
import { ROLES } from './target.js';

/** Words printed instead of a missing id. Words for a hidden id (`REDACTED FOR PRIVACY`) are kept as printed, like all hidden values. */
const NO_IDS: ReadonlySet<string> = new Set([
  'none',
  'null',
  'nil',
  'n/a',
  'na',
  'not applicable',
  'not available',
  'not shown',
  '(not shown)',
  '(none)',
  'undefined',
  'unknown',
  'not found',
  'not registered',
  'no match',
  'no data',
  'not set',
  '-',
  '--',
]);

/** Character codes of their initials. Nearly all values begin with another. */
const INITIALS: ReadonlySet<number> = new Set(
  [...NO_IDS].flatMap((words) => [words, words.toUpperCase()].map((either) => either.charCodeAt(0))),
);

/** `No registrar listed. This domain is directly registered with Nominet.` is a sentence, not a name. */
const NO_REGISTRAR = /^(?:no|without) registrar\b/iu;

/** `N/A`, or `undefined undefined` for a name in two parts. */
function isNoId(id: string): boolean {
  if (id.length > MAX_NO_ID || !INITIALS.has(id.charCodeAt(0))) return false;
  const words = id.toLowerCase();
  if (NO_IDS.has(words)) return true;
  const blank = words.indexOf(' ');
  // Nearly all names stop here.
  return NO_IDS.has(words.slice(0, Math.max(blank, 0))) && words.split(' ').every((word) => NO_IDS.has(word));
}

/** Characters. */
const MAX_NO_ID = 40;

/** Printed for empty fields: dashes, question marks, YAML's tilde or an empty list. */
const NOTHING = /^(?:[-–—.?]{1,3}|~|\[\]|\{\})$/u;

const isEmpty = (value: string): boolean => value.length <= 3 && NOTHING.test(value);

/** Whether a value is printed for a missing one: `N/A`, a dash. */
export const isNoValue = (value: string | null): boolean =>
  value !== null && (isEmpty(value) || isNoId(value));

/** Drops values that registries print for a missing id, date or registrar. */
export function dropNoValues(draft: Draft): void {
  const { registrar, objects, handles } = draft;
  if (isNoValue(draft.domain_id)) draft.domain_id = null;
  for (const field of DATE_FIELDS) if (isNoValue(draft[field])) draft[field] = null;
  if (registrar !== null) dropFromRegistrar(registrar);
  if (handles.some(({ id }) => isNoValue(id)))
    handles.splice(0, handles.length, ...handles.filter(({ id }) => !isNoValue(id)));
  for (const role of ROLES) for (const contact of draft[role]) dropFromContact(contact);
  for (const object of objects) dropFromContact(object);
}

function dropFromRegistrar(registrar: RegistrarDraft): void {
  for (const field of ['id', 'name', 'organization', 'url', 'email', 'phone'] as const)
    if (isNoValue(registrar[field])) registrar[field] = null;
  if (registrar.name !== null && NO_REGISTRAR.test(registrar.name)) registrar.name = null;
  // `Registrar URL: RegistrarURL`, from a template that was not filled in.
  if (registrar.url?.includes('.') === false) registrar.url = null;
}

function dropFromContact(contact: ContactDraft): void {
  if (isNoValue(contact.id)) contact.id = null;
  for (const field of FIELDS) {
    const value = contact[field];
    if (value !== null && isEmpty(value)) contact[field] = null;
  }
  contact.used &&=
    isSaid(contact.name) || isSaid(contact.organization) || Object.values(contact).some(isSaid);
}

/** A contact that has only `Registrant: N/A` has no values. */
const isSaid = (value: unknown): boolean => typeof value === 'string' && !isNoId(value);

/** Fields that are empty if their value is a lone dash. A city stays as printed, as expected of responses of the .za registries. */
const FIELDS = [
  'name',
  'organization',
  'address',
  'zip',
  'state',
  'country',
  'country_code',
  'phone',
  'fax',
  'email',
] as const;
