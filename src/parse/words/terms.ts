/**
 * Pieces of words that distinguish a notice from a statement about a name: permitted use, rights, liability, where to read more. In lower
 * case, separated by ` | `.
 */
export const TERMS = {
  /** Prove that any sentence is part of a notice: no complaint and no remark on a name has them. */
  plain: `
    copyright | all rights | rights reserved | restricted rights | rights restricted | rights to the data | intellectual property | database right |
    terms of use | terms and conditions | terms & conditions | conditions of use | following terms | these terms | its terms |
    you agree | agree to | agree not | by submitting | by querying | by accessing | by using | by asking | lawful |
    advertising | unsolicited | solicitation | (spam) | high-volume | high volume | bulk lookup | automated means | repackag | reproduc | redistribut | disseminat |
    information only | informational purposes | information purposes | free of charge | provided for free | for free by |
    accuracy | guarantee | warrant | reserves the right | reserve the right | not indicative of |
    more information | further information | additional information | for details | detailed information | more details |
    you may never | never be used | titre informatif | in this page has been redacted | mayor informaci | browse to | search service at | questions about it go to | questions regarding this service | tells whether a name is free | finding out who owns |
    help find out | given for | for information | transmission of | comply with these |
    agreement to all published | complaint/s procedure | is in unicode | in this database | are found in this | is provided by | inform you about | ask the server of the registrar |
    access may be | breach of these | asking is free | geschützt |
    for all purposes | is given for | conditions. see | available at: | contact information is available | whois service offered by | prohibited to: | data for any other | nuisance | deployment of rdap | sponsorship | are restricted | does not mean that you can | can now be registered | law 1995 | discloses any information | vervielfältigung | unauthorised access | alleinige recht | textual whois | legal proceedings | legal opinion | will be denied | will be blocked | if you exceed | search for domains | historical or non-current | secondary register | in other parts of the british islands | may not access the | is strictly |
    accredited registrar | has collected this | rdap services | the search for | only ascii | the purpose of | for any purpose | legitimate purpose |
    complaint form | problem reporting | inaccuracy complaint | web service available | may lag behind | with a delay | abuse issues |
    register your own domain | many registrars | to register it now | registered office | for help on using | can be made using | automatic means | whois database responses |
    protected by the provisions | protection according to | database is protected | whois is under | this server knows | answers exact questions | only accepts | accepts only | authoritative for | authoritative exclusiv | autoritativa exclusiv |
    whois service is provided by | this whois service is | whois information is | whois data is | data is provided | data in the | services necessary for | sponsored by | limited to the data |
    información pública | informacion publica | informacion de esta pagina | terminos de uso | términos de uso | propiedad intelectual | interzis |
    utf-8 | utf8 | character set | rate limited | competing registrars | contains only | contains domain data |
    protected by law | protected by copyright | protected by the swedish | is protected by the legis | under the law | the law | this notice | statutory | restricted by law | whois database is provided | acknowledge |
    will not use information | direct match quer | exact match quer | types of queries | web interface | session has been logged
  `,
  /** Are about the name itself, or about the client: a sentence with one of them is not part of a notice. */
  ofName: `
    this name is | this name was | this name has | this name cannot | this name subscribes | this name may | this name will |
    this domain is | this domain was | this domain has | this domain name is | this domain name was | this domain name has | this domain name cannot |
    the name is re | the name is pr | the name is bl | the name was | the name has | the name cannot | the requested name | the requested domain |
    this label | this string | this word is | registration of this | application for this | application for the name | redemption period |
    court order | quarantine | pendingdelete | blocklist | exclusion list | such as this one | like this one | is this name | block of this |
    status of this | reserved by the registry | reserved-name | premium name | auction | out of date | replica | because of maintenance |
    due to maintenance | seized | has been suspended | was suspended | waiting list |
    este dominio | este nombre | dominio solicitado | nombre solicitado | dominio consultado | nombre consultado |
    este domínio | este nome | domínio solicitado | nome solicitado | domínio consultado | nome consultado |
    ce domaine | ce nom | domaine demandé | nom demandé | le domaine est | le nom est |
    questo dominio | questo nome | dominio richiesto | nome richiesto |
    diese domain | dieser name | dieser domainname | angefragte | die domain ist | die domain wurde | die domain befindet |
    deze domeinnaam | dit domein | detta domän | denna domän | det här domän | dette domæne | dette domene | tämä verkkotunnus |
    ez a domain | acest domeniu | acest nume | ova domena | ovaj domen | ovaj naziv | ta domena | ta nazwa | tej domeny |
    tato doména | táto doména | этот домен | это имя | этого домена | данный домен | данное имя | цей домен | це ім'я | цього домену |
    този домейн | това име | bu alan adı | bu domain | το όνομα αυτό | αυτό το όνομα | αυτό το domain |
    このドメイン | 本ドメイン | 이 도메인 | 해당 도메인 | 该域名 | 此域名 | 本域名 | 該域名 | 此網域 | 該網域 |
    هذا النطاق | هذا الاسم | שם מתחם זה | דומיין זה | הדומיין הזה | این دامنه | این نام | โดเมนนี้ | ชื่อนี้ | tên miền này | domain ini | nama ini
  `,
  /** Say that a name is reserved, where they are not about rights. */
  reserved: `
    reserved | reserviert | réservé | reservado | reservada | riservato | riservata | gereserveerd | reserverat | reserverad | reserveret |
    reservert | varattu | foglalt | rezervat | rezervirana | rezerviran | rezervisan | zarezerwowan | rezervován | rezervovan |
    зарезервирован | зарезервован | rezerve edil | δεσμευμέν | 予約 | 예약 | 保留域名 | 保留字 | 被保留 | محجوز | رزرو | ถูกสงวน | dicadangkan
  `,
  /** A short sentence of a notice also has one of these, which say what the terms are about. */
  ofService: `
    whois | rdap | database | data | service | server | informa | quer | answers | search | terms | conditions | agree | acknowledge |
    copyright | rights | purposes | advertising | tld | domain names | registrars | prohibited to | available at: | printout | rate limited |
    nuisance in | legislation | free of charge | to register it now | register your own | questions | datos | session has been | lookups |
    does not mean that you can | unauthorised access to | verification | licence | its accuracy | alleinige recht | whether a name is free |
    statutory offence | the sending of | you may never | british islands | access may be
  `,
  /** Say in a short sentence that something happened, to the name or to the query: `Seized for copyright infringement`. */
  trouble: `
    seized | suspended | held | hold | holder | hidden | dispute | disputed | infringement | violation | reservation | pending | premium |
    price | trademark | heirs | taken | failed | error | detected | finished | differs | cache | copy of | not valid | unlawful | illegal |
    waiting list | applied | required | needed | belongs | stale | old data | last week | last month | last year | another | replaces |
    refused | from your | down | offline | broken | lost | government use | a warrant | statutory name | blocked | rights name |
    information: registered
  `,
  /** Prove it only for long sentences. */
  ofLong: `
    protect | permi | prohibit | forbid | must not | may not | may only | may be used | use | consent | purpose | compil | republish | as is | liab | responsib |
    subject to | governed | contravention | violation | in accordance | please visit | please see | web site | website | provided | operated by | maintained by |
    authoritative | expiration date | encoding | lawfully | privacy | personal data | redacted | disclos | gdpr | legal | information | query | queries |
    derechos | términos | terminos | condiciones | uso de | propósito | proposito | fines | información | informacion | publicidad | finalidad | responsab | prohib | autoriza |
    direitos | termos | condições | utilização | finalidades | informações | propriedade | reservados | domini |
    droits | conditions d | utilisation | propriété | données | diritti | condizioni | utilizzo | informazioni | scopi |
    rechte | nutzung | bedingungen | auskunft | zweck | zustimm | werbung | geschützt | voorwaarden | gebruik | gegevens | doeleinden | toestemming |
    rättigheter | villkor | upphovsrätt | ändamål | rettigheder | vilkår | oplysninger | rettigheter | opplysninger | oikeudet | käyttö | tietoja | õigus | tingimus | tiesīb | noteikum | sąlyg |
    prawa | warunk | regulamin | podmínk | podmienk | údaj | uvjet | pogoj | podaci | jogok | feltétel | adatok | drepturi | condiţii | condiții | haklar | koşul | bilgi | δικαι | όροι |
    права | услови | правил | информаци | использован | умови | інформаці | використан | използван |
    حقوق | شروط | معلومات | استخدام | זכויות | תנאי | מידע | شرایط | اطلاعات |
    版权 | 版權 | 条款 | 條款 | 信息 | 資訊 | 目的 | 著作権 | 情報 | 利用 | 規約 | 参照 | 저작권 | 정보 | 이용 | 목적 | ลิขสิทธิ์ | ข้อมูล | เงื่อนไข |
    bản quyền | thông tin | điều khoản | hak cipta | ketentuan | informasi
  `,
};

const alternatives = (pieces: string): string =>
  pieces
    .trim()
    .split(/\s*\|\s*/u)
    .map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&'))
    .join('|');

/** Returns a pattern that finds any of the pieces of words, which are separated by ` | `. */
export const anyOf = (pieces: string): RegExp => new RegExp(alternatives(pieces), 'u');

/** Returns a pattern that finds any of the words, which are separated by ` | `. */
export const anyWordOf = (words: string): RegExp => new RegExp(`\\b(?:${alternatives(words)})\\b`, 'u');
