import { isObject, type Json, listOf, memberOf } from './types.js';

/** The kinds of JSON objects in a response. `top` is the outermost one, in addition to its own kind. */
export type Kind =
  | 'top'
  | 'error'
  | 'domain'
  | 'entity'
  | 'nameserver'
  | 'network'
  | 'autnum'
  | 'event'
  | 'link'
  | 'notice'
  | 'publicId'
  | 'variant'
  | 'variantName'
  | 'secureDns'
  | 'dsData'
  | 'keyData'
  | 'ipAddresses'
  | 'redaction'
  | 'cidr';

export interface Node {
  kind: Kind;
  value: Json;
  path: string;
}

/** Object classes (RFC 9083 section 4.9), and the names of their kinds. */
export const CLASSES: ReadonlyMap<unknown, Kind> = new Map([
  ['domain', 'domain'],
  ['entity', 'entity'],
  ['nameserver', 'nameserver'],
  ['ip network', 'network'],
  ['autnum', 'autnum'],
]);

/** The kinds that are object classes. */
export const OBJECTS: readonly Kind[] = [...CLASSES.values()];

/** Members with objects, or lists of objects, and their kind. */
const CHILDREN: Readonly<Record<string, Kind>> = {
  entities: 'entity',
  nameservers: 'nameserver',
  networks: 'network',
  network: 'network',
  autnums: 'autnum',
  events: 'event',
  asEventActor: 'event',
  links: 'link',
  notices: 'notice',
  remarks: 'notice',
  publicIds: 'publicId',
  variants: 'variant',
  variantNames: 'variantName',
  secureDNS: 'secureDns',
  dsData: 'dsData',
  keyData: 'keyData',
  ipAddresses: 'ipAddresses',
  redacted: 'redaction',
  cidr0_cidrs: 'cidr',
  domainSearchResults: 'domain',
  nameserverSearchResults: 'nameserver',
  entitySearchResults: 'entity',
};

const MAX_DEPTH = 24;
const MAX_NODES = 50_000;

/** Returns all objects of a response that have rules, the outermost first. Depth and number are limited. */
export function nodesOf(document: Json): Node[] {
  const nodes: Node[] = [{ kind: 'top', value: document, path: '$' }];
  const visit = (kind: Kind | null, value: Json, path: string, depth: number): void => {
    if (depth > MAX_DEPTH || nodes.length >= MAX_NODES) return;
    if (kind !== null) nodes.push({ kind, value, path });
    for (const [name, child] of Object.entries(CHILDREN)) {
      const member = memberOf(value, name);
      const list = isObject(member) ? [[member, `${path}.${name}`] as const] : itemsOf(member, path, name);
      for (const [item, at] of list) if (isObject(item)) visit(child, item, at, depth + 1);
    }
  };
  visit(kindOf(document), document, '$', 0);
  return nodes;
}

const itemsOf = (member: unknown, path: string, name: string): (readonly [unknown, string])[] =>
  Array.from(listOf(member), (item, at) => [item, `${path}.${name}[${at}]`] as const);

/** The kind of the outermost object; null for help and the results of a search. */
function kindOf(document: Json): Kind | null {
  if (memberOf(document, 'errorCode') !== undefined) return 'error';
  return CLASSES.get(memberOf(document, 'objectClassName')) ?? null;
}
