import { describe, expect, it } from 'vitest';
import { isAboutName, withState } from '../../../src/parse/answer/of-name.js';
import { isOfOneCase } from '../../../src/parse/answer/one-case.js';
import { parse } from '../../../src/parse/index.js';
import { isSuperlinear } from '../../support/superlinear.js';

const linesOf = (text: string): string[] => text.trim().split(/\n\s*/u);

/** As long as the sentences of a notice, and with words of one. */
const SENTENCES = linesOf(`
  El dominio solicitado se encuentra reservado de acuerdo con las condiciones de registro de la autoridad y no puede ser asignado a terceros.
  Este nombre ha sido bloqueado por la autoridad competente y, conforme a los términos de uso, no puede registrarse hasta nueva información.
  Este dominio está pendiente de eliminación y estará disponible para su registro según los términos publicados en el sitio del registro.
  El nombre consultado figura en la lista de nombres prohibidos; la información sobre su uso de reserva se publica en la página del registro.
  Diese Domain ist nach den Bedingungen der Vergabestelle reserviert und kann daher nicht registriert werden, bis die Frist abgelaufen ist.
  Der angefragte Name ist durch gerichtliche Verfügung gesperrt; nach den Nutzungsbedingungen ist eine Registrierung bis auf weiteres nicht möglich.
  Die Domain befindet sich in der Karenzzeit nach einer Löschung und kann nach den Bedingungen der Registrierungsstelle erst später vergeben werden.
  Ce nom de domaine est réservé par l'office d'enregistrement selon les conditions d'attribution et ne peut pas être enregistré par un tiers.
  Le nom demandé est bloqué par décision de justice ; conformément aux conditions d'utilisation, il ne peut être enregistré avant la fin de la procédure.
  Le domaine est en période de rédemption ; les informations relatives à son titulaire ne sont plus publiées mais le nom n'est pas disponible.
  Este domínio está reservado pelo registro conforme as condições de utilização e não pode ser registrado por terceiros até nova decisão.
  O nome consultado está em processo de liberação e, conforme os termos, só pode ser registrado por quem se candidatou no período indicado.
  Questo dominio è riservato dal registro secondo le condizioni di assegnazione e non può essere registrato da terzi senza autorizzazione.
  Il nome richiesto è bloccato per contestazione; secondo le condizioni di utilizzo non può essere registrato fino alla fine della procedura.
  Ta domena jest zarezerwowana przez rejestr zgodnie z warunkami regulaminu i nie może zostać zarejestrowana przez osoby trzecie bez zgody.
  Tato doména je rezervována registrem podle podmínek pravidel registrace a nemůže být zaregistrována třetí osobou bez souhlasu sdružení.
  Этот домен зарезервирован реестром в соответствии с условиями правил регистрации и не может быть зарегистрирован третьими лицами.
  Данное имя заблокировано по решению суда; согласно правилам, информация о нём не публикуется и оно не может быть зарегистрировано.
  Цей домен зарезервовано реєстром відповідно до умов правил реєстрації, і він не може бути зареєстрований третіми особами без дозволу.
  Bu alan adı kayıt kuruluşu tarafından kullanım koşulları uyarınca ayrılmıştır ve üçüncü kişiler tarafından kaydedilemez; bilgi için başvurunuz.
  このドメイン名は登録規則により予約されており、第三者が登録することはできません。詳細な情報については登録規則を参照してください。本件の目的は公開されません。
  이 도메인이름은 등록 규칙에 따라 예약되어 있으며 제삼자가 등록할 수 없습니다. 자세한 정보와 이용 목적은 등록 기관의 안내를 참고하시기 바랍니다. 감사합니다.
  根据注册管理机构的条款，该域名为保留域名，任何第三方不得注册。有关该域名的更多信息，请查阅注册管理机构网站上的条款与说明，谢谢您的理解与支持。
  依註冊管理機構之條款，此網域名稱已被保留，任何第三人不得註冊。更多資訊請參閱註冊管理機構網站上之條款與說明，謝謝您的理解與支持，敬請見諒。
  هذا النطاق محجوز من قبل هيئة التسجيل وفقا لشروط الاستخدام ولا يمكن تسجيله من قبل أي طرف آخر دون موافقة خطية مسبقة من الهيئة المختصة.
  שם מתחם זה שמור על ידי מנהל הרישום בהתאם לתנאי השימוש ואינו ניתן לרישום על ידי צד שלישי ללא אישור מראש ובכתב של מנהל הרישום עצמו.
  این دامنه توسط مرجع ثبت و بر اساس شرایط استفاده رزرو شده است و ثبت آن توسط اشخاص ثالث بدون اجازه کتبی مرجع ثبت امکان پذیر نیست و نخواهد بود.
  โดเมนนี้ถูกสงวนไว้โดยนายทะเบียนตามเงื่อนไขการใช้งาน และบุคคลอื่นไม่สามารถจดทะเบียนได้จนกว่าจะได้รับอนุญาตเป็นลายลักษณ์อักษร ข้อมูลเพิ่มเติม
  Tên miền này được cơ quan đăng ký bảo lưu theo điều khoản sử dụng và không thể được đăng ký bởi bên thứ ba nếu không có sự đồng ý bằng văn bản.
  Domain ini dicadangkan oleh pengelola sesuai dengan ketentuan penggunaan dan tidak dapat didaftarkan oleh pihak ketiga tanpa persetujuan tertulis.
  Το όνομα αυτό είναι δεσμευμένο από το μητρώο σύμφωνα με τους όρους χρήσης και δεν μπορεί να καταχωρηθεί από τρίτους χωρίς έγγραφη άδεια του μητρώου.
  Deze domeinnaam is volgens de voorwaarden van het register gereserveerd en kan niet door derden worden geregistreerd zonder schriftelijke toestemming.
  Det här domännamnet är enligt registrets villkor reserverat och kan inte registreras av någon annan utan skriftligt tillstånd från registret självt.
  Dette domænenavn er ifølge registrets vilkår reserveret og kan ikke registreres af andre uden skriftlig tilladelse fra registret, som kan kontaktes.
  Tämä verkkotunnus on rekisterin ehtojen mukaan varattu, eikä sitä voi rekisteröidä kukaan muu ilman rekisterin kirjallista lupaa; lisää tietoja saa.
  Ez a domain név a nyilvántartó feltételei szerint foglalt, és harmadik személy írásos hozzájárulás nélkül nem regisztrálhatja a nyilvántartóban azt.
  Acest domeniu este rezervat de registru conform condițiilor de utilizare și nu poate fi înregistrat de terți fără acordul scris al registrului național.
  Ova domena je prema uvjetima registra rezervirana i ne može je registrirati treća osoba bez pisanog odobrenja registra, o čemu podaci nisu objavljeni.
  Registration of the requested label is prohibited under section 4 of the policy, and the information in this response must not be read as an offer.
  The label that you asked for is reserved under the policy of the registry and may only be registered by the government of the country concerned.
  This word is on the list of reserved words that the registry has published in accordance with its policy, and may not be registered by the public.
  It is reserved in accordance with the policy of the registry, and nobody may register it without the written consent of the responsible authority.
  The name has been withheld from registration in accordance with the policy of the registry until the dispute about its use has been settled in court.
  An application for the name is being examined in accordance with the policy of the registry, so that it may not be registered by another applicant.
  The name was deleted recently and may not be registered until the end of its redemption period, in accordance with the policy of the registry.
  The registry has reserved the name in accordance with its policy and may only release it if the government of the country concerned has no objection.
  Your query matched a reserved name, which may not be registered by the public in accordance with the policy of the registry of the country concerned.
  Because of maintenance of the database, the information in this response may not be used to decide whether a name can be registered at the moment.
  You have used up your allowance of queries for today, and further queries from your address will not be answered with information until tomorrow.
  The name is in use, and information about it is provided on request by the registry to persons whose purpose is legitimate and documented.
  The register does not say whether the name is in use by a natural person, in accordance with the law of the country on data protection.
  The use of this word is forbidden by the law on the protection of emblems, and its owner is the only one who may ask for an exception.
  The word that was searched is the name of a municipality, and in accordance with the policy only that municipality may use it as a domain.
  Only the holder of the same name in the other zone may use it until the end of the year, in accordance with the policy of introduction.
  Someone is ordering the name at this moment, please visit the website of the registry again in a few minutes for more information on it.
  The query was answered from the information of the previous day, because the zone of this morning could not be imported by this server.
  Only the first letters of your query were used for the search, because of a limit of the encoding that is used by the old protocol here.
  Queries from networks of hosting companies are answered with no record for the protection of the holders, in accordance with the policy.
  The information is read from the zone file, so that domains without name servers are not provided by this service in any form of query.
  New orders are not taken by the registry at present, and the information of existing domains is provided as before by this old service.
  Since May this server is no longer used by the registry, and information is provided by the RDAP service whose address IANA publishes.
  PHP Notice: Undefined variable: domain in /var/www/whois/include/query.inc.php on line 120, please see the log for more information on it
  Use of uninitialized value $domain in concatenation (.) or string at /usr/local/lib/whois/server.pl line 44, <STDIN> line 1, information
  java.sql.SQLException: Query was interrupted for the purpose of maintenance at com.example.whois.Query.run(Query.java:90) information used
  ldap_search_ext: the directory that is provided in the configuration cannot be contacted, additional information: connection was refused
`);

/** With a word of a notice. */
const SHORT = linesOf(`
  You are rate limited.
  Responses are rate limited, and not found is given for all names.
  For details of the dispute contact the registry.
  More information on the reservation: call us.
  Protected by law
  Name protected by law
  Protected by law: Red Cross
  Restricted by law
  Registration restricted by law
  Not registrable under the law on geographic names
  Statutory name
  Prohibited by the law
  Given for government use
  Sponsored by the government
  Sponsorship required
  Held under a warrant
  Seized under a warrant
  Seized for copyright infringement
  Suspended for copyright violation
  Blocked for spam (unsolicited mail)
  Intellectual property hold
  Intellectual property dispute
  Subject of legal proceedings
  Legal proceedings are pending
  Law enforcement hold under the law
  Unlawful name
  Lawful heirs only
  Subject to accuracy check
  Reproduced from a copy of last week
  Reproduced from cache
  High volume of queries from your address
  Bulk lookup detected
  Automated means detected
  Repackaged answer
  Price guaranteed: 500 EUR
  Guaranteed for the holder of the trademark
  Warranty hold
  By submitting an application you can get it
  For details see the holder
  More details from the holder
  Further information from the current holder
  Additional information: held
  More information: registered
  Accredited registrar only
  Has an accredited registrar
  Registered through an accredited registrar
  Data in the main registry differs
  Is provided by another holder
  Access may be refused
  Will be blocked soon
  Will be denied
  Are restricted
  The search for this failed
  The search for it was not finished
  Deployment of RDAP: this answer is not valid
  For any purpose but registration
  Can now be registered by trademark holders only
  To register it now you need a trademark
  Only accepts government applications
  Contains only old data
  Contains domain data of last year
  May lag behind by a week
  UTF-8 error
  Character set error, name not understood
  Rate limited
  Competing registrars have applied for it
  Sponsorship pending
  Many registrars have applied for it
  Registrant data available at the registrar
  Contact information is available from the holder
  Free of charge for its holder
  Guarantee: none, backend down
  Reserves the right of the holder
  The law forbids it
  This notice replaces the record
  Following terms: reserved
  You agree with the holder
  Disseminated by another registry
  Restricted rights name
  Rights restricted to the holder
  Will be denied to all but the holder
  If you exceed the budget
  Whois data is hidden
  Whois information is hidden for this name
  Under the law, it belongs to the state
  By asking you joined the waiting list
  Historical or non-current answer
  Secondary register: taken
  Non-current
  Legal opinion needed
  A legal opinion is needed before registration
  Unauthorised access detected
  Nuisance name
  Is strictly held
  For information: taken
  Given for information: it is taken
  Transmission of the answer failed
  Encoding error
`);

const NOTICES = linesOf(`
  Use it for lawful purposes, never for advertising.
  Access to the WHOIS service is rate limited.
  The Example registry reserves the right to modify these terms at any time.
  This information is provided free of charge by the registry.
  All rights reserved.
  All other rights are expressly reserved by the registry, and nobody may use this information for advertising or similar purposes.
  The registry reserves the right to modify these terms at any time. By submitting this query you agree to abide by them in full.
  If you have exceeded the limit of queries, access to the information in this database will be denied for a period of time.
  Todos los derechos reservados. La información se ofrece a título informativo y su uso para fines publicitarios está prohibido.
  Tous droits réservés. Les informations sont fournies à titre indicatif et leur utilisation commerciale est interdite.
  Tutti i diritti sono riservati. Le informazioni sono fornite a scopo informativo e il loro utilizzo commerciale è vietato.
  Todos os direitos reservados. As informações são fornecidas para fins informativos e a sua utilização comercial é proibida.
  This service contains the names of our customers and of their contacts, and its use for advertising is prohibited by the terms of use.
  Please ask the server of the registrar for the contacts of this name. Whois information is provided for lawful purposes only.
  It tells whether a name is free, and which name servers a domain has; the use of its information for advertising is prohibited.
  Die Nutzung dieser Auskunft zu Zwecken der Werbung ist nach den Bedingungen untersagt, und alle Rechte bleiben vorbehalten.
`);

/** About the answer itself, in the words of a notice: "not found" is not what they say of a free name only, or not from real data. */
const OF_ANSWER = linesOf(`
  Terms of use: the registry does not answer questions about names that are under dispute. Such names are shown as not found.
  NOTICE: For privacy, registered names of natural persons are answered as not found by this service.
  By submitting a query you agree to the terms. Queries beyond the fair use limit receive a generic negative response.
  This information is provided as is. Names registered during the last 24 hours are not included.
  The WHOIS service is provided for information purposes only. You are using the test environment (OT&E).
  The WHOIS service is provided for information purposes only; its data is fictitious.
  Hinweis: Diese Auskunft ist auf 50 Anfragen pro Tag begrenzt, danach wird stets "kein Eintrag" ausgegeben.
  Terms of Use: Access is provided for lawful purposes. The result above is incomplete because your address is limited.
  Copyright (c) 2026 Example Registry. Blocked under copyright law.
  Les noms protégés sont affichés comme non enregistrés ; conditions d'utilisation sur notre site.
  The data is provided as is. Only names of accredited registrars are searched; others are not shown.
  Your access to this database is limited; you agree to receive reduced information.
  The data in this whois database is provided for information purposes only. It is refreshed weekly and may not contain recent registrations.
  The data in this whois database is provided for information purposes only. Domains registered today are missing from it.
  Diese Daten dienen nur zu Informationszwecken. Heute registrierte Domains sind nicht enthalten.
  Los datos de esta base de datos se ofrecen solo con fines informativos. Los registros de hoy no figuran.
`);

describe('a sentence next to words for a free name', () => {
  it.each(OF_ANSWER)('is not part of a notice if it is about the answer: %s', (sentence) => {
    const body = `No match for shop.example\n\n${sentence}\n`;
    expect(parse([{ host: 'whois.nic.example', body }], { domain: 'shop.example' }).available).toBe(null);
  });

  it.each(SENTENCES)('is not part of a notice if it is about the name or the server: %s', (sentence) => {
    for (const body of [
      `No match for shop.example\n\n${sentence}\n`,
      `% ${sentence}\n\nNot found\n`,
      `Not found\n\n% By submitting a query you agree to these terms.\n% ${sentence}\n`,
    ])
      expect(parse([{ host: 'whois.nic.example', body }], { domain: 'shop.example' }).available).not.toBe(
        true,
      );
  });

  it.each(SHORT)(
    'is not part of a notice if it is short and may say that something happened: %s',
    (sentence) => {
      for (const body of [`No match for shop.example\n\n${sentence}\n`, `% ${sentence}\n\nNot found\n`])
        expect(parse([{ host: 'whois.nic.example', body }], { domain: 'shop.example' }).available).not.toBe(
          true,
        );
    },
  );

  it.each(NOTICES)('is part of a notice: %s', (sentence) => {
    expect(isAboutName(sentence.toLowerCase())).toBe(false);
    const body = `No match for shop.example\n\n${sentence}\n`;
    expect(parse([{ host: 'whois.nic.example', body }], { domain: 'shop.example' }).available).toBe(true);
  });
});

it('a short line of a server has no words for a state, except for rights', () => {
  for (const line of [
    'copyright 2026 example registry. all rights reserved',
    'see https://www.example.com/terms',
  ])
    expect(withState(line), line).toBe(false);
  for (const line of ['for details on reserved names', 'last update: incomplete', 'see this name is held'])
    expect(withState(line), line).toBe(true);
});

it('is decided in time linear in the text', () => {
  const pieces = ['rights ', 'this name ', 'the domain name is ', 'derechos ', 'you have ', 'حقوق '];
  const ofOneCase = ['the name of the ', 'answered ', 'com.', 'java.a', 'line 1', 'until the ', 'exception'];
  const slow = [...pieces, ...ofOneCase].filter((piece) => {
    const [once = '', fourTimes = ''] = [5000, 20_000].map((count) => piece.repeat(count));
    return isSuperlinear(
      () => void (isAboutName(once) || isOfOneCase(once)),
      () => void (isAboutName(fourTimes) || isOfOneCase(fourTimes)),
    );
  });
  expect(slow).toEqual([]);
});
