import type { Properties } from '../../../src/parse/properties.js';

type Deep<Value> = Value extends (infer Item)[]
  ? Deep<Item>[]
  : Value extends object
    ? { [Key in keyof Value]?: Deep<Value[Key]> }
    : Value;

/** A document in the shape of one server's, made up, and what it must be read as. */
export interface ServerCase {
  server: string;
  what: string;
  document: Record<string, unknown>;
  expected: Deep<Properties>;
}
