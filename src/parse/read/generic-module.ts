import { countryAtEnd } from '../../standards/country.js';
import { icannNotice } from '../answer/notice.js';
import { AFILIAS_CODE } from '../layouts/icann.js';
import { LOWER_D, UPPER_D } from '../text/characters.js';
import { BLANK, LABELLED, type Line, TEXT } from '../text/lines.js';
import type { BlockReader } from '../values/contact-block.js';
import type { FoundFields } from '../values/found-fields.js';
import { takePlace } from '../values/town.js';
import type { Draft } from './draft.js';
import { RegistryModule } from './module.js';
import { withoutLookAlikes } from './prepare-lines.js';
import { readRwhois } from './rwhois.js';
import { sideBySide } from './side-by-side.js';

let made: RegistryModule | undefined;

/**
 * Returns the module for servers without a module of their own: the vocabularies, and what many servers have in common. Compiled on
 * first use, like any other module.
 */
export function genericModule(): RegistryModule {
  made ??= new RegistryModule(null, {
    prepare: [readRwhois, labelBareDomain, withoutLookAlikes, sideBySide(() => genericModule().labels)],
    disclaimer: notice,
    address: readAddress,
    // A bare number in parentheses could mean anything.
    registrarCode: AFILIAS_CODE,
    jointContacts: true,
    postprocess: nameRegistrar,
  });
  return made;
}

/** A registrar that is printed by its tag alone has the tag as its name. A number says nothing. */
function nameRegistrar({ registrar }: Draft): void {
  if (registrar !== null && registrar.name === null && /\p{L}/u.test(registrar.id ?? ''))
    registrar.name = registrar.id;
}

/** Divides an address that one label gave into street, town and country. If another label gave the country, the last line may be the town's. */
const readAddress: BlockReader = (lines, labelled) => {
  const found: FoundFields = {};
  const elsewhere = (labelled?.country ?? labelled?.country_code ?? null) !== null;
  if (elsewhere || lines.length < 2 || countryAtEnd(lines) === null) return { address: lines.join('\n') };
  takePlace([...lines], found);
  return found;
};

/** Finds a notice by the words that most notices begin with, unless it contains a label of a record. */
function notice(lines: readonly Line[], text: string): readonly Line[] {
  const found = icannNotice(lines, text);
  const first = found.findIndex((line) => !isOfRecord(line));
  const next = found.findIndex((line, place) => place > first && isOfRecord(line));
  return first < 0 ? [] : found.slice(first, next < 0 ? undefined : next);
}

function isDomain(label: string): boolean {
  const rule = genericModule().labels.find('domain', label);
  return rule?.op === 'scalar' && rule.field === 'domain';
}

function isOfRecord({ kind, label }: Line): boolean {
  const rule = kind === LABELLED ? genericModule().labels.find('domain', label) : null;
  // Many notices contain `Last update of database: …`.
  return rule !== null && rule.op !== 'ignore' && rule.op !== 'event';
}

/** `Domain example.com`, `Domain example.com:`: nothing but the name, so that no sentence matches. */
const BARE = /^domain(?: name)? ((?:[^\s.:=]{1,63}\.){1,8}[^\s.:]{2,63})$/iu;

/** The name alone. */
const NAME = /^(?:[\p{L}\p{M}\p{N}-]{1,63}\.){1,8}(?:xn--[a-z\d-]{2,59}|[\p{L}\p{M}]{2,63})$/iu;

const startsWithD = (code: number): boolean => code === UPPER_D || code === LOWER_D;

/** Adds a label to the name at the top of a record, for registrars that print it without one. */
function labelBareDomain(lines: readonly Line[], text: string): readonly Line[] {
  const opening = lines.findIndex(
    (line) => line.kind !== BLANK && startsWithD(text.charCodeAt(line.start)) && nameOf(line) !== null,
  );
  const at = opening < 0 ? bareFirstLine(lines) : opening;
  const line = lines[at];
  if (line === undefined) return lines;
  const labelled = [...lines];
  labelled[at] = line.with('Domain', nameOf(line) ?? line.value);
  return labelled;
}

/** Finds the name alone on the first line, or with the label `Name:` among the first fields, in a response without a label for the domain. */
function bareFirstLine(lines: readonly Line[]): number {
  const first = lines.findIndex(({ kind }) => kind !== BLANK);
  const at = lines[first]?.kind === LABELLED ? nameField(lines, first) : first;
  const line = lines[at];
  if ((line?.kind !== TEXT && line?.kind !== LABELLED) || !NAME.test(line.value)) return -1;
  return lines.some(({ kind, label, value }) => kind === LABELLED && value !== '' && isDomain(label))
    ? -1
    : at;
}

/** The name is one of this many first fields. */
const MAX_FIRST_FIELDS = 5;

function nameField(lines: readonly Line[], first: number): number {
  const above = lines.slice(first, first + MAX_FIRST_FIELDS);
  const end = above.findIndex(({ kind, value }) => kind !== LABELLED || value === '');
  const at = above.findIndex(({ label }) => label.toLowerCase() === 'name');
  return at >= 0 && (end < 0 || at < end) ? first + at : -1;
}

function nameOf({ kind, label, value }: Line): string | null {
  if (kind === TEXT) return BARE.exec(value)?.[1] ?? null;
  return kind === LABELLED && value === '' ? (BARE.exec(label)?.[1] ?? null) : null;
}
