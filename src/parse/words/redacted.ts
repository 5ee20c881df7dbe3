/** Words printed in the place of a value that is hidden, as whole values. In the notation of phrases. */
export const REDACTED = `
  {/(}Redacted{…}
  {Data/Name/Email/Address/Information/Personal data/Domain/Contact/Registrant} redacted{…}
  {Not/Data not/Information not/Details not} {disclosed/displayed/shown/published/public/released/made public}{…}
  {Undisclosed/Nondisclosed/Non-disclosed/Non-public data/Non-public{…}/Unlisted}
  {Not/Data not/Information not} {available from registry/available due to{…}/for public{…}}
  {Withheld/Hidden/Concealed/Suppressed/Obfuscated/Masked}
  {Withheld/Hidden/Concealed/Suppressed/Obfuscated/Masked} {for/by/upon/due to/on/under/details/from/whois} {…}
  {Data/Name/Email/Information/Details} {withheld/hidden/concealed/masked/protected/suppressed}{…}
  HIDDEN! {…}
  {GDPR/GDPR:/Statutory/Privacy/RGPD} {masked/masking/redacted/protected/protection/applied/data protected}{…}
  Statutory masking enabled{…}
  {Personal/Private} {data/information}{…}
  {Personal data/Personal information/Data}{/ is/ are} {protected/not disclosed/not published/hidden}{…}
  {Private/Individual/Natural} {person/registrant}
  {Domain contact/Address/Name/Email/Registrant} is {private/hidden/protected}
  Registration private
  {Data/123 data} protected
  Protected{/ data/ information/ by GDPR/ by law/ for privacy}
  Visit {1-1} for web{-/ }based whois{…}
  {Please/Pls} query the {RDDS/WHOIS/whois/RDAP} {service/server} of the {…}
  Please {contact/ask} the registrar{…}
  {Contact/Ask} the {registrar/sponsoring registrar} {…}
  The registrant is a non-trading individual who has opted {…}
  {Ano Nymous/Anonymous/Anonymised/Anonymized}
  {Données/Donnees} {masquées/masquees/protégées/non publiques/non diffusées}{…}
  {Nicht/Keine} {öffentlich/veröffentlicht/angezeigt/Angabe}{…}
  {No publicado/No divulgado/Oculto/Datos ocultos/Dato protegido/Datos protegidos}{…}
  {Não divulgado/Dado protegido/Dados protegidos}{…}
  {Non pubblicato/Non divulgato/Dati nascosti/Oscurato}{…}
`;

/** Organizations that hold names for others, by the names that they print: each service, and its names in the notation of phrases. */
export const PRIVACY_SERVICES: Readonly<Record<string, string>> = {
  'Domains By Proxy': 'Domains By Proxy{/, LLC/ LLC/, Inc} | DomainsByProxy.com{…}',
  'Withheld for Privacy':
    '{/Privacy service provided by }Withheld for Privacy{/ ehf} | Withheld for Privacy Purposes',
  WhoisGuard: 'WhoisGuard{/, Inc/ Inc/ Protected}',
  'Contact Privacy': 'Contact Privacy Inc.{…} | Contact Privacy Service{…}',
  'Whois Privacy Protection Service':
    'Whois Privacy Protection Service{…} | Whois Privacy Protection, Inc. | Whois Agent',
  'Perfect Privacy': 'Perfect Privacy, LLC | Perfect Privacy LLC',
  'Privacy Protect': 'PrivacyProtect.org{…} | Privacy Protect, LLC{…} | Privacy Protect LLC{…}',
  'Identity Protection Service': 'Identity Protection Service | Identity Protect Limited{…}',
  'Domain Protection Services': 'Domain Protection Services, Inc.',
  PrivacyGuardian: '{/See }PrivacyGuardian.org{/ llc}',
  'Domain Privacy Service': 'Domain Privacy Service FBO Registrant{…} | Domain Privacy Service',
  'Dynadot Privacy': 'Super Privacy Service LTD{…} | Dynadot Privacy{…} | Reg {1-1} c/o Dynadot{…}',
  'Proxy Protection': 'Proxy Protection LLC | Proxy Protection, LLC',
  'Private by Design': 'Private by Design, LLC',
  'Jewella Privacy': 'Jewella Privacy{…}',
  'Fundacion Private Whois': '{Fundacion/Fundación} Private Whois',
  'Fundacion Privacy Services': 'Fundacion Privacy Services{…}',
  'Global Domain Privacy Services': 'Global Domain Privacy Services Inc',
  'Digital Privacy Corporation': 'Digital Privacy Corporation',
  'Moniker Privacy Services': 'Moniker Privacy Services{…}',
  'Knock Knock WHOIS Not There': 'Knock Knock WHOIS Not There, LLC',
  Anonymize: 'Anonymize, {Inc/LLC} | Anonymize LLC',
  'Whois protection': 'Whois protection, this company does not own this domain name{…}',
  'Private Whois': 'Private Whois{…}',
  WhoisPrivacy: 'WhoisPrivacy Limited | Whois Privacy Corp | Your Whois Privacy',
  Whoisproxy: 'Whoisproxy.com Ltd | c/o whoisproxy.com{…} | Privacy protection service - whoisproxy.ru',
  'Domain Privacy Guard': 'Domain Privacy Guard, Inc',
  Njalla: 'Njalla{/ Okta LLC} | 1337 Services LLC',
  'Domainmonster.com Privacy Service': 'Domainmonster.com Privacy Service',
  'DA Privacy': 'DA Privacy Ltd',
  'R01 Personal Data Operator': 'R01 Personal Data Operator protected',
  'Private Registry Authority': 'Private Registry Authority',
  NameBrightPrivacy: 'NameBrightPrivacy.com',
  'Savvy Investments Privacy': 'Savvy Investments, LLC Privacy ID{…}',
};
