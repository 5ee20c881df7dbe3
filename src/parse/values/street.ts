/** Words for a street, a building or a box that an address of France or its neighbors begins with. */
const OPENS =
  /^(?:(?:rue|avenue|av|ave|boulevard|bd|blvd|place|pl|chemin|ch|route|rte|impasse|all[eé]e|all[eé]es|quai|cours|passage|square|esplanade|sentier|immeuble|r[eé]sidence|b[aâ]timent|b[aâ]t|tour|hameau|lotissement|lieu[- ]dit|centre commercial|parc d['’]activit[eé]s|technopole|bp|cs|za|zac|zi|zone|via|viale|piazza|strada|corso|largo|calle|avenida|rua|plaza|po box|p\.? ?o\.? box|c\/o)\b|\d{1,6}\s?(?:bis|ter|[a-d])?[\s,])/iu;

/** How a street's line ends in languages that put the word for it, or its number, last. */
const ENDS =
  /(?:\b(?:street|st|road|rd|avenue|ave|drive|lane|boulevard|blvd|parkway|way|quay|square|court)\.?(?:,? .{0,40})?|(?:stra(?:ß|ss)e|str\.|weg|gasse|platz|straat|laan|gatan|vej|gade) ?\d{1,4} ?[a-z]?|,? \d{1,4} ?[a-z]?)$/iu;

/** Whether a line of an address is plainly a street's, a building's or a box's, and not somebody's name. */
export const isStreet = (line: string): boolean =>
  line.length <= 200 && (OPENS.test(line) || ENDS.test(line));
