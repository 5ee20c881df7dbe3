import { type Rows, wordsOf } from '../read/rows.js';
import type { Role } from '../read/target.js';

/** Words for roles, as a label of their own or before a contact's field. */
export const ROLE_WORDS: Rows<Role | 'other'> = {
  registrant: `
    registrant | registrants | owner | holder | licensee | org holder | domain owner | domain holder |
    holder of domain name | domain name holder | domain registrant | domain name registrant |
    registered for | registrant info | registrant information | registrant details | registered owner |
    owner data | org | organization | organisation | entity name | company | domain name owner | holders |
    subscriber | assigned to | allocated to | delegee | legal registrant | titulaire |
    titulaire du domaine | titulaire du nom de domaine | détenteur | propriétaire | titular |
    titular del dominio | titular do domínio | titular registrant | propietario | dueño |
    proprietário | intestatario | assegnatario | abonent | właściciel | właściciel domeny | subskrybent |
    inhaber | domaininhaber | domeininhaber | houder | domeinnaamhouder | innehavare | indehaver |
    innehaver | haltija | sahibi | alan adı sahibi | kayıt sahibi | držitel |
    nositelj | imetnik | korisnik | tulajdonos | igénylő | владелец | администратор домена | власник |
    реєстрант | регистрант | 등록인 | 登録者名 | 登録者 | 注册人 | 注册者 | 註冊人 | 域名持有者 | 申請者 | chủ thể |
    registrant contact | registrant contacts | owner contact | registrante | registrant person |
    registrant organization contact | holder contact | domain holder contact | registered to | eigenaar |
    registrerad innehavare | chủ sở hữu tên miền | בעלים | καταχωρούμενος | domeneinnehaver | abonnent |
    verkkotunnuksen haltija | abonent domeny |
    vlastník | držitel domény | majiteľ | domain használó | притежател | titular domeniu | deținător |
    vlasnik | nositelj domene | omanik | registreerija | savininkas | valdītājs | chủ sở hữu | 持有者 | 所有者 |
    域名所有者 | صاحب النطاق | owner c | holder c | registrant c | pemilik | pemilik domain | pendaftar domain |
    ผู้ถือครองชื่อโดเมน | ผู้ถือครอง | ผู้ถือครองโดเมน | เจ้าของโดเมน | ผู้จดทะเบียน | صاحب امتیاز |
    دارنده | دارنده دامنه | مالک دامنه | المالك | مالك النطاق | בעל הדומיין | בעל שם המתחם |
    מחזיק שם המתחם | 소유자 | 등록자 | 所有人 | 域名所有人 | 域名持有人 | 註冊者 | დომენის მფლობელი | მფლობელი |
    titular de dominio | nombre del registrante | détenteur du domaine | organization using domain name |
    organisation using domain name | person or organization using domain name | organización |
    organização | organisation titulaire | владелец домена | владелец доменного имени |
    организация | name holder | applicant | applicant details | applicant information |
    customer information | datos del titular | información del titular |
    información del registrante | datos del registrante |
    datos del propietario | propietario del dominio | informations du titulaire | informations titulaire |
    coordonnées du titulaire | dados do titular | informações do titular | 注册人信息 | 註冊人資料 | 註冊人資訊 | 등록인 정보 |
    登録者情報 | ข้อมูลผู้ถือครอง | domain name holder details | mbajtësi | mbajtësi i domenit | κάτοχος |
    κάτοχος ονόματος | δικαιούχος | tên chủ thể đăng ký sử dụng | chủ thể đăng ký sử dụng | chủ thể đăng ký |
    rétthafi | domen sahibi | domenin sahibi | эзэмшигч | домен иесі | φορέας | титуляр | nosilec |
    nosilec domene | īpašnieks | omistaja | proprietar | proprietarul domeniului
  `,
  admin: `
    admin | administrative | administrator | admin c | adm c | adminc | ac | admin contact |
    admin contacts | administrative contact | administrative contacts | administrative contact ac |
    administrativ contact | admin information | administrative details | administrative person |
    administrative contact person |
    adm | admin info | administrativ | contact administratif | contacto administrativo |
    contacto administrativo administrative contact | contato administrativo | responsável administrativo |
    entidade administradora | contatto amministrativo | amministrativo | administrativer ansprechpartner |
    administratieve contact | administratieve contactpersoon | administrativ kontakt |
    administrativ kontaktperson | hallinnollinen yhteyshenkilö | idari kontak | idari sorumlu |
    administrativní kontakt | adminisztratív kapcsolattartó |
    административный контакт | адміністративний контакт | 책임자 | 관리자 | 管理联系人 | 管理者 | 管理聯絡人 | zone admin |
    legal c | legal contact | responsible person | registrar admin | contact admin | onsite |
    onsite contact | managing contact | ผู้ดูแล | ผู้ติดต่อด้านการบริหาร | جهة الاتصال الإدارية |
    المسؤول الإداري | kontak administratif | kontak admin | איש קשר אדמיניסטרטיבי | איש קשר מנהלי |
    管理連絡担当者 | 登録担当者 | 관리 책임자 | 行政联系人 | 管理联络人 | 行政聯絡人 | 管理聯絡人資料 | administrative contact agent |
    contacto admin | contato admin | administration contact | administration |
    datos del contacto administrativo | información de contacto administrativo |
    información del contacto administrativo |
    contact administratif du domaine | responsable administratif | responsable administrativo |
    administrateur | 管理联系人信息 | administrador | administrativer kontakt | liên hệ quản trị |
    관리책임자 | διαχειριστικός υπεύθυνος | kontakt administracyjny | idari iletişim |
    administratief contact | administratívny kontakt | halduskontakt | administratīvais kontakts |
    administracinis kontaktas | 管理者連絡窓口 | административен контакт | admin kontakt
  `,
  technical: `
    technical contact zone contact | technical contact billing contact | technical zone contact |
    technical billing contact | technical and billing contact | tech zone contact | tech billing contact |
    technical | tech | tech c | technical contactor | techc | tec | tec c | tc | technician | tech contact |
    tech contacts |
    technical contact | technical contacts | technical contact tc | tech information | technical details |
    technical person | technical contact person | tech info | registrar technical contacts |
    registrar technical contact | contact technique | contacto técnico |
    contacto técnico technical contact | contato técnico | responsável técnico |
    responsável técnico tech contact | contatto tecnico | técnico | tecnic | kontakt techniczny |
    technischer ansprechpartner | technisch contact | technische contactpersoon | teknisk kontakt |
    teknisk kontaktperson | tekninen yhteyshenkilö | teknik kontak | teknik sorumlu | tehnički kontakt |
    technický kontakt | műszaki kapcsolattartó | технический контакт | технічний контакт | 기술담당자 | 技術連絡担当者 |
    技术联系人 | 技術聯絡人 | technical admin | tech admin | contact tech | zone tech | ผู้ติดต่อด้านเทคนิค |
    جهة الاتصال التقنية | جهة الاتصال الفنية | المسؤول التقني | kontak teknis | איש קשר טכני | 기술 담당자 |
    技术联络人 | 技術聯絡人資料 | contacto tec | contato tec | contacto tech | datos del contacto técnico |
    información de contacto técnico | información del contacto técnico |
    contact technique du domaine | responsable technique | responsable técnico |
    技术联系人信息 | technischer kontakt | technikai kapcsolattartó | contact tehnic | liên hệ kỹ thuật |
    기술책임자 | τεχνικός υπεύθυνος | tehniline kontakt | tehnični kontakt | techninis kontaktas |
    tehniskais kontakts | teknik iletişim | технически контакт
  `,
  billing: `
    billing | bill | bil | bill c | billing c | billing contact | billing contacts | billing details |
    contact facturation | contacto de cobranza | contacto financiero | contacto de facturación |
    faturamento | responsável por cobrança | billing contact person | invoice | payment |
    billing information | financial contact | finance | accounts contact | fiscal contact | contacto de pago |
    contact de facturation | contact financier | contacto de cobro | contato de cobrança |
    contato financeiro | contatto di fatturazione | rechnungskontakt | abrechnungskontakt |
    facturatiecontact | kontakt rozliczeniowy | fakturační kontakt | fakturačný kontakt |
    faktureringskontakt | laskutusyhteyshenkilö | финансовый контакт | 付费联系人 | 帳務聯絡人
  `,
  abuse: `
    abuse | abuse c | abuse contact | abuse contacts | registrar abuse | registrar abuse contact |
    sponsoring registrar abuse | sponsoring registrar abuse contact
  `,
  reseller: `
    reseller | resellers | reseller contact | reseller information | registration service provided by
  `,
  // Roles that have no place in the wire format. Their sections and fields are read and dropped.
  other: `
    zone | zone c | zone contact | support contact | customer service contact | registry |
    registry contact | trustee | escrow | sponsoring organisation | sponsoring organization | domicile |
    trading as | data validation | registrant type | nominee | proxy | domain support | zweck | uplink |
    emergency contact | emergency | security | security contact | sales contact | contact information |
    dispute | disputes | notices | remarks | noc | noc contact | hosting provider | account holder |
    host master | hostmaster | rfc | dsset | auxiliary contact | eligibility | registrar technical |
    whois server | kontakt | registry admin
  `,
};

/** Words without a meaning between a role and a field: `Registrant Contact Name`. */
export const FILLERS: ReadonlySet<string> = new Set(
  wordsOf(
    'contact | contacts | registry | info | information | person | details | s | of | the | c | domain | data',
  ),
);
