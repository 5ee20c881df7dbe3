import type { ContactDraft, Draft } from './draft.js';
import { shareJointContact } from './joint-contact.js';
import type { Fallback, Layout, Postprocess, ReferralField } from './layout.js';
import type { RegistrarField } from './target.js';

/** Collects what a layout declares to be done with the draft after all lines are read, in this order. */
export function postprocessesOf(layout: Layout): Postprocess[] {
  const { registrarCode, statusBehindName, placeholders, fallback, postprocess = [] } = layout;
  const steps: Postprocess[] = [];
  if (registrarCode !== undefined) steps.push((draft) => takeRegistrarCode(draft, registrarCode));
  if (statusBehindName !== undefined) steps.push((draft) => takeStatusBehindName(draft, statusBehindName));
  if (placeholders !== undefined) steps.push((draft) => dropPlaceholders(draft, placeholders));
  if (fallback !== undefined) steps.push(fallBack(fallback));
  if (layout.jointContacts === true) steps.push(shareJointContact);
  return steps.concat(postprocess);
}

/** The code is the registry's own id of the registrar; it is kept in addition to an IANA id. */
export function takeRegistrarCode({ registrar }: Draft, pattern: RegExp): void {
  const { name, id } = pattern.exec(registrar?.name ?? '')?.groups ?? {};
  if (registrar === null || name === undefined || id === undefined) return;
  registrar.name = name;
  registrar.id = id;
}

function takeStatusBehindName({ domain, statuses }: Draft, pattern: RegExp): void {
  const state = pattern.exec(domain ?? '')?.[1];
  if (state !== undefined) statuses.push(state.trim());
}

function fallBack({ admin, ...others }: Fallback): Postprocess {
  const fields = Object.entries(others) as [ReferralField, ReferralField][];
  return (draft) => {
    const { registrar } = draft;
    if (admin !== undefined && draft.admin.length === 0) draft.admin.push(...draft[admin]);
    for (const [field, other] of fields) {
      const value = other === 'referral_url' ? draft.referral_url : (registrar?.[ofRegistrar(other)] ?? null);
      if (field === 'referral_url') draft.referral_url ??= value;
      else if (registrar !== null) registrar[ofRegistrar(field)] ??= value;
    }
  };
}

const ofRegistrar = (field: ReferralField): RegistrarField =>
  field.slice('registrar.'.length) as RegistrarField;

const CONTACT_FIELDS = ['id', 'name', 'organization', 'address', 'phone', 'fax', 'email'] as const;

function dropPlaceholders(draft: Draft, placeholder: RegExp): void {
  const { registrar, nameservers } = draft;
  for (const field of ['created_on', 'updated_on', 'expires_on'] as const)
    if (placeholder.test(draft[field] ?? '')) draft[field] = null;
  for (const field of ['id', 'name', 'organization', 'url'] as const)
    if (registrar !== null && placeholder.test(registrar[field] ?? '')) registrar[field] = null;
  nameservers.splice(0, nameservers.length, ...nameservers.filter(({ name }) => !placeholder.test(name)));
  for (const contact of [...draft.registrant, ...draft.admin, ...draft.technical])
    dropOfContact(contact, placeholder);
}

/** A contact that has no other values is not used. */
function dropOfContact(contact: ContactDraft, placeholder: RegExp): void {
  const dropped = CONTACT_FIELDS.filter((field) => placeholder.test(contact[field] ?? ''));
  for (const field of dropped) contact[field] = null;
  if (dropped.length > 0) contact.used = CONTACT_FIELDS.some((field) => contact[field] !== null);
}
