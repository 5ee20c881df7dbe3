import { type Json, member, objects, oneLine, words } from './json.js';

/** Event actions (IANA's registry of RDAP values, RFC 9083 section 10.2.3). */
export type Action =
  | 'registration'
  | 'reregistration'
  | 'last changed'
  | 'expiration'
  | 'registrar expiration'
  | 'deletion'
  | 'reinstantiation'
  | 'transfer'
  | 'locked'
  | 'unlocked'
  | 'last update of RDAP database';

/** The standard's words, and those that servers send instead. */
const ACTIONS: Readonly<Record<Action, string>> = {
  registration: 'registration|registered|register|creation|created|create',
  reregistration: 'reregistration|re registration',
  'last changed': `last changed|last change|changed|change|last update|last updated|updated|update|
    last modified|last modification|modified|modification|last changed by registrar`,
  expiration:
    'expiration|expiry|expires|expire|expired|registry expiration|registry expiry|paid till|valid to|valid until',
  'registrar expiration': `registrar expiration|registrar expiry|registrar registration expiration`,
  deletion: 'deletion|deleted|delete',
  reinstantiation: 'reinstantiation|reinstantiated|restored|restoration',
  transfer: 'transfer|transferred|last transfer|last transferred',
  locked: 'locked|lock',
  unlocked: 'unlocked|unlock',
  'last update of RDAP database': `last update of rdap database|last updated of rdap database|
    last update of rdap db|last rdap database update|rdap database last updated|rdap database last update|
    last update of whois database|last update of database|database last updated`,
};

let byWords: ReadonlyMap<string, Action> | undefined;

/** Built with the first event, because programs that only read WHOIS never need it. */
const actionsByWords = (): ReadonlyMap<string, Action> =>
  new Map(
    Object.entries(ACTIONS).flatMap(([action, forms]) =>
      forms.split('|').map((form) => [words(form), action as Action] as const),
    ),
  );

/** Words around an action: `Domain expiration date`, `Created on`. */
const AROUND = /^(?:date of )?(?:domain )?(?<action>.*?)(?: (?:date|time|on|at|date time))?$/;

/** Returns the action that an event's words mean, or null. */
function actionOf(text: unknown): Action | null {
  byWords ??= actionsByWords();
  const said = words(text);
  return byWords.get(said) ?? byWords.get(AROUND.exec(said)?.groups?.action ?? '') ?? null;
}

/** An event of the document: the standard's action if the server's words mean one, else these words. */
export interface Event {
  action: Action | null;
  said: string;
  /** As written. */
  date: string;
}

/** Returns all dated events of the object itself (RFC 9083 section 4.5), in order. */
export function readEvents(object: Json): Event[] {
  return objects(member(object, 'events')).flatMap((event) => {
    const said = oneLine(member(event, 'eventAction'));
    const date = oneLine(member(event, 'eventDate'));
    return said === '' || date === '' ? [] : [{ action: actionOf(said), said, date }];
  });
}

/** Returns the dates of an action as written, the latest first. An action may have happened several times. */
export const datesOf = (events: readonly Event[], action: Action): string[] =>
  events
    .filter((event) => event.action === action)
    .map(({ date }) => date)
    .sort((a, b) => (Date.parse(b) || 0) - (Date.parse(a) || 0));

/** Returns the latest date of an action; '' if there is none. */
export const dateOf = (events: readonly Event[], action: Action): string => datesOf(events, action)[0] ?? '';
