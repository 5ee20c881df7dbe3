import type { Draft } from '../read/draft.js';
import { extend } from '../read/extend.js';
import type { RegistrySpec } from '../read/module.js';
import type { Line } from '../text/lines.js';

/**
 * Objects in paragraphs (RPSL, RFC 2622): the domain names its contacts by handle, and each contact is
 * a person, role or organization that stands in a paragraph of its own, in any order.
 */
export function rpsl(own: RegistrySpec = {}): RegistrySpec {
  const family: RegistrySpec = {
    labels: {
      domain: 'domain',
      status: 'status',
      'holder-c | owner-c': 'registrant.handle',
      'admin-c': 'admin.handle',
      'tech-c': 'technical.handle',
      nserver: 'nameserver',
      created: 'created_on',
      'changed | last-update': 'updated_on',
      expires: 'expires_on',
      'person | role': 'object.name',
      'nic-hdl': 'object.id',
    },
    // Of a contact's object; the roles in it are those of the contact, not of the domain.
    contact: {
      'nic-hdl | person | role | address | country | phone | fax-no | e-mail | created | changed': 'as named',
      'admin-c | tech-c | zone-c | registrar | source | mnt-by | notify | remarks': '-',
    },
    ignore: 'zone-c | source | mnt-by | mnt-lower | notify',
    finish: dropAuthors,
  };
  return extend(family, own);
}

/** `changed: hostmaster@example.com 20020103`, `Managing Registrar 20161008`: who made the change stands before its day. */
const AUTHORED = /^\S.{0,254}?\s{1,8}(\d{8})\b/u;

function dropAuthors(draft: Draft): void {
  const { registrant, admin, technical, objects } = draft;
  for (const one of [draft, ...registrant, ...admin, ...technical, ...objects]) {
    const day = one.updated_on === null ? null : AUTHORED.exec(one.updated_on);
    if (day !== null) one.updated_on = day[1] ?? null;
  }
}

/** The label that each paragraph begins with, for each labelled line of it. */
export function* inParagraphs(lines: readonly Line[]): Generator<[line: Line, first: string]> {
  let first = '';
  let last = -2;
  for (const line of lines) {
    if (line.label === '') continue;
    if (line.number !== last + 1) first = line.label.toLowerCase();
    last = line.number;
    yield [line, first];
  }
}
