/** Characters. */
const MAX_LENGTH = 2000;

/**
 * Wraps a function so that it remembers its results, because registries print the same few texts again and again. Texts are untrusted, so
 * only the first `most` of them are kept, and no long ones.
 */
export function remembered<Made>(make: (text: string) => Made, most = 1000): (text: string) => Made {
  const seen = new Map<string, Made>();
  return (text) => {
    let made = seen.get(text);
    if (made === undefined) {
      made = make(text);
      if (seen.size < most && text.length <= MAX_LENGTH) seen.set(text, made);
    }
    return made;
  };
}
