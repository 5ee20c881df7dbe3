import { ApiError } from '../errors.js';
import { SCHEMAS, type Schema } from '../schemas.js';

/** Fields that are wanted, by name: null for a whole field, else those within it. */
export type Fields = ReadonlyMap<string, Fields | null>;

/** Characters of the whole list; more than all fields that there are. */
const MAX_LENGTH = 4000;

/**
 * Reads `?fields=available,properties.registrar.name`: paths into the response of a lookup, by the schemas. Of a list, a path gives the
 * field of every item. Null if there is no such parameter. Throws `InvalidRequest` for an unknown field.
 */
export function readFields(given: unknown): Fields | null {
  if (given === undefined) return null;
  if (typeof given !== 'string' || given.length > MAX_LENGTH)
    throw new ApiError('InvalidRequest', `"fields" must be one text of ${MAX_LENGTH} characters or fewer`);
  const paths = given
    .split(',')
    .map((path) => path.trim())
    .filter((path) => path !== '');
  if (paths.length === 0)
    throw new ApiError('InvalidRequest', '"fields" names no field; try fields=available,properties.status');
  const fields = new Map<string, Fields | null>();
  for (const path of paths) {
    if (!LOOKUPS.some((schema) => isPath(schema, path.split('.'))))
      throw new ApiError('InvalidRequest', `unknown field ${JSON.stringify(path.slice(0, 80))} in "fields"`);
    add(fields, path.split('.'));
  }
  return fields;
}

/** The wanted fields of a value, in the order of the value. */
export function pick(value: unknown, fields: Fields): unknown {
  if (Array.isArray(value)) return value.map((item) => pick(item, fields));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const within = fields.get(name);
      return within === undefined ? [] : [[name, within === null ? inner : pick(inner, within)]];
    }),
  );
}

/** A path into a field that is wanted as a whole adds nothing. */
function add(fields: Map<string, Fields | null>, [name = '', ...rest]: readonly string[]): void {
  const known = fields.get(name);
  if (known === null) return;
  if (rest.length === 0) {
    fields.set(name, null);
    return;
  }
  const within = new Map(known);
  add(within, rest);
  fields.set(name, within);
}

const LOOKUPS: readonly Schema[] = [SCHEMAS.DomainLookup, SCHEMAS.NumberLookup];

/** Whether a path leads to something by the schema. */
function isPath(schema: Schema, [name, ...rest]: readonly string[]): boolean {
  if (name === undefined) return true;
  const { $ref, items, properties, anyOf } = schema as Parts;
  if ($ref !== undefined)
    return isPath(SCHEMAS[$ref.replace(/^.*\//, '') as keyof typeof SCHEMAS], [name, ...rest]);
  if (anyOf !== undefined) return anyOf.some((each) => isPath(each, [name, ...rest]));
  if (items !== undefined) return isPath(items, [name, ...rest]);
  const inner = properties !== undefined && Object.hasOwn(properties, name) ? properties[name] : undefined;
  return inner !== undefined && isPath(inner, rest);
}

interface Parts {
  $ref?: string;
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
  anyOf?: readonly Schema[];
}
