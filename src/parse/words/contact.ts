import type { Rows } from '../read/rows.js';
import type { ContactField } from '../read/target.js';

/** Labels of a contact's fields, in its own section or after a role (`Admin Street`). Labels are found with or without accents. */
export const CONTACT_MEMBERS: Rows<ContactField | '-'> = {
  id: `
    id | handle | id contact | nic hdl | nic handle | nichdl | nichandle | nic hdl br | contact id |
    contactid |
    contact handle | user id | hdl | identifier | nic id | registry id | norid handle | roid | nicid |
    reg id | customer number | identifiant | nic | person id | nic reference
  `,
  name: `
    name | full name | fullname | contact name | contact person | contact | person | personname |
    person name | persname | first name last name | name loc | given name | role | nom | nombre |
    nombre y apellidos | nome | naam | namn | navn | nimi | ad | imię i nazwisko | jméno | имя | контакт |
    이름 | 名前 | 姓名 | nom complet | responsible person | responsible | attn | contact names |
    nazwa | registrant | owner | holder | 氏名 | internationalized name | localized name | contact info name |
    responsável | responsable | name ascii | person responsible | név | фио | ім я | име | nume | ime |
    vardas | vārds | i̇sim | adı | ad soyad | tên | 名称 | 名字 | الاسم | όνομα | first name | firstname |
    fname | givenname | forename | vorname | voornaam | förnamn | fornavn | etunimi | imię | křestní jméno |
    ชื่อ | نام | שם | nama | nama lengkap | name and surname | first and last name | nombre completo |
    nombres y apellidos | nombre y apellido | nom et prénom | nom et prénoms |
    nome completo | nom prénom | individual name | meno | nafn | họ tên | 성명 | піб | vollständiger name |
    international name | local name
  `,
  surname: `
    surname | last name | lastname | lname | family name | familyname | nachname | cognome | apellido |
    apellidos | sobrenome | achternaam | efternamn | etternavn | efternavn | sukunimi | nazwisko |
    příjmení | priezvisko | фамилия | прізвище | perekonnanimi | soyadı
  `,
  organization: `
    organization | organisation | organization name | organisation name | org | org name | orgname |
    organización | organização | organizzazione | organisasjon | organisaatio | organisatie |
    organisation loc | organization loc | company | company name | companyname | compagnie |
    compagnie name | company or organisation | business name | société | empresa | azienda | firma | yhtiö |
    kurum | организация | організація | 組織名 | 组织 | 單位 | name of organization | entity | entity name |
    organization ascii | corporation | entreprise | razón social | institution | institución | orgnization |
    nom organisation | legal entity | internationalized organization | localized organization | compañía |
    società | bedrijf | organisationsnamn | företag | virksomhed | yritys | organizacja | organizace |
    společnost | organizácia | szervezet | cég | компания | фирма | organizație | organizacija | tvrtka |
    şirket | kuruluş | tổ chức | 单位名称 | 公司 | 机构 | 기관명 | องค์กร | หน่วยงาน | سازمان | شرکت | المنظمة |
    المؤسسة | ארגון | חברה | organisasi | perusahaan | 会社名 | 회사명 | 기관 | 单位 | 組織名稱 | 公司名稱 | 单位名 |
    institution name | organisme | instituição | entidade | entidad | business | raison sociale |
    razão social | denominación | denominação | dénomination | company organization | organization company |
    agency | agency name | ministry | association | organisatsioon | 조직 | 組織 | οργανισμός |
    unternehmen | ettevõte | uzņēmums | įmonė | 회사 |
    international organisation | international organization | local organisation | local organization
  `,
  address: `
    address | street | street address | streetaddress | addr | address line | address street | addres |
    adress | mailing address | postal address | post address | postal | po box | p o box | box |
    street loc | address loc | addressline | street name | adresse | rue | dirección |
    domicilio | calle | endereço | morada | indirizzo | via | adres | ulica |
    gatuadress | osoite | katuosoite | адрес | адреса | 주소 | 住所 | 地址 | address ascii | suite |
    street number | locality address | internationalized address | domicile | registered address |
    adres line | streets | geo address | sede | utca | cím | rua |
    straat | straße | strasse | anschrift | gateadresse | vej | ulice | улица | adresă | aadress | adresas |
    adrese | địa chỉ | 街道 | العنوان | διεύθυνση | ที่อยู่ | آدرس | نشانی | כתובת | alamat | 주소지 | 通信地址 |
    联系地址 | 聯絡地址 | 通訊地址 | physical address | residential address | postal box | boîte postale |
    bp | casilla | apartado | apartado postal | logradouro |
    dirección postal | adresse postale | street physical | business address | office address | location |
    suburb | strada | gate | gata | вулиця | heimilisfang |
    international address | local address | international street | local street
  `,
  city: `
    city | town | locality | city town | city locality | city loc | postal area | ville | ciudad |
    localidad | localidade | cidade | città | comune | miasto | město | stad | ort | stadt |
    postort | by | poststed | kaupunki | postitoimipaikka | şehir | город | місто | 市 | 城市 |
    city ascii | address city | city name | plaats | village | grad | internationalized city |
    población | locality city | localité | woonplaats | miejscowość | város | település | град |
    oraș | linn | miestas | pilsēta | i̇l | thành phố | 도시 | المدينة | πόλη | จังหวัด | شهر | עיר |
    kota | bandar | 市区町村 | município | commune | ciudad localidad | localitate | paikkakunta |
    international city | local city
  `,
  zip: `
    zip | zip code | zipcode | postal code | postalcode | postcode | post code | zip postal code |
    zip postalcode | postal zip | postal zip code | post zip code | code postal |
    código postal | cep | cap | kod pocztowy | psč | plz | postleitzahl | postnummer | postinumero |
    posta kodu | индекс | почтовый индекс | поштовий індекс | 우편번호 | 郵便番号 | 邮编 | 邮政编码 | address zipcode |
    address zip code | address postal code | pc | postal code ascii | postno | address postalcode |
    zipcode postal | zip or postal code | pcode | postal code zip | postnr | irányítószám | пощенски код |
    cod poștal | poštanski broj | poštna številka | postiindeks | pašto kodas | pasta indekss |
    mã bưu điện | 郵遞區號 | รหัสไปรษณีย์ | کد پستی | الرمز البريدي | מיקוד | kode pos | poskod | 우편 번호 |
    pin code | pincode | pin | cp | c p | code postale | zip postal | mã bưu chính | sihtnumber |
    ταχυδρομικός κώδικας | τκ | póstnúmer |
    international postal code | local postal code
  `,
  state: `
    state | province | state province | stateprovince | state prov | state or province | county |
    prov | state province region | province state | state loc | estado | estado provincia |
    departamento | distrito | département | regione | województwo | bundesland | область | регион | 省 | 省份 |
    state ascii | sp | prefecture | address state | address province | district | state county |
    province region | emirate | municipality | kommun | lääni | província | region | provincie | län |
    fylke | megye | županija | județ | i̇lçe | tỉnh | 州 | استان | provinsi | negeri | 都道府県 |
    governorate | island | parish | canton | oblast | division |
    state province county | international state | international state province | local state | local state province
  `,
  country: `
    country | country name | country loc | country region | country economy | pays | país | paese |
    nazione | kraj | stát | land | maa | ülke | страна | країна | 国家 | 國家 | 国 | country ascii | c |
    address country | country territory | nation | nationality | zemlja | ország | riik | landcode | země |
    krajina | държава | țara | država | šalis | valsts | quốc gia | 국가 | الدولة | χώρα | ccode |
    ประเทศ | کشور | البلد | מדינה | negara | 国名 | pays territoire | país territorio | 国家 地区 |
    stato paese | país región |
    international country | local country
  `,
  country_code: 'country code | countrycode | cc | country iso code | iso country code',
  phone: `
    t | p | phone | phone number | phonenumber | phone no | phone voice | telephone number |
    tel no | tel number | voice | voice number | contact phone | contact number | phone international |
    teléfono | telephone | telephone no | telefonnummer | puhelin |
    puhelinnumero | телефон | 전화번호 | 電話番号 | 电话 | 電話 | nro telefono | business phone | office phone |
    work phone | work telephone | daytime phone | tel voice | phone main | telp | telephones |
    telefoon | puh | contact telephone | telefoonnummer | telefonnr | telefón | telefonszám | téléfone |
    telefonas | tālrunis | điện thoại | 联系电话 | الهاتف | τηλέφωνο | โทรศัพท์ | تلفن | رقم الهاتف | טלפון |
    telepon | nomor telepon | 연락처 | 联系人电话 | 聯絡電話 | 电话号码 | tel | téls | home phone | contact no | tel work |
    phone work |
    phone numbers | tel phone | teléfono fijo | téléphone fixe | tel fixe | landline | 전화 |
    telefon numarası | fono | sími | телефонен номер | numéro de téléphone | número de teléfono |
    numer telefonu
  `,
  fax: `
    f | fax | fax no | fax number | faxnumber | facsimile | facsimile number | facsimile no | fax phone |
    telefax | télécopie | faks | fax international | faxno | факс | fax番号 | ファックス | 传真 | 傳真 | nro fax |
    telecopy | phone fax | faksi | fax telephone | telefaks | 팩스 | โทรสาร | دورنگار | الفاكس | פקס |
    팩스번호 | 传真号码 | télécopieur | faxnummer | faxszám | belgegeçer | φαξ | faksas | número de fax
  `,
  email: `
    e | email | e mail | mail | email address | e mail address | emailaddress | electronic mail | mail address |
    contact email | contact e mail | courriel | adresse email | adresse e mail | correo |
    correo electrónico | correo e | correio electrónico | correio eletrônico |
    posta elettronica | e post | epost | e postadress | sähköposti | eposta | эл почта | почта |
    전자우편 | 電子メール | 邮箱 | 電子郵件 | 邮件 | email addresses | e mails | emails | emailaddr | contact mail | ел пошта |
    elektronska pošta | mailbox | electronic mailbox | e mail de contacto | e mail adresse | adres e mail |
    e mailová adresa | e mail cím | электронная почта | електронна пошта | имейл | електронна поща |
    e pošta | el paštas | e pasts | thư điện tử | 电子邮件 | 联系邮箱 | 电子邮箱 | メールアドレス | 이메일 | البريد الإلكتروني |
    อีเมล | ایمیل | رایانامه | דואר אלקטרוני | דוא ל | surel | 메일 | 联系人邮箱 | 邮件地址 | 電子信箱 | 聯絡信箱 |
    correo electrónico de contacto | e mailbox | email id | adresse électronique |
    adresse de courriel | dirección de correo | dirección de correo electrónico |
    endereço de email | endereço eletrônico | e mail id | e mailadres | emailadres | endereço de e mail |
    indirizzo e mail | poczta elektroniczna | adresă e mail | sähköpostiosoite | e postadresse |
    e posti aadress | alamat email | e posta adresi | ηλεκτρονικό ταχυδρομείο | ел поща | netfang
  `,
  created_on: `
    created | created on | created date | create date | creation date | registered | registered on |
    registration date | date created | crdate | created at | date registered
  `,
  updated_on: `
    changed | changed on | last update | last updated | last updated on | updated | updated on |
    updated date | update date | modified | modified on | last modified | last modified date |
    modification date | last changed | last edited | last change | date modified | changed date
  `,
  url: 'web | website | url | www',
  phone_ext:
    'phone ext | phone extension | phone x | phone number ext | telephone ext | phone number extension',
  fax_ext: 'fax ext | fax extension | fax x | fax number ext | facsimile number ext',
  '-': `
    type | contact type | language | anonymous | obsoleted | eligstatus | eligsource | eligdate |
    reachmedia | reachstatus | reachsource | reachdate | eppstatus | source | registrar | authorised registrar |
    authorized registrar | remarks | remark |
    comment | comments | notify | mnt by | mntner | mnt lower | status | hold | mobile | mobile phone |
    mobile number | cell | cellphone | ext | id type | id number | registrar handle | application purpose |
    nexus category | nexus | tech id | org id | org number | organization number | organization id | vat |
    vat number | tax id | tax number | national id | birth date | birthdate | gender | title | department |
    position | x400 | disclose | identification | ident | ident type |
    reg number | registration number | registry code | reg code | regcode | phone type | created by |
    updated by | changed by | modified by | contract language | contractual language | lang |
    data validation | validation | privacy | pgp | key | nsset | keyset | expires | consent for publishing |
    billing | contact url | holder type | registrant type | public key | crypt | auth | gsm | celular |
    móvil | portable | téléphone portable | username | user name | login | reg no | company number |
    company no | ruc | cuit | nit | rif | rnc | cédula | cnpj | cpf | nif | ninea | pan |
    gst number | business type | legal form | legal status | forme juridique | civilité | profession | ref |
    reference | prénom | prénoms | whatsapp | skype
  `,
};
