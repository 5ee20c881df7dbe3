import { isIPv4, isIPv6 } from 'node:net';
import { WhoisError } from '../errors.js';

/** Kinds of numbers: addresses of either version, alone or as a prefix, and AS numbers. */
export type ResourceKind = 'ipv4' | 'ipv6' | 'as';

/** An Internet number resource (RFC 7249), as the numbers from `first` to `last`, both included. */
export interface Resource {
  /** What the number is. */
  kind: ResourceKind;
  /** Canonical spelling: `192.0.2.1`, `192.0.2.0/24`, `2001:db8::/32` (RFC 5952), `AS64496` (RFC 5396, asplain). */
  text: string;
  /** The first number of the block; equal to `last` for a single one. */
  first: bigint;
  /** The last number of the block. */
  last: bigint;
}

/** Longest input, in characters: IPv6 with IPv4 in it has 45, and a prefix length and brackets may be added. */
const MAX_INPUT = 64;

const BITS = { ipv4: 32, ipv6: 128, as: 32 } as const;

/** IPv4-mapped addresses (RFC 4291 section 2.5.5.2), which are looked up as IPv4 addresses. */
const MAPPED = 0xffffn << 32n;
const MAPPED_BITS = 96;

/** Addresses in dotted or colon notation, with any text after a slash or a percent sign; AS numbers. */
const LOOKS_LIKE_NUMBER =
  /^(?:\[?[\da-f]*:[\da-f]*:[\da-f:.]*\]?(?:[/%].*)?|\d+(?:\.\d+){3}(?:[/%].*)?|as ?\d+(?:\.\d+)?)$/iu;

/** Whether a text looks like an address, a prefix or an AS number, valid or not. */
export function isResource(input: string): boolean {
  return typeof input === 'string' && input.length <= 4 * MAX_INPUT && LOOKS_LIKE_NUMBER.test(input.trim());
}

/**
 * Reads an address (`192.0.2.1`, `2001:db8::1`, in brackets or not), a prefix (`192.0.2.0/24`) or the number of an autonomous
 * system (`AS64496`, `AS1.10`). Throws {@link WhoisError} `INVALID_NUMBER`, which says what is wrong.
 */
export function parseResource(input: string): Resource {
  if (typeof input !== 'string') throw invalid('an address or AS number must be a string', input);
  const text = input.trim();
  if (text.length > MAX_INPUT) throw invalid(`${show(input)} is longer than any address or AS number`);
  const system = /^as ?(\d+)(?:\.(\d+))?$/iu.exec(text);
  if (system !== null) return readSystem(input, system[1] ?? '', system[2]);
  const slash = text.indexOf('/');
  const address = (slash < 0 ? text : text.slice(0, slash)).replace(/^\[(.*)\]$/u, '$1');
  if (address.includes('%'))
    throw invalid(`${show(input)} has a zone index, which is valid only on one machine`);
  const version = isIPv4(address) ? 'ipv4' : isIPv6(address) ? 'ipv6' : null;
  if (version === null) throw invalid(`${show(input)} is ${whatElse(address)}`);
  const value = version === 'ipv4' ? readIpv4(address) : readIpv6(address);
  const bits = slash < 0 ? BITS[version] : readBits(input, text.slice(slash + 1), BITS[version]);
  if (version === 'ipv6' && value >> 32n === MAPPED >> 32n && bits >= MAPPED_BITS)
    return block(input, 'ipv4', value & 0xffff_ffffn, bits - MAPPED_BITS);
  return block(input, version, value, bits);
}

/** Formats one number: an address, or `AS64496`. */
export function formatResource(kind: ResourceKind, value: bigint): string {
  if (kind === 'as') return `AS${value}`;
  if (kind === 'ipv6') return formatIpv6(value);
  return [24n, 16n, 8n, 0n].map((shift) => (value >> shift) & 0xffn).join('.');
}

/** Returns the smallest list of prefixes for a range, in order; at most `most` of them. */
export function prefixesOf(kind: 'ipv4' | 'ipv6', first: bigint, last: bigint, most: number): string[] {
  const found: string[] = [];
  const total = BITS[kind];
  for (let at = first; at <= last && found.length < most; ) {
    let size = 0;
    while (size < total && (at & (1n << BigInt(size))) === 0n && at + (2n << BigInt(size)) - 1n <= last)
      size++;
    found.push(`${formatResource(kind, at)}/${total - size}`);
    at += 1n << BigInt(size);
  }
  return found;
}

/** Reads a range in a response: `192.0.2.0 - 192.0.2.255`, `192.0.2.0/24`, `192.0.2/24`, `AS1 - AS5`; null for any other text. */
export function readRange(text: string): Omit<Resource, 'text'> | null {
  if (text.length > 3 * MAX_INPUT) return null;
  const [from = '', to, ...more] = text.split(/\s*-\s*/u).map((end) => end.trim());
  if (more.length > 0) return null;
  const first = readEnd(from);
  const last = to === undefined ? first : readEnd(to);
  if (first === null || last === null || first.kind !== last.kind || first.first > last.last) return null;
  return { kind: first.kind, first: first.first, last: last.last };
}

/** Reads one end of a range, or a whole range. A prefix without its last octets, as LACNIC writes it, is completed. */
function readEnd(text: string): Resource | null {
  const short = /^(\d{1,3}(?:\.\d{1,3}){0,2})\/(\d{1,2})$/u.exec(text);
  const filled =
    short === null ? text : `${short[1]}${'.0'.repeat(4 - (short[1] ?? '').split('.').length)}/${short[2]}`;
  try {
    return parseResource(/^\d+$/u.test(filled) ? `AS${filled}` : filled);
  } catch (error) {
    if (error instanceof WhoisError) return null;
    throw error;
  }
}

function readSystem(input: string, high: string, low: string | undefined): Resource {
  const parts = low === undefined ? [high] : [high, low];
  if (parts.some((part) => /^0\d/u.test(part))) throw invalid(`${show(input)} has a leading zero`);
  const most = low === undefined ? 0xffff_ffff : 0xffff;
  if (parts.some((part) => part.length > 10 || Number(part) > most))
    throw invalid(`${show(input)} is above the last AS number, 4294967295`);
  const value = low === undefined ? BigInt(high) : (BigInt(high) << 16n) + BigInt(low);
  return { kind: 'as', text: `AS${value}`, first: value, last: value };
}

function readBits(input: string, digits: string, most: number): number {
  if (!/^(?:0|[1-9]\d{0,2})$/u.test(digits) || Number(digits) > most)
    throw invalid(`the prefix length of ${show(input)} must be from 0 to ${most}`);
  return Number(digits);
}

function block(input: string, kind: 'ipv4' | 'ipv6', value: bigint, bits: number): Resource {
  const rest = BigInt(BITS[kind] - bits);
  const first = (value >> rest) << rest;
  const text = bits === BITS[kind] ? formatResource(kind, first) : `${formatResource(kind, first)}/${bits}`;
  // Otherwise the response would be about another block than the given one.
  if (first !== value)
    throw invalid(`${show(input)} has bits set after its prefix length: the prefix is ${text}`);
  return { kind, text, first, last: first + (1n << rest) - 1n };
}

/** `isIPv4` has checked that it is well-formed: four numbers up to 255, without leading zeros. */
const readIpv4 = (text: string): bigint =>
  text.split('.').reduce((value, octet) => (value << 8n) | BigInt(octet), 0n);

/** `isIPv6` has checked that it is well-formed: eight groups, `::` at most once, perhaps dotted IPv4 at the end. */
function readIpv6(text: string): bigint {
  const [head = '', tail = ''] = text.split('::');
  const front = groupsOf(head);
  const back = groupsOf(tail);
  const groups = [...front, ...new Array<bigint>(8 - front.length - back.length).fill(0n), ...back];
  return groups.reduce((value, group) => (value << 16n) | group, 0n);
}

function groupsOf(text: string): bigint[] {
  if (text === '') return [];
  return text.split(':').flatMap((group) => {
    if (!group.includes('.')) return [BigInt(`0x${group}`)];
    const value = readIpv4(group);
    return [value >> 16n, value & 0xffffn];
  });
}

/** RFC 5952: lower case, no leading zeros, and the longest run of two or more zero groups (the first of several) as `::`. */
function formatIpv6(value: bigint): string {
  const groups = Array.from({ length: 8 }, (_, at) =>
    ((value >> BigInt(112 - 16 * at)) & 0xffffn).toString(16),
  );
  let [start, length] = [0, 1];
  for (let at = 0; at < 8; at++) {
    let run = 0;
    while (groups[at + run] === '0') run++;
    if (run > length) [start, length] = [at, run];
  }
  if (length < 2) return groups.join(':');
  return `${groups.slice(0, start).join(':')}::${groups.slice(start + length).join(':')}`;
}

function whatElse(address: string): string {
  if (/^\d+(?:\.\d+){3}$/u.test(address))
    return /(?:^|\.)0\d/u.test(address)
      ? 'not an IPv4 address: some programs read a number with a leading zero as octal'
      : 'not an IPv4 address: its numbers must be from 0 to 255';
  if (address.includes(':')) return 'not an IPv6 address';
  return 'not an address, a prefix or an AS number';
}

/** The text in quotes, shortened, and without characters that control a terminal or a log. */
function show(text: string): string {
  const shown = text.slice(0, 80).replace(/[^\x21-\x7e ]/gu, '?');
  return `"${shown}${text.length > 80 ? '…' : ''}"`;
}

function invalid(message: string, cause?: unknown): WhoisError {
  return new WhoisError('INVALID_NUMBER', message, { cause });
}
