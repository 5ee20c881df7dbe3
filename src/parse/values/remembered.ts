/** Characters. */
const LONGEST = 2000;

/**
 * A function that remembers what it made of a text: registries print the same few again and again. Texts come from
 * answers, that is from anybody, so that only the first `most` of them are kept, and none that is long.
 */
export function remembered<Made>(make: (text: string) => Made, most = 1000): (text: string) => Made {
  const seen = new Map<string, Made>();
  return (text) => {
    let made = seen.get(text);
    if (made === undefined) {
      made = make(text);
      if (seen.size < most && text.length <= LONGEST) seen.set(text, made);
    }
    return made;
  };
}
