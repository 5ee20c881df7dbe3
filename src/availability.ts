import type { AvailabilityDetails, AvailabilityReason } from './availability-details.js';
import type { Lookup } from './client-types.js';
import { protocolOf } from './compare/compare.js';
import { WhoisError } from './errors.js';
import { explain } from './parse/explain.js';
import type { ExplainedPart, Explanation } from './parse/explanation.js';
import type { Properties } from './parse/properties.js';
import { KEPT_DOMAIN } from './record/rdap/labels.js';

type LookupFacts = Pick<Lookup, 'domain' | 'parts' | 'properties'>;

/** Whether a name is available: true only on positive evidence, false if it clearly is not. Throws `UNDETERMINED` otherwise. */
export function availabilityOf({ domain, parts, properties }: LookupFacts): boolean {
  const available = properties['available?'];
  if (available !== null) return available;
  const host = parts[0]?.host;
  const message = `${host ?? 'the response'} does not say whether ${domain} is available`;
  throw new WhoisError('UNDETERMINED', message, { parts, ...(host ? { host } : {}) });
}

/** What a delegation in DNS says. */
export const DELEGATED: Readonly<AvailabilityDetails> = {
  available: false,
  status: null,
  reason: 'delegated',
  host: null,
  line: null,
  by: 'dns',
};

/** Characters of a line that are returned. */
const MAX_LINE = 300;

/** Like {@link availabilityOf}, with the reason and the words that decided. Reads the parts again, and never throws on their content. */
export function explainAvailability({ domain, parts, properties }: LookupFacts): AvailabilityDetails {
  const explanation = explain(parts, { domain });
  const { part, said } = deciding(explanation);
  const { 'available?': available, status } = properties;
  const reason = reasonOf(properties, said);
  const line = said.find((each) => wordsFor(reason).test(each)) ?? said[0] ?? null;
  const whole = parts.length === 1 ? parts[0] : parts[part];
  return {
    available,
    status,
    reason,
    host: explanation.parts[part]?.host ?? null,
    line: line === null ? null : line.slice(0, MAX_LINE),
    by: whole === undefined ? null : protocolOf(whole),
  };
}

/** The index of the part that decided the status, and its lines that did; of a record without a status, the line of its name, or its first value. */
function deciding({ values, warnings, parts }: Explanation): { part: number; said: string[] } {
  const unclear = warnings.find(({ code, line }) => code === 'UNACCOUNTED' && line !== null);
  if (unclear?.part != null) return linesOf(parts, unclear.part, [unclear.line ?? 0]);
  const value = (path: string) => values.find((each) => each.path === path && each.lines.length > 0);
  const found = value('status') ?? value('domain') ?? values.find(({ lines }) => lines.length > 0);
  return found === undefined ? { part: 0, said: [] } : linesOf(parts, found.part, found.lines);
}

function linesOf(parts: readonly ExplainedPart[], part: number, numbers: readonly number[]) {
  const { lines = [] } = parts[part] ?? {};
  const said = numbers.map((number) => lines[number - 1]?.text.trim() ?? '').filter((line) => line !== '');
  // Our own words in the layout of an RDAP error; the server's follow.
  if (said[0]?.startsWith(KEPT_DOMAIN) !== true) return { part, said };
  const error = lines.map(({ text }) => text.trim()).filter((line) => RDAP_ERROR.test(line));
  return { part, said: error.length > 0 ? error : said };
}

const RDAP_ERROR = /^Error (?:Title|Description):/;

const PREMIUM = /\b(?:premium|platinum)\b/iu;
const BLOCKED = /\bblock(?:ed|s|ing)?\b/iu;
const RESERVED = /reserved|restricted|prohibited/iu;
const ANY = /(?:)/;

function wordsFor(reason: AvailabilityReason): RegExp {
  if (reason === 'premium') return PREMIUM;
  if (reason === 'blocked') return BLOCKED;
  return reason === 'reserved' ? RESERVED : ANY;
}

function reasonOf(properties: Properties, said: readonly string[]): AvailabilityReason {
  const { status, 'available?': available, 'registered?': registered } = properties;
  if (available === null) return 'unknown';
  if (available) return 'free';
  if (registered) return 'registered';
  if (status === 'invalid') return 'invalid';
  if (said.some((line) => PREMIUM.test(line))) return 'premium';
  if (said.some((line) => BLOCKED.test(line))) return 'blocked';
  return status === 'reserved' ? 'reserved' : 'unavailable';
}
