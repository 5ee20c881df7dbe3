import { isObject } from './json.js';

/** A value within a document: `of[key]`. */
export interface Place {
  of: Record<string, unknown> | unknown[];
  key: string | number;
}

type Step =
  | { kind: 'name'; name: string }
  | { kind: 'index'; at: number }
  | { kind: 'all' }
  | { kind: 'slice'; from: number; to: number }
  | { kind: 'filter'; tests: readonly Test[] };

/** `@.roles[0]=='registrant'`: names and indices below the item, and the expected value. */
interface Test {
  path: readonly (string | number | null)[];
  equals: string;
}

const MAX_PATH = 500;
const MAX_STEPS = 20;
/** Values that a filter compares in a list within an item: its roles, its types. */
const MAX_WORDS = 20;
/** Items of one list that are read, more than the entities of any response. */
const MAX_ITEMS = 500;

/** How many values may still be read, over all paths of a document, so that the time is linear for any number of paths. */
export interface Budget {
  left: number;
}

/**
 * Returns the values that a path names. It supports the forms that RDAP servers use in RFC 9537's members: names, indices, slices, `*`, and
 * filters that compare with a text, joined by `&&`. Empty for any other path, for one that names the whole document, and if no budget is
 * left.
 */
export function findPlaces(document: Record<string, unknown>, path: string, budget: Budget): Place[] {
  const steps = path.length > MAX_PATH ? null : readSteps(path.trim());
  if (steps === null || steps.length === 0) return [];
  let places: Place[] = [{ of: { $: document }, key: '$' }];
  for (const step of steps)
    places = places.flatMap((place) => {
      const value = valueAt(place);
      budget.left -= Array.isArray(value) ? Math.min(value.length, MAX_ITEMS) : 1;
      return budget.left < 0 ? [] : below(value, step);
    });
  return places;
}

export const valueAt = ({ of, key }: Place): unknown =>
  Object.hasOwn(of, key) ? (of as Record<string | number, unknown>)[key] : undefined;

function below(value: unknown, step: Step): Place[] {
  if (Array.isArray(value)) {
    const items = value.slice(0, MAX_ITEMS);
    const at = (index: number): Place[] => (index in value ? [{ of: value, key: index }] : []);
    switch (step.kind) {
      case 'index':
        return at(step.at < 0 ? value.length + step.at : step.at);
      case 'name':
        return [];
      case 'all':
        return items.flatMap((_, index) => at(index));
      case 'slice':
        return items.flatMap((_, index) => (index >= step.from && index < step.to ? at(index) : []));
      case 'filter':
        return items.flatMap((item, index) =>
          step.tests.every((test) => holds(item, test)) ? at(index) : [],
        );
    }
  }
  if (!isObject(value)) return [];
  if (step.kind === 'all')
    return Object.keys(value)
      .slice(0, MAX_ITEMS)
      .map((key) => ({ of: value, key }));
  return step.kind === 'name' && Object.hasOwn(value, step.name) ? [{ of: value, key: step.name }] : [];
}

/** Whether a value below an item is the text, in upper or lower case, because servers write roles in both. */
function holds(item: unknown, { path, equals }: Test): boolean {
  let values: unknown[] = [item];
  for (const key of path)
    values = values.flatMap((value) => {
      if (key === null) return Array.isArray(value) ? value.slice(0, MAX_WORDS) : [];
      if (Array.isArray(value)) return typeof key === 'number' ? [value[key]] : [];
      return isObject(value) && Object.hasOwn(value, key) ? [value[key]] : [];
    });
  return values.some((value) => typeof value === 'string' && value.toLowerCase() === equals);
}

const STEP =
  /^(?:\.(?<name>[A-Za-z_][\w-]*)|\[(?<index>-?\d{1,4})\]|(?<all>\.\*|\[\*\])|\[(?<from>\d{0,4}):(?<to>\d{0,4})\]|\[(?<quote>['"])(?<quoted>[^'"]*)\k<quote>\]|\[\?\(?(?<filter>(?:[^()[\]'"]|\[[^[\]]*\]|'[^']*'|"[^"]*")*)\)?\])/;

/** Returns the steps after `$`, or null if one has another form. */
function readSteps(path: string): Step[] | null {
  if (!path.startsWith('$')) return null;
  const steps: Step[] = [];
  for (let rest = path.slice(1); rest !== ''; ) {
    const found = STEP.exec(rest);
    if (found === null || steps.length === MAX_STEPS) return null;
    const { name, index, all, from, to, quoted, filter } = found.groups ?? {};
    rest = rest.slice(found[0].length);
    if (name !== undefined || quoted !== undefined) steps.push({ kind: 'name', name: name ?? quoted ?? '' });
    else if (index !== undefined) steps.push({ kind: 'index', at: Number(index) });
    else if (all !== undefined) steps.push({ kind: 'all' });
    else if (filter !== undefined) {
      const tests = readFilter(filter);
      if (tests === null) return null;
      steps.push({ kind: 'filter', tests });
    } else
      steps.push({ kind: 'slice', from: Number(from || 0), to: to ? Number(to) : Number.POSITIVE_INFINITY });
  }
  return steps;
}

const TEST =
  /^@(?<path>(?:\.[A-Za-z_][\w-]*|\[\d{1,4}\]|\[\*\])+)\s*={2,3}\s*(?<quote>['"])(?<text>[^'"]*)\k<quote>$/;

function readFilter(filter: string): Test[] | null {
  const tests = filter.split('&&').map((part) => {
    const { path = '', text = '' } = TEST.exec(part.trim())?.groups ?? {};
    const keys = [...path.matchAll(/\.([\w-]+)|\[(\d+)\]|\[\*\]/g)].map(([, name, index]) =>
      index === undefined ? (name ?? null) : Number(index),
    );
    return keys.length === 0 ? null : { path: keys, equals: text.toLowerCase() };
  });
  return tests.every((test) => test !== null) ? tests : null;
}
