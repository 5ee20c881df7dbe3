import { type ContactDraft, DATE_FIELDS, type Draft, type RegistrarDraft } from './draft.js';
import { ROLES } from './target.js';

/** What stands where there is no id; what hides one (`REDACTED FOR PRIVACY`) stays as printed, as hidden values do everywhere. */
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
  'no data',
  'not set',
  '-',
  '--',
]);

/** `No registrar listed. This domain is directly registered with Nominet.` is a sentence, and nobody's name. */
const NO_REGISTRAR = /^(?:no|without) registrar\b/iu;

const isNoId = (id: string | null): boolean => id !== null && NO_IDS.has(id.toLowerCase());

/** Drops what registries print in the place of an id, a date or a registrar where there is none. */
export function dropNoValues(draft: Draft): void {
  const { registrar, objects, handles } = draft;
  if (isNoId(draft.domain_id)) draft.domain_id = null;
  for (const field of DATE_FIELDS) if (isNoId(draft[field]) || isEmpty(draft[field])) draft[field] = null;
  if (registrar !== null) dropFromRegistrar(registrar);
  if (handles.some(({ id }) => isNoId(id)))
    handles.splice(0, handles.length, ...handles.filter(({ id }) => !isNoId(id)));
  for (const role of ROLES) for (const contact of draft[role]) dropFromContact(contact);
  for (const object of objects) dropFromContact(object);
}

function dropFromRegistrar(registrar: RegistrarDraft): void {
  for (const field of ['id', 'name', 'url', 'email', 'phone'] as const)
    if (isNoId(registrar[field]) || isEmpty(registrar[field])) registrar[field] = null;
  if (registrar.name !== null && NO_REGISTRAR.test(registrar.name)) registrar.name = null;
  // `Registrar URL: RegistrarURL`, of a template that nobody filled in.
  if (registrar.url?.includes('.') === false) registrar.url = null;
}

/** Dashes, or YAML's tilde, stand where nobody filled a field in. */
const NOTHING = /^(?:[-–—.]{1,3}|~)$/u;

const isEmpty = (value: string | null): boolean => value !== null && value.length <= 3 && NOTHING.test(value);

function dropFromContact(contact: ContactDraft): void {
  if (isNoId(contact.id)) contact.id = null;
  for (const field of FIELDS) if (isEmpty(contact[field])) contact[field] = null;
  // `Registrant: N/A` and nothing else names nobody.
  contact.used &&= Object.values(contact).some((value) => typeof value === 'string' && !isNoId(value));
}

/** A town's dash stays as printed, which is how answers of .za's registries are expected to be read. */
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
