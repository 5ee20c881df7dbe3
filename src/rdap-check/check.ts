import { HTTP_ROWS } from './http.js';
import { type Node, nodesOf } from './nodes.js';
import { PROFILE_ROWS } from './profile.js';
import { RFC_ROWS } from './rfc9083.js';
import { type Broken, type Context, type Rule, readRules } from './rule.js';
import {
  isObject,
  type Json,
  listOf,
  memberOf,
  type RdapCheckOptions,
  type RdapFinding,
  type RdapRule,
} from './types.js';

const rfcSection = (section: string): string => section.replace(/^(\d+) /u, 'RFC $1 section ');
const profileSection = (section: string): string =>
  section === 'guide'
    ? 'ICANN RDAP Technical Implementation Guide 2024 section 1'
    : `ICANN RDAP Response Profile 2024 section ${section}`;

const HTTP_RULES = readRules(HTTP_ROWS, rfcSection);
const RFC_RULES = readRules(RFC_ROWS, rfcSection);
const PROFILE_RULES = readRules(PROFILE_ROWS, profileSection);

/** Maximum number of findings that are reported. */
const MAX_FINDINGS = 1000;

/** Maximum number of characters of a value that a finding shows. */
const MAX_SHOWN = 200;

/**
 * Returns the rules that a document breaks: those of RFC 9083 and the documents that it builds on, and for a domain those of ICANN's RDAP
 * Response Profile of February 2024. No server is contacted. `document` is any JSON, as `JSON.parse` returns it.
 */
export function checkRdap(document: unknown, { profile, http }: RdapCheckOptions = {}): RdapFinding[] {
  if (!isObject(document)) return [{ ...NOT_AN_OBJECT, path: '$', found: shown(document) }];
  const context: Context = { document, http: http ?? null };
  const isDomain = memberOf(document, 'objectClassName') === 'domain';
  const rules = [
    ...(http === undefined ? [] : HTTP_RULES),
    ...RFC_RULES,
    ...(isDomain && (profile ?? claimsProfile(document)) ? PROFILE_RULES : []),
  ];
  const findings: RdapFinding[] = [];
  for (const finding of findingsOf(rules, nodesOf(document), context)) {
    findings.push(finding);
    if (findings.length === MAX_FINDINGS) break;
  }
  return findings;
}

function* findingsOf(
  rules: readonly Rule[],
  nodes: readonly Node[],
  context: Context,
): Generator<RdapFinding> {
  for (const rule of rules)
    for (const node of nodes.filter(({ kind }) => rule.on.has(kind)))
      for (const { path, found } of brokenBy(rule, node, context)) {
        const { id, section, expected } = rule;
        yield { rule: id, section, path: placeOf(node.path, path), expected, found: shown(found) };
      }
}

/** {@link checkRdap} for the text of a document. */
export function checkRdapText(text: string, options?: RdapCheckOptions): RdapFinding[] {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    return [{ ...NOT_JSON, path: '$', found: shown(text) }];
  }
  return checkRdap(document, options);
}

const NOT_JSON = { rule: 'json', section: 'RFC 9083 section 3', expected: 'JSON' };
const NOT_AN_OBJECT = { rule: 'object', section: 'RFC 9083 section 3', expected: 'a JSON object' };

/** All rules in the order in which they are checked; the ids are unique. */
export const RDAP_RULES: readonly RdapRule[] = [
  ...[NOT_JSON, NOT_AN_OBJECT].map(({ rule: id, section, expected }) => ({ id, section, expected })),
  ...[...HTTP_RULES, ...RFC_RULES, ...PROFILE_RULES].map(({ id, section, expected }) => ({
    id,
    section,
    expected,
  })),
];

const claimsProfile = (document: Json): boolean =>
  listOf(memberOf(document, 'rdapConformance')).some((word) =>
    String(word).startsWith('icann_rdap_response_profile_'),
  );

function brokenBy({ member, broken }: Rule, node: Node, context: Context): Broken[] {
  if (broken !== null) return broken(node.value, context, node);
  if (member === null) return [];
  const { name, isRequired, isList, is } = member;
  const value = memberOf(node.value, name);
  const path = `.${name}`;
  if (value === undefined) return isRequired ? [{ path, found: undefined }] : [];
  if (!isList) return is(value) ? [] : [{ path, found: value }];
  return listOf(value).flatMap((item, at) => (is(item) ? [] : [{ path: `${path}[${at}]`, found: item }]));
}

/** The path of a header begins with a space, because it is not within the document. */
const placeOf = (node: string, path: string): string =>
  path.startsWith(' ') ? `HTTP${path}` : `${node}${path}`;

function jsonOf(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    // JSON that is nested more deeply than it can be written.
    return Array.isArray(value) ? '[…]' : '{…}';
  }
}

function shown(found: unknown): string {
  if (found === undefined) return 'nothing';
  const text = jsonOf(found);
  return text.length <= MAX_SHOWN ? text : `${text.slice(0, MAX_SHOWN)}…`;
}
