/**
 * Beginnings of the parts of a response in ICANN's layout that have no label: the notice and the lines around it, of any server. In the
 * notation of phrases.
 */
export const NOTICE_LINES = {
  /** CentralNic's notice. */
  access: 'Access to {the/this} whois{…}',
  /** Any other notice. */
  opening: `
    Access to {…}
    Terms of use{…}
    Terms and conditions{…}
    Whois terms{…}
    Notice: access {…}
    {The/This} service {…}
    {The/This} whois {service/information/data} {…}
    The {data/information} {…}
    The {domain} registry whois {…}
  `,
  /** Above the notice. */
  lastUpdate: `
    Last update{…}
    Whois database was last updated{…}
    {Whois/RDDS} request date{…}
  `,
  /** Between the last update and the notice. */
  aboutCodes: `
    {For/"For/Status codes: For/"Status codes: For} more information on {domain} status codes{…}
  `,
  /** Below the notice. */
  end: 'End of whois record{…}',
  /** Lines that begin a record below the notice, or that state the kind of answer. */
  record: `
    Domain information{…}
    Domain: {domain}
    Domain {domain} not found
    Domain {id/name}: {…}
    Registry domain id: {…}
    Object "{…}
    Object «{…}
    Object not found
    Your request could not be performed{…}
    Warning: this response{…}
  `,
};

/** Words of labels that begin a notice or a part of it, never a value of a record: `Please note: …`. */
export const NOTICE_LABELS: ReadonlySet<string> = new Set(
  `notice notices note nota notes disclaimer terms términos terminos use conditions important warning attention please
  copyright rights privacy policy information legal statement`.split(/\s+/),
);
