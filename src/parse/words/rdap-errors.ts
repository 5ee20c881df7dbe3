const wordsOf = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/u));

/** Words of which a plain "not found" in RDAP consists, in lower case. Any other word may say something else about the name. */
export const RDAP_ERROR_WORDS = {
  /** What a registry has of a name, and results of a search for it. */
  objects: wordsOf(`
    domain domains domainname name names object objects resource resources item items entry entries record records data information info
    result results match matches registration registrations anything
  `),
  /** Without a negation, they say that the name is there. */
  verbs: wordsOf(`
    found find finds finding exist exists existing existent registered matched matching located locate known know knows returned
  `),
  /** Verbs that may follow `could not`, `unable to`. */
  search: wordsOf('found find located locate'),
  modals: wordsOf("can could cannot can't couldn't unable"),
  negations: wordsOf(`
    not no none nothing non nonexistent unregistered unknown unable without zero 0 cannot can't couldn't don't doesn't didn't isn't aren't
    wasn't weren't hasn't haven't
  `),
  /** Negations that are a whole sentence. */
  alone: wordsOf('none nothing nonexistent unregistered'),
  /** Without a negation, they say that the name is free. */
  free: wordsOf('available free'),
  /** Nouns that are not a domain: `No status found`. */
  questions: wordsOf('query queries request requests search lookup error errors code status message uri you'),
  others: wordsOf(`
    a an the this that any all such there of in on at by for from to with within as and or your we our i it its is are was were be been
    has have had do does did 404 http https rdap whois queried requested requesting searched looking looked up seeking specified provided
    given submitted ldh ldhname here currently please sorry unfortunately satisfying satisfies corresponding about regarding see visit more
  `),
};
