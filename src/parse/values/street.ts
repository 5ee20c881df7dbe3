/** Words for a street, a building or a box at the beginning of an address in France and neighboring countries. */
const OPENS =
  /^(?:(?:rue|avenue|av|ave|boulevard|bd|blvd|place|pl|chemin|ch|route|rte|impasse|all[eé]e|all[eé]es|quai|cours|passage|square|esplanade|sentier|immeuble|r[eé]sidence|b[aâ]timent|b[aâ]t|tour|hameau|lotissement|lieu[- ]dit|centre commercial|parc d['’]activit[eé]s|technopole|bp|cs|za|zac|zi|zone|via|viale|piazza|strada|corso|largo|calle|avenida|rua|plaza|po box|p\.? ?o\.? box|c\/o)\b|\d{1,6}\s?(?:bis|ter|[a-d])?[\s,])/iu;

/** The end of a street's line in languages that put the word for it, or its number, last. */
const ENDS =
  /(?:\b(?:street|st|road|rd|avenue|ave|drive|lane|boulevard|blvd|parkway|way|quay|square|court)\.?(?:,? .{0,40})?|(?:stra(?:ß|ss)e|str\.|weg|gasse|platz|straat|laan|gatan|vej|gade) ?\d{1,4} ?[a-z]?|,? \d{1,4} ?[a-z]?)$/iu;

/** Whether a line of an address is plainly a street, a building or a box, rather than a name. */
export const isStreet = (line: string): boolean =>
  line.length <= 200 && (OPENS.test(line) || ENDS.test(line));
