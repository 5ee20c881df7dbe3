import { CONTACT_FIELDS } from '../compare/fields.js';
import { isSame } from '../compare/same.js';
import type { Contact, Properties } from '../parse/properties.js';
import { type Change, changeOf, type Pair, pairsIn } from './change.js';
import type { ChangeKind } from './kinds.js';

const ROLES = {
  registrant_contacts: 'holder',
  admin_contacts: 'contact',
  technical_contacts: 'contact',
  billing_contacts: 'contact',
} as const satisfies Partial<Record<keyof Properties, ChangeKind>>;

/** The changes of all contacts. Each is compared with the one of the same handle or data, wherever it is in the list. */
export function contactChanges(a: Properties, b: Properties): Change[] {
  return (Object.entries(ROLES) as [keyof typeof ROLES, 'holder' | 'contact'][]).flatMap(([role, kind]) => {
    const hidden = [hiddenIn(a), hiddenIn(b)];
    return pairUp(a[role], b[role]).flatMap(({ before, after }) => {
      const path = `${role}.${before?.at ?? after?.at ?? 0}.`;
      const isHidden = (key: string): boolean =>
        [before, after].some((side, index) => hidden[index]?.has(`${role}.${side?.at}.${key}`));
      // A contact more or less is a change if both lists have contacts. A record with an empty list may only not print them.
      const bothTell = a[role].length > 0 && b[role].length > 0;
      const pairs = pairsIn(path, before?.contact ?? null, after?.contact ?? null, CONTACT_FIELDS).filter(
        ({ key }) => !isHidden(key),
      );
      return changesOfContact({
        before: before?.contact,
        after: after?.contact,
        pairs,
        path,
        kind,
        bothTell,
      });
    });
  });
}

const hiddenIn = ({ redacted }: Properties): ReadonlySet<string> => new Set(redacted);

interface ContactPair {
  before: Contact | undefined;
  after: Contact | undefined;
  /** The fields that neither record hides. */
  pairs: ReturnType<typeof pairsIn<Contact, keyof typeof CONTACT_FIELDS>>;
  path: string;
  kind: 'holder' | 'contact';
  /** Whether both records have contacts of this role. */
  bothTell: boolean;
}

function changesOfContact({ before, after, pairs, path, kind: role, bothTell }: ContactPair): Change[] {
  const added = before === undefined || after === undefined;
  const privacy = added ? [] : privacyChange(before, after, path);
  const kind: ChangeKind = privacy.length > 0 ? 'privacy' : role;
  const place = added ? 'other' : placeOf(before, after);
  const isSamePerson = !added && isSameIdentity(before, after);
  return [
    ...privacy,
    ...pairs.flatMap(({ key, type, ...pair }) => {
      const changes = changeOf(type, pair, kindOfField(key, kind, isSamePerson));
      if (added && bothTell) return changes.map((change) => ({ ...change, kind }));
      if (!PLACE.has(key) || place === 'other') return changes;
      return place === 'same' ? [] : changes.map((change): Change => ({ ...change, kind: 'format' }));
    }),
  ];
}

function kindOfField(key: string, kind: ChangeKind, isSamePerson: boolean): ChangeKind {
  if (key === 'created_on' || key === 'updated_on') return 'updated';
  return key === 'id' && isSamePerson ? 'identifier' : kind;
}

const nameOf = ({ name, organization }: Contact): string | null => organization ?? name;

/** Whether the contacts have names, and the same. */
function isSameIdentity(a: Contact, b: Contact): boolean {
  const [before, after] = [nameOf(a), nameOf(b)];
  return before !== null && after !== null && !isHiddenText(before) && fold(before) === fold(after);
}

/** A value that is the same as any other is a placeholder. */
const isHiddenText = (text: string): boolean => isSame('text', text, '');

/** A privacy service in place of a holder who was visible, or the other way round. */
function privacyChange(a: Contact, b: Contact, path: string): Change[] {
  const [before, after] = [a.privacy_service, b.privacy_service];
  if (before === after) return [];
  const isVisible = (contact: Contact): boolean =>
    contact.privacy_service !== null || !isHiddenText(nameOf(contact) ?? '');
  const pair: Pair = { path: `${path}privacy_service`, before, after };
  return isVisible(a) && isVisible(b) ? [{ ...pair, kind: 'privacy' }] : [];
}

/** Fields that servers divide in different ways: `12345 Sampleton` is a line of the address, or two fields. */
const PLACE: ReadonlySet<string> = new Set(['address', 'city', 'zip', 'state']);

/** Whether two contacts have the same words in their addresses, or one has a part of the other's. */
function placeOf(a: Contact, b: Contact): 'same' | 'part' | 'other' {
  const [before, after] = [wordsOfPlace(a), wordsOfPlace(b)];
  const common = [...before].filter((word) => after.has(word)).length;
  if (common === before.size && common === after.size) return 'same';
  return common === Math.min(before.size, after.size) && common > 0 ? 'part' : 'other';
}

const wordsOfPlace = ({ address, city, zip, state }: Contact): ReadonlySet<string> =>
  new Set(
    [address, city, zip, state].flatMap((text) =>
      text === null || isHiddenText(text) ? [] : fold(text).split(' '),
    ),
  );

const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

interface Listed {
  contact: Contact;
  at: number;
}

interface Paired {
  before: Listed | undefined;
  after: Listed | undefined;
}

/** Pairs the contacts of two lists: by handle, else by name, else in their order. */
function pairUp(a: readonly Contact[], b: readonly Contact[]): Paired[] {
  const pairs: Paired[] = [];
  let [left, right] = [a, b].map((list) => list.map((contact, at): Listed => ({ contact, at }))) as [
    Listed[],
    Listed[],
  ];
  for (const key of [(each: Contact) => each.id, nameOf]) {
    const waiting = new Map<string, Listed[]>();
    for (const listed of right) {
      const own = key(listed.contact)?.toLowerCase();
      if (own === undefined) continue;
      const known = waiting.get(own);
      if (known === undefined) waiting.set(own, [listed]);
      else known.push(listed);
    }
    const taken = new Set<Listed>();
    left = left.filter((before) => {
      const after = waiting.get(key(before.contact)?.toLowerCase() ?? '')?.shift();
      if (after === undefined) return true;
      taken.add(after);
      pairs.push({ before, after });
      return false;
    });
    right = right.filter((listed) => !taken.has(listed));
  }
  const rest = Math.max(left.length, right.length);
  for (let at = 0; at < rest; at++) pairs.push({ before: left[at], after: right[at] });
  return pairs.sort((one, other) => place(one) - place(other));
}

const place = ({ before, after }: Paired): number => before?.at ?? after?.at ?? 0;
