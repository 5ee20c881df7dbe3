/** The arguments of a tool, declared once: the schema that clients get and the check of what they send follow from it. */
export type Arguments = Readonly<Record<string, Argument>>;

export interface Argument {
  type: 'string' | 'strings' | 'boolean';
  description: string;
  required?: boolean;
  /** Maximum length of the text, or of each text of a list, in characters. */
  longest?: number;
  /** Maximum number of texts in a list. */
  most?: number;
}

/** What was sent, after {@link readArguments} has checked it. */
export type Given = Readonly<Record<string, string | readonly string[] | boolean | undefined>>;

/** Arguments that a tool does not accept. The message is for the model, which can correct them. */
export class InvalidArguments extends Error {
  override readonly name = 'InvalidArguments';
}

const MAX_TEXT_LENGTH = 1000;
const MAX_TEXTS = 100;

/** The JSON Schema of a tool's arguments. */
export const schemaOf = (args: Arguments) => ({
  type: 'object' as const,
  properties: Object.fromEntries(
    Object.entries(args).map(([name, { type, description, longest = MAX_TEXT_LENGTH, most = MAX_TEXTS }]) => {
      const text = { type: 'string', maxLength: longest };
      if (type === 'strings')
        return [name, { type: 'array', items: text, minItems: 1, maxItems: most, description }];
      return [name, type === 'boolean' ? { type, description } : { ...text, description }];
    }),
  ),
  required: Object.entries(args).flatMap(([name, { required }]) => (required === true ? [name] : [])),
  additionalProperties: false,
});

/** Checks what a client sent. Throws {@link InvalidArguments}. */
export function readArguments(args: Arguments, sent: Readonly<Record<string, unknown>> = {}): Given {
  for (const name of Object.keys(sent))
    if (!Object.hasOwn(args, name))
      throw new InvalidArguments(
        `unknown argument "${name.slice(0, 60)}"; there are ${Object.keys(args).join(', ')}`,
      );
  return Object.fromEntries(
    Object.entries(args).map(([name, argument]) => [name, readArgument(name, argument, sent[name])]),
  );
}

function readArgument(
  name: string,
  { type, required, longest = MAX_TEXT_LENGTH, most = MAX_TEXTS }: Argument,
  value: unknown,
): Given[string] {
  if (value === undefined || value === null) {
    if (required === true) throw new InvalidArguments(`the argument "${name}" is required`);
    return undefined;
  }
  if (type === 'boolean') {
    if (typeof value === 'boolean') return value;
    throw new InvalidArguments(`${name}: expected true or false`);
  }
  const texts: unknown[] = type === 'strings' ? (Array.isArray(value) ? value : []) : [value];
  if (texts.length === 0 || texts.length > most)
    throw new InvalidArguments(`${name}: expected a list of 1 to ${most} texts`);
  if (!texts.every((text): text is string => typeof text === 'string' && text.length <= longest))
    throw new InvalidArguments(
      `${name}: expected ${type === 'strings' ? 'texts' : 'a text'} of at most ${longest} characters`,
    );
  return type === 'strings' ? texts : texts[0];
}

export const textOf = (given: Given, name: string): string | undefined => {
  const value = given[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

export const textsOf = (given: Given, name: string): readonly string[] | undefined => {
  const value = given[name];
  return Array.isArray(value) ? value : undefined;
};
