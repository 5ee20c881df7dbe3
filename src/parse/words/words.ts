/** A list of words or labels, written as text: set apart by commas, wrapped as it comes. */
export const words = (text: string): readonly string[] =>
  text
    .replace(/\s+/gu, ' ')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
