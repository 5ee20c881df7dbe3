import type { Rows } from '../read/rows.js';
import type { RegistrarField, Target } from '../read/target.js';

/** Labels that name the registrar or one of its fields, in any section. */
export const REGISTRAR_LABELS: Rows<Target> = {
  registrar: `
    registrar | registrars | sponsoring registrar | current registrar | registar | current registar |
    domain registrar | registrar of record | registrar info | registrar information | registrar details |
    registrar contact | registrar company | accredited registrar | registered through | registered by |
    registered with | registration service provider | registration provider | service provider | provider |
    authorized agency | billing registrar | registering agent | registrar agent | sponsor |
    sponsoring agent | domain manager | managed by | domain support | maintainer | created by registrar |
    domain sponsor | support | bureau d enregistrement | registraire | registrador | authorised registrar |
    authorized registrar | agente registrador | agente de registro | entidade gestora |
    agencia registradora | proveedor | registratore | rejestrator | registrar name registrar |
    registratorr | registrerare | kayıt firması | kayıt operatörü | регистратор | реєстратор | 등록대행자 | 注册商 |
    所属注册机构 | 所属注册商 | 註冊商 | 受理註冊機構 | sponsoring registrar name | registrado por | nhà đăng ký |
    rejestrator registrar | organisme d enregistrement | registration agent | sponsor registrar |
    managing registrar | registrant registrar | registered via | entidade registradora |
    entidad registradora | entidad de registro | registrierungsstelle | registrierstelle | domainregistrar |
    registratuur | registrar naam | registrátor | regisztrátor | registrátor domény |
    регистратор на домейна | registratorius | registripidaja | reģistrators | välittäjä |
    verkkotunnusvälittäjä | kayıt kuruluşu | 注册服务商 | 指定事業者 | المسجل | καταχωρητής | ผู้รับจดทะเบียน |
    นายทะเบียน | ثبت کننده | مسجل النطاق | רשם | レジストラ | 登録事業者 | 등록기관 | 등록 대행자 | 등록대행업체 | 注册商名称 | 域名注册商 |
    註冊商名稱 | 受理註冊機構名稱 | entidade registadora | registadora | agente registrador autorizado | რეგისტრატორი |
    тіркеуші | registrar penaja | registrador del dominio | registrar data | datos del registrador |
    información del registrador | datos del agente registrador | informations du bureau d enregistrement |
    dados do registrador | 注册商信息 | regjistruesi | registrant agent | quản lý tại nhà đăng ký |
    nhà đăng ký quản lý | qeydiyyatçı | бүртгэгч | rekisterinpitäjä
  `,
  'registrar.name': `
    registrar name | registrar organization | registrar organisation | registrar org |
    sponsoring registrar organization | registrar company name
  `,
  'registrar.id': `
    registrar id | registrar handle | registrar tag | registrar nic handle |
    registrar code | sponsoring registrar id |
    registrar number | registrar account id
  `,
  'registrar.iana_id': 'registrar iana id | sponsoring registrar iana id | registrar ianaid | iana id',
  'registrar.url': `
    registrar url | registrar website | registrar web | registrar web site | registrar homepage |
    registrar site | sponsoring registrar url | registrar www | registrar address url | registrar info url |
    registrar web page | registration service url | sponsoring registrar website | registrar home page
  `,
  'registrar.email': `
    registrar email | registrar e mail | registrar contact email | registrar email address |
    registrar customer service email | sponsoring registrar email | sponsoring registrar contact email |
    sponsoring registrar customer service email
  `,
  'registrar.phone': `
    registrar phone | registrar telephone | registrar phone number | registrar contact phone |
    sponsoring registrar phone | registrar tel | registrar helpdesk | registrar hotline
  `,
  'registrar.address': `
    registrar address | registrar street | registrar city | registrar state | registrar province |
    registrar postal code | registrar country | registrar state province | registrar zip |
    registrar postal address | registrar zipcode | registrar postalcode | sponsoring registrar address | sponsoring registrar street |
    sponsoring registrar city | sponsoring registrar state | sponsoring registrar state province |
    sponsoring registrar postal code | sponsoring registrar country
  `,
  'reseller.name': 'reseller name | registrar reseller',
  'reseller.url': 'reseller url | reseller website | reseller web site',
};

/** Labels within a registrar's own section. */
export const REGISTRAR_MEMBERS: Rows<RegistrarField | '-'> = {
  id: `
    id | tag | handle | registrar id | nic handle | nic hdl | registrar | code | contactid |
    identifier
  `,
  name: `
    name | organization name | organisation name | company | company name | compagnie | compagnie name |
    registrar name | nom | nombre | nome | org name | person
  `,
  organization: `
    organization | organisation | org | organización | organização | organisatie |
    organization loc
  `,
  url: `
    url | web | website | web site | homepage | www | referral url | home page | site | web page |
    internet | webseite | site web | registrar url | web address
  `,
  iana_id: 'iana id',
  email: 'email | e mail | mail | email address | customer service email | support email',
  phone: 'phone | telephone | tel | voice | phone number | hotline',
  address: `
    address | street | street address | addr | city | zip | zip code | postal code | postcode | state |
    province | country | adresse | dirección
  `,
  '-': `
    country code | fax | fax no | fax number | language | type | anonymous | source | whois | contact |
    customer service contact | registered | created | changed | updated | last update | remarks | hold |
    created on | organization id | organisation id | org id | support | mnt by | notify
  `,
};
