import { type Json, member, objects, oneLine, words } from './json.js';

/** What happened (IANA's registry of RDAP's values, RFC 9083 section 10.2.3). */
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

/** The standard's words, and what servers send in their place. */
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

/** Made with the first event, as most who read WHOIS never see one. */
const actionsByWords = (): ReadonlyMap<string, Action> =>
  new Map(
    Object.entries(ACTIONS).flatMap(([action, forms]) =>
      forms.split('|').map((form) => [words(form), action as Action] as const),
    ),
  );

/** `Domain expiration date`, `Created on`: the words around an action. */
const AROUND = /^(?:date of )?(?:domain )?(?<action>.*?)(?: (?:date|time|on|at|date time))?$/;

/** The action that an event's words mean, or null. */
function actionOf(text: unknown): Action | null {
  byWords ??= actionsByWords();
  const said = words(text);
  return byWords.get(said) ?? byWords.get(AROUND.exec(said)?.groups?.action ?? '') ?? null;
}

/** An event as the document tells it: the standard's action where one is meant, else the server's own words. */
export interface Event {
  action: Action | null;
  said: string;
  /** As it is written. */
  date: string;
}

/** All dated events of the object itself (RFC 9083 section 4.5), in their order. */
export function readEvents(object: Json): Event[] {
  return objects(member(object, 'events')).flatMap((event) => {
    const said = oneLine(member(event, 'eventAction'));
    const date = oneLine(member(event, 'eventDate'));
    return said === '' || date === '' ? [] : [{ action: actionOf(said), said, date }];
  });
}

/** The dates of an action, as they are written, the latest first: a change is told as often as it happens. */
export const datesOf = (events: readonly Event[], action: Action): string[] =>
  events
    .filter((event) => event.action === action)
    .map(({ date }) => date)
    .sort((a, b) => (Date.parse(b) || 0) - (Date.parse(a) || 0));

/** The latest of them; '' without one. */
export const dateOf = (events: readonly Event[], action: Action): string => datesOf(events, action)[0] ?? '';
