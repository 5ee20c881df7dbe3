import type { DelegationSigner, DnsKey, Dnssec } from '../properties.js';
import type { DnssecDraft, SignerDraft } from '../read/draft.js';
import { wordsOf } from '../read/rows.js';
import { DIGEST_TYPES, SECURITY_ALGORITHMS, SIGNED_WORDS, UNSIGNED_WORDS } from '../words/dnssec.js';

const SIGNED: ReadonlySet<string> = new Set(wordsOf(SIGNED_WORDS));
const UNSIGNED: ReadonlySet<string> = new Set(wordsOf(UNSIGNED_WORDS));

/** Flags of a zone's key, with and without the secure entry point (RFC 4034 section 2.1.1). */
const FLAGS: ReadonlyMap<string, number> = new Map([
  ['ZSK', 256],
  ['KSK', 257],
]);

const BEGINS = /^\(?\s{0,4}(?:\d{1,5}[\s,:;]|[KZ]SK\s|[^\s]{1,253}\s+(?:\d{1,10}\s+)?IN\s+(?:DS|DNSKEY)\s)/iu;

/** Whether a text begins a new signer or key: `12345 8 2 …`, `257 3 8 …`, `example.com. IN DS …`. */
export const isSignerBegun = (text: string): boolean => BEGINS.test(text);

/** What a response says about DNSSEC, with the draft that each signer and key was read from. */
export interface FoundDnssec extends Dnssec {
  readonly from: { readonly ds: readonly SignerDraft[]; readonly keys: readonly SignerDraft[] };
}

/** Reads DNSSEC data; null if the response has none that can be read. */
export function readDnssec({ signed: said, signers }: DnssecDraft): FoundDnssec | null {
  const ds = readable(signers, 'ds', toDs);
  const keys = readable(signers, 'key', toKey);
  const word = said === null ? '' : wordOf(said);
  // Registries that accept keys instead of signers compute the signers from them.
  const signed = SIGNED.has(word) || (!UNSIGNED.has(word) && ds.size + keys.size > 0);
  if (!signed && !UNSIGNED.has(word)) return null;
  const from = { ds: [...ds.keys()], keys: [...keys.keys()] };
  return { signed, ds: [...ds.values()], keys: [...keys.values()], from };
}

/** Reads all signers of one kind; those that cannot be read are dropped. */
function readable<Value>(
  signers: readonly SignerDraft[],
  kind: SignerDraft['kind'],
  read: (signer: SignerDraft) => Value | null,
): Map<SignerDraft, Value> {
  const found = new Map<SignerDraft, Value>();
  for (const signer of signers) {
    const value = signer.kind === kind ? read(signer) : null;
    if (value !== null) found.set(signer, value);
  }
  return found;
}

/** Reads a value like `Signed delegation (2 DS records)`; the text in parentheses is an explanation. */
function wordOf(text: string): string {
  const [before = ''] = text.split(/[(,;]/u, 1);
  return before.toLowerCase().replace(/[^\p{L}\d]/gu, '');
}

function toDs(draft: SignerDraft): DelegationSigner | null {
  const text = draft.text ?? allOnOneLine('tag', draft.key_tag);
  const { key_tag, algorithm, digest_type, digest } = text === null ? draft : dsFieldsOf(text);
  const ds = {
    key_tag: numberOf(key_tag, NO_NAMES),
    algorithm: numberOf(algorithm, SECURITY_ALGORITHMS),
    digest_type: numberOf(digest_type, DIGEST_TYPES),
    digest: digestOf(digest ?? ''),
  };
  return ds.key_tag === null && ds.digest === null ? null : ds;
}

/** Reads fields on one line, `keyTag:12345 algorithm:8 …`: the value of the first label contains the others. */
const allOnOneLine = (label: string, value: string | null): string | null =>
  value !== null && /\s(?:algorithm|protocol)[:=]/iu.test(value) ? `${label}:${value}` : null;

type Fields<Name extends keyof SignerDraft> = Pick<SignerDraft, Name>;

/** `12345 8 2 49FD…`, with blanks and parentheses in the digest; .br omits the digest's type. */
function dsFieldsOf(text: string): Fields<'key_tag' | 'algorithm' | 'digest_type' | 'digest'> {
  // .pt omits a missing key tag.
  const fields = tokensOf(text);
  const tagless = OWNER.test(text) && (fields[2]?.length ?? 0) >= SHORTEST_DIGEST;
  const [key_tag = '', algorithm = '', third = '', ...rest] = tagless ? ['', ...fields] : fields;
  const untyped = third.length >= SHORTEST_DIGEST;
  const digest = (untyped ? [third, ...rest] : rest).join('');
  return { key_tag, algorithm, digest_type: untyped ? null : third, digest };
}

/** Hexadecimal digits of SHA-1. */
const SHORTEST_DIGEST = 40;

function toKey(draft: SignerDraft): DnsKey | null {
  const text = draft.text ?? allOnOneLine('flags', draft.flags);
  const { flags, protocol, algorithm, public_key } = text === null ? draft : keyFieldsOf(text);
  const key = {
    flags: numberOf(flags, FLAGS),
    protocol: numberOf(protocol, NO_NAMES),
    algorithm: numberOf(algorithm, SECURITY_ALGORITHMS),
    public_key: keyData(public_key ?? ''),
  };
  return key.flags === null && key.public_key === null ? null : key;
}

/** `257 3 8 AwEA…`, or EURid's `KSK protocol:3 algorithm:RSA_SHA256 pubKey:AwEA…`, before which .be prints the key's tag. */
function keyFieldsOf(text: string): Fields<'flags' | 'protocol' | 'algorithm' | 'public_key'> {
  const tokens = tokensOf(text);
  const [flags = '', protocol = '', algorithm = '', ...rest] = FLAGS_NAMED.test(text)
    ? tokens.slice(1)
    : tokens;
  return { flags, protocol, algorithm, public_key: rest.join('') };
}

const FLAGS_NAMED = /\sflags[:=]/iu;

/** Returns the fields of a record, without the words before and between them. */
const tokensOf = (text: string): string[] =>
  text
    .replace(OWNER, '')
    .replace(NAMED, ' ')
    .split(/[\s(),;"]+/u)
    .filter((token) => token !== '');

const OWNER = /^[^\s]{1,253}\s+(?:\d{1,10}\s+)?IN\s+(?:DS|DNSKEY)\s+/iu;
const NAMED =
  /\b(?:key ?tag|tag|flags|protocol|algorithm|algo|alg|digest ?type|digest|hash|pub ?key|public ?key)\s?[:=]/giu;

const NO_NAMES: ReadonlyMap<string, number> = new Map();

/** Reads a number or an algorithm's name: `8`, `8 [RSASHA256]`, `RSASHA256 (8)`, `RSASHA256`. A field of a record has 16 bits. */
function numberOf(text: string | null, names: ReadonlyMap<string, number>): number | null {
  if (text === null) return null;
  const leading = /^\d{1,5}(?![\p{L}\d.-])/u.exec(text)?.[0] ?? /\((\d{1,5})\)$/u.exec(text)?.[1];
  if (leading !== undefined) return Number(leading) < 65_536 ? Number(leading) : null;
  return names.get(text.toUpperCase().replace(/[^A-Z\d]/gu, '')) ?? null;
}

function digestOf(text: string): string | null {
  const digits = text.replace(/[\s()]/gu, '').toUpperCase();
  return /^(?:[\dA-F]{2}){16,128}$/u.test(digits) ? digits : null;
}

function keyData(text: string): string | null {
  const data = text.replace(/[\s()]/gu, '');
  return /^[A-Za-z\d+/]{16,2000}={0,2}$/u.test(data) ? data : null;
}
