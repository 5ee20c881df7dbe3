/**
 * A name or a word, without what terms of use say of names in general: `the name servers`, `the name of the holder`, `the domain name or
 * its holder`.
 */
const NAME_OR_WORD =
  '(?<!domain |contacts of )\\b(?:the|this|that|same|such|both) (?:words?|names?)\\b(?! (?:servers?|and|or|is available|is free|under|space|of (?:the|its|our|an?) (?:holder|registrant|registrar|owner|person|contact|customer|company|organi[sz]ation)))' +
  '|\\bwords? (?:that|which|is|was|has)\\b|\\bnames? (?:in use|of (?:a|the) (?:city|town|municipality|state|country|place|region|government))\\b';

/** What this search did. */
const SEARCH =
  '\\b(?:your|this|the) (?:query|search|request|lookup) (?:was|did|could|had)\\b|\\b(?:letters|characters|words) (?:of|in) (?:the|your) (?:query|search|request)\\b' +
  '|\\b(?:queries|answered|replied|returned|answers)\\b[^.]{0,60}\\b(?:with|have) (?:no|an empty) (?:records?|answer|response|information|data)\\b|\\bhas no (?:information|records?|data)\\b|\\bleft out of\\b|\\bcopied from\\b';

const MONTH = 'january|february|march|april|may|june|july|august|september|october|november|december';

/** What happened, or is the case for a time. */
const TIME =
  '\\b(?:yesterday|tomorrow|this morning|previous day|last (?:night|week|import)|at (?:this|the) moment|at present|from now on|please repeat|in use by|is in use|has asked|zone file)\\b' +
  `|\\b(?:since|until|ended in) (?:(?:${MONTH})\\b(?! \\d{1,2},)|(?:the (?:year|end) )|\\d{4}\\b)|\\bin the year \\d{4}\\b|\\bno longer (?:used|in use)\\b|\\bnot (?:be )?used any ?more\\b`;

/** Messages of the server's software: a file and a line, an exception, a failed statement. */
const SOFTWARE =
  '\\bline \\d+[,.:]|\\bon line \\d|(?<=[\\s"\'(])/(?:[\\w.-]{1,40}/){1,9}[\\w.-]{1,40}\\.(?:pl|pm|py|php|java|rb|cgi)\\b|\\w::\\w|\\b(?:java|org|com|net)(?:\\.[a-z]\\w{0,60}){2,9}(?:exception|error)|\\w(?:exception|error): |\\btraceback\\b|\\b(?:php|perl|sql) (?:warning|notice|error)|\\bsqlstate\\b|\\bodbc\\b|\\bldap_\\w';

const ONE_CASE = new RegExp([NAME_OR_WORD, SEARCH, TIME, SOFTWARE].join('|'), 'u');

/**
 * Whether sentences in lower case are about one case, as terms of use are not, which hold for any name and at any time: about a name or a
 * word, about what this search did, about what happened, or a message of the server's software.
 */
export const isOfOneCase = (words: string): boolean => ONE_CASE.test(words);
