import type { Draft } from './draft.js';
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
  '-',
  '--',
]);

/** `No registrar listed. This domain is directly registered with Nominet.` is a sentence, and nobody's name. */
const NO_REGISTRAR = /^(?:no|without) registrar\b/iu;

const isNoId = (id: string | null): boolean => id !== null && NO_IDS.has(id.toLowerCase());

/** Drops what registries print in the place of an id or a registrar where there is none. */
export function dropNoValues(draft: Draft): void {
  const { registrar, objects } = draft;
  if (isNoId(draft.domain_id)) draft.domain_id = null;
  if (registrar !== null) {
    if (isNoId(registrar.id)) registrar.id = null;
    if (registrar.name !== null && (isNoId(registrar.name) || NO_REGISTRAR.test(registrar.name)))
      registrar.name = null;
  }
  for (const role of ROLES) for (const contact of draft[role]) if (isNoId(contact.id)) contact.id = null;
  for (const object of objects) if (isNoId(object.id)) object.id = null;
}
