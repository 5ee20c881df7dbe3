import { icannNotice } from '../answer/notice.js';
import { labelBareDomain } from '../layouts/bare-domain.js';
import { LABELLED, type Line } from '../text/lines.js';
import type { BlockReader, FoundFields } from '../values/contact-block.js';
import { isCountry } from '../values/country.js';
import { takePlace } from '../values/town.js';
import { RegistryModule } from './module.js';

let made: RegistryModule | undefined;

/**
 * What reads the answers of servers that nobody declared: the vocabularies, and what many servers have in common.
 * Made on first use, as any other module.
 */
export function genericModule(): RegistryModule {
  made ??= new RegistryModule(null, {
    prepare: (lines, text) => labelBareDomain(lines, text, isDomain),
    disclaimer: notice,
    address: readAddress,
    registrarCode: CODE,
    jointContacts: true,
  });
  return made;
}

/** Street, town and country in lines of one label. Where another gives the country, the last line is a town's like any other. */
const readAddress: BlockReader = (lines, labelled) => {
  const found: FoundFields = {};
  const elsewhere = (labelled?.country ?? labelled?.country_code ?? null) !== null;
  if (elsewhere || lines.length < 2 || !isCountry(lines.at(-1) ?? '')) return { address: lines.join('\n') };
  takePlace([...lines], found);
  return found;
};

/** `Example Registrar, Inc. (R9999-LROR)`: a bare number in parentheses could be anything. */
const CODE = /^(?<name>.{1,200}\S)\s{0,4}\((?<id>R\d{1,8}-[A-Z]{2,8})\)$/u;

/** A notice by the words that most begin with, as far as no label of a record stands in it. */
function notice(lines: readonly Line[], text: string): readonly Line[] {
  const found = icannNotice(lines, text);
  const record = found.findIndex(isOfRecord);
  return record < 0 ? found : found.slice(0, record);
}

function isDomain(label: string): boolean {
  const rule = genericModule().labels.find('domain', label);
  return rule?.op === 'scalar' && rule.field === 'domain';
}

function isOfRecord({ kind, label }: Line): boolean {
  const rule = kind === LABELLED ? genericModule().labels.find('domain', label) : null;
  return rule !== null && rule.op !== 'ignore';
}
