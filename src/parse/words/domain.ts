import type { Rows } from '../read/rows.js';
import type { Target } from '../read/target.js';

/**
 * Labels of the domain's own fields, in the languages of registries. They are normalized (lower case, no punctuation) and found with or
 * without accents. All were observed at more than one server, or are plain translations of such labels.
 */
export const DOMAIN_LABELS: Rows<Target> = {
  domain: `
    domain | domain name | domainname | domain name ascii | ascii domain name | complete domain name |
    nom de domaine | domaine | nombre de dominio | nombre del dominio | nome de domínio | nome do domínio |
    nome di dominio | dominio internet | domäne | nazwa domeny | domän | domänennamn | domene | alan adı |
    имя домена | домен | домейн | 도메인이름 | 도메인 이름 | ドメイン名 | 域名 | 域名名称 | 網域名稱 | tên miền |
    nome de domínio domain name | domain name domain name | fqdn | domain idn | اسم النطاق | verkkotunnus |
    naziv domena | domain ace | query | object | domínio | domein | domeinnaam | domänname | domæne |
    доменное имя | име на домейн | doména | nome a dominio | nome del dominio | alan adi | 도메인 |
    όνομα χώρου | שם מתחם | fully qualified domain name | domain fqdn | názov domény | domeeninimi |
    domeninimi | domeniu | nume domeniu | назва домену | доменне ім я | nama domain | ชื่อโดเมน | โดเมน |
    نام دامنه | دامنه | النطاق | שם דומיין | דומיין | שם המתחם | ドメイン | 网址域名 | დომენი | დომენის სახელი |
    домен атауы | domain adı | domännamn | domain név | domainnév | domén | domännimi |
    verkkotunnuksen nimi | emri i domain | emri i domenit | domen adı | domen nomi | lén | domēns |
    domēna vārds | domenas | domeno vardas | όνομα τομέα | տիրույթ | домэйн нэр | jina la kikoa |
    nombre dominio | nom domaine | nome domínio | název domény | domænenavn | naziv domene
  `,
  domain_id: `
    registry domain id | domain id | domain name id | domainid | domain roid | roid | domain handle |
    norid handle | registry object id | domain repository id
  `,
  status: `
    status | domain status | domain state | state | registration status | query status | eppstatus |
    epp status | rgp status | current status | status of domain | domainstatus | domain registration status |
    registry status | estado | estado del dominio | estado do domínio | estado status | statut | stato |
    stato del dominio | durum | статус | состояние | 상태 | 状態 | 状态 | 域名状态 | 網域狀態 | stan |
    domain name status | current domain status | ready status | status codes | domain status codes |
    état | zustand | toestand | tillstånd | tila | stav | állapot | стан | състояние | olek | būsena |
    statuss | trạng thái | 狀態 | الحالة | สถานะ | สถานะโดเมน | وضعیت | حالة النطاق | סטטוס | מצב | ドメイン状態 |
    ステータス | 도메인상태 | 도메인 상태 | estado dominio | estatus | estatus del dominio | durumu | alan adı durumu |
    სტატუსი | stare | starea domeniului | κατάσταση
  `,
  created_on: `
    created | create | created on | issue date | issued on | date issued | date of issue | created at |
    created date | create date | creation | creation date |
    creation time | date created | created time | date of creation | domain created | domain create date |
    domain creation date | record created | record created on | domain record created | registered |
    registered on | registered date | registered at | registered since | registration | registration date |
    registration time | registration on | domain registration date | domain registered | date registered |
    date of registration | domain dateregistered | domain date registered | first registered |
    first registration date | original registration date | original creation date | commencement date |
    domain record activated | activated | activated on | activation date | activation | active since |
    domain activated | connected date | assigned | assigned date | delegated | delegation date | regdate |
    crdate | reg created | domain name commencement date | registrado | fecha de registro |
    fecha de creación | fecha de alta | creado | fecha registro | date de création |
    créé le | date d enregistrement | data de criação | data de registro |
    data de registo | data di registrazione | data di creazione | data creazione | criado | creato il |
    data rejestracji | utworzono | erstellt | registriert am | registriert | registrerad | registreret |
    oprettet | opprettet | rekisteröity | luotu | oluşturulma tarihi | kayıt tarihi | datum registracije |
    datum registrace | registrován | дата регистрации | дата створення | создан | зарегистрирован |
    створено | 등록일 | 登録年月日 | 注册时间 | 註冊日期 | 注册日期 | 创建时间 | ngày đăng ký | data de registo creation date |
    registered on date | domain creation time | creationdate | date registration | created date time |
    creation date time | creation datetime | registration start | domain created on | assignment date |
    start date | fecha de activación | creado el | creada | criado em | registado em | data registrazione |
    creato | créé | enregistré le | registrierungsdatum | erstellt am | angelegt | anmeldedatum |
    datum der registrierung | registratiedatum | geregistreerd | geregistreerd op | aangemaakt |
    datum registratie | registrerad datum | skapad | skapad datum | registreringsdato | registrert |
    rekisteröintipäivä | myöntämispäivä | utworzona | data utworzenia | zarejestrowano | vytvořeno |
    registrováno | vytvorené | dátum registrácie | registrálás | regisztráció dátuma | létrehozva |
    дата создания | дата реєстрації | зареєстровано | дата на регистрация | регистриран | регистриран на |
    data înregistrării | înregistrat | inregistrat la | kreirano | registreeritud | loodud | registruotas |
    sukurtas | reģistrēts | ngày tạo | 創建日期 | 생성일 | تاريخ التسجيل | ημερομηνία καταχώρησης |
    domain commencement date | record created at | tanggal pendaftaran | tanggal registrasi |
    tanggal dibuat | tarikh daftar | tarikh pendaftaran | วันที่จดทะเบียน | วันที่ลงทะเบียน | วันที่สร้าง |
    تاریخ ثبت | تاریخ ایجاد | تاريخ الإنشاء | תאריך רישום | תאריך יצירה | 登録日 | 登録日時 | ドメイン登録日 | 등록일자 |
    등록 일자 | 注册日 | 创建日期 | 域名注册日期 | 域名注册时间 | 註冊時間 | 建立日期 | fecha de inscripción | fecha de alta del dominio |
    რეგისტრაციის თარიღი | тіркелген күні | date approved | approved | approved on | approval date |
    domain approved | first registered date | registered since date | domain registered on | delegated on |
    first registration | reg date | domain creation | registered from | valid from | active from |
    entry created | record date | fecha alta | fecha de inicio | fecha creación |
    date d inscription | data de inscrição | data de início | yaratılma tarihi | дата регистрации домена |
    дата начала регистрации | registered date time | registration began | date of first registration |
    initial registration | initial registration date | data e regjistrimit | qeydiyyat tarixi |
    qeydiyyata alınma tarixi | stofnað | skráð | գրանցման ամսաթիվ | бүртгэсэн огноо | datum kreiranja |
    ημερομηνία δημιουργίας | tarehe ya usajili | erstellungsdatum | aanmaakdatum | registrirano |
    regisztrálva | data creării | reģistrācijas datums | registracijos data | 作成日 | oluşturma tarihi |
    ημερομηνία εγγραφής | registrato il
  `,
  updated_on: `
    updated | updated on | updated at | updated date | update date | update | last updated |
    last updated on | last updated date | last update | last update date | last update on |
    last update time | lastupdate | date updated | modified | modified on | modified date | last modified |
    last modified on | last modified date | modification date | date modified | date last modified |
    last modification | last modification date | last modification on | modified at | last modify |
    modify date | last revised | changed | changed on | changed date | last changed | last changed date |
    last change | last edited | last edited on | domain last updated | domain last updated date |
    domain update date | domain datelastmodified | domain date lastmodified | domain date last modified |
    record last updated | record last updated on | record updated | domain record last updated |
    domain updated | update time | up date | upd date | updateddate | changed at | date de mise à jour |
    dernière modification | modifié le | mis à jour | mis a jour le |
    ultima actualización | última modificación |
    fecha de modificación | fecha de actualización | última alteração | alterado |
    última atualização | ultimo aggiornamento | ultima modifica | ostatnia modyfikacja | geändert |
    aktualisiert | letzte änderung | ändrad | endret | sidst opdateret | sist endret | muokattu |
    güncelleme tarihi | son güncelleme | дата изменения | последнее изменение | изменен | оновлено |
    змінено | 최근 정보 변경일 | 最終更新 | 更新时间 | 更新日期 | 最后更新 | last amended | amended | date last updated |
    last transfer or update | registry updated date | updated time | last updated time | data last updated |
    last updated at | date of last update | record changed | domain last updated on | domain updated date |
    actualizado | modificado | data de atualização | atualizado em | data de alteração |
    data aggiornamento | aggiornato | change date | تاريخ آخر تحديث | dernière mise à jour | modifié |
    date de modification |
    letzte aktualisierung | geändert am | laatste wijziging | laatst gewijzigd | gewijzigd | bijgewerkt |
    senast ändrad | uppdaterad | sist oppdatert | ændret | senest ændret | viimeksi muutettu | muutettu |
    zmodyfikowano | data modyfikacji | aktualizacja | změněno | poslední změna | naposledy změněno |
    zmenené | posledná zmena | módosítva | utolsó módosítás | обновлен | последнее обновление |
    дата обновления | дата зміни | последна промяна | променен | actualizat | ultima actualizare |
    modificat | zadnja promjena | izmijenjeno | muudetud | atnaujinta | atjaunots | ngày cập nhật | 수정일 |
    tanggal diperbarui | terakhir diperbarui | tanggal perubahan | tarikh kemaskini | วันที่แก้ไข |
    วันที่ปรับปรุง | แก้ไขล่าสุด | تاریخ بروزرسانی | آخرین بروزرسانی | آخرین تغییر | تاريخ التحديث |
    آخر تحديث | תאריך עדכון | עדכון אחרון | 更新日 | 最終更新日 | 更新日時 | 최근 변경일 | 변경일 | 最后更新时间 | 最近更新日期 | 修改日期 |
    最後更新日期 | 最後更新時間 | data da última atualização | data de modificação | fecha de última modificación |
    fecha última modificación | дата последнего изменения | domain modified | domain changed |
    date amended | date of last modification | mod date | last changed on | entry updated | date of update |
    date of last change | domain last modified | domain last modified on | fecha de última actualización |
    fecha actualización | fecha modificación | last change date |
    last changes | date last changed | date changed | zuletzt geändert | zuletzt aktualisiert |
    data e ndryshimit | naposledy aktualizováno | posledná aktualizácia | utoljára módosítva | zadnja izmjena |
    poslednja izmena | ultima modificare | ημερομηνία ενημέρωσης | τελευταία ενημέρωση | dernière maj |
    date de dernière modification | fecha de último cambio | датум последње измене | aktualisiert am |
    gewijzigd op | ostatnia zmiana | дата останньої зміни | poslední aktualizace | aktualizováno |
    aktualizované | zadnja sprememba | viimeksi muokattu | päivitetty | senest opdateret | oppdatert |
    senast uppdaterad | viimati muudetud | mainīts | pēdējās izmaiņas | terakhir diubah |
    cập nhật lần cuối | son güncelleme tarihi | τελευταία τροποποίηση | modificato | aggiornato il
  `,
  expires_on: `
    expires | expires on | expires at | expires date | expire | expire on | expire at | expire date |
    expire time | expired | expired on | expired date | expiredate | expiry | expiry date | expiry on |
    expiration | expiration on | expiration date | expiration time | exp date | expdate | exdate |
    expirationdate | expirydate | registry expiry date | registry expiration date | domain expires |
    domain expires on | domain expiration date | domain expiry date | domain expire date | domain expiry |
    record expires | record expires on | record expires at | record will expire on | registration expires |
    registration expires on | registration expiration | registration expiration date |
    registration expiry date | date expires | date of expiration | date of expiry | expiration due date |
    renewal | renewal date | renew by | renewed until | next renewal date | renewal due | due date |
    paid till | paid until | paid through | payed till | valid | valid until | valid till | valid to |
    valid date | validity | validity date | validuntil | domain validity | billed until |
    domain datebilleduntil | domain date billed until | end date | free date fallback | ok until |
    registered until | registration end date | fecha de expiración | fecha de vencimiento |
    fecha de caducidad | vencimiento | caduca | fecha expiración | date d expiration | expire le |
    date d échéance | date de fin | data de expiração | data de validade | data di scadenza | scadenza |
    data wygaśnięcia | koniec okresu rozliczeniowego | okres rozliczeniowy | läuft ab | ablaufdatum |
    gültig bis | utgår | utløper | udløber | udløbsdato | vanhenee | bitiş tarihi | son kullanma tarihi |
    datum isteka | datum expirace | vyprší | lejárat | дата окончания | оплачен до | действителен до |
    истекает | сплачено до | закінчується | дата закінчення | 사용 종료일 | 有効期限 | 过期时间 | 到期时间 | 到期日期 | 有效期 |
    ngày hết hạn | data de expiração expiration date | current expiration date | expiry time |
    expiration date time | domain expiration | valid thru | renewal due date | next renewal |
    next due date | expiry date time | active until | vence | vence el | expira el | data de vencimento |
    validade | expira em | data scadenza | scade il | scade | läuft ab am | verfallsdatum | vervaldatum |
    verloopdatum | verloopt | verloopt op | geldig tot | utgångsdatum | går ut | utløpsdato | udløbsdag |
    vanhentuu | päättyy | päättymispäivä | voimassaolo päättyy | wygasa | ważna do | expirace | platí do |
    platnosť do | dátum expirácie | lejárat dátuma | érvényes | дата окончания регистрации | действует до |
    дата окончания делегирования | діє до | валиден до | изтича | изтича на | data expirării | expiră |
    expira la | ističe | istječe | aegub | kehtib kuni | galioja iki | derīgs līdz | geçerlilik tarihi |
    有效期至 | 到期日 | 有效期限 | 만료일 | تاريخ الانتهاء | ημερομηνία λήξης | tanggal kedaluwarsa | tanggal kadaluarsa |
    tanggal berakhir | berlaku sampai | berlaku hingga | tarikh luput | tarikh tamat | วันหมดอายุ |
    วันที่หมดอายุ | تاریخ انقضا | تاریخ پایان | انتهاء الصلاحية | תאריך תפוגה | תוקף | בתוקף עד | 有効期間満了日 |
    満了日 | 有効期限日 | 만료일자 | 만료 일자 | 유효기간 | 失效日期 | 失效时间 | 域名到期日期 | 域名到期时间 | 域名过期时间 | 註冊到期日 | 到期時間 | 有效日期 |
    fecha de fin | válido hasta | válido até | valide jusqu au | ვადის გასვლის თარიღი |
    domain currently expires | currently expires | current expiry date | date renewal |
    domain renewal date | next renewal due | registration expiry | registry expiration | registry expiry |
    renewal on | valid upto | valid up to | domain valid until | domain valid till | entry expires |
    vigencia | fecha vencimiento | fecha de renovación | date de renouvellement | renouvellement |
    data de renovação | expiration of registration | registration valid until | registration ends |
    domain registration expires | domain renewal | next renewal on | date of renewal | срок действия до |
    срок регистрации до | data e skadimit | data e skadencës | bitmə tarixi | rennur út | tarehe ya kuisha |
    дуусах огноо | ημερομηνία ανανέωσης | gilt bis | verlängerung am | ablauf | einddatum | срок действия |
    дата завершення | platné do | datum poteka | poteče | lejár | voimassa | beigu datums | pabaigos data |
    kedaluwarsa | 만기일 | 過期日期 | дата на изтичане
  `,
  nameserver: `
    nameserver | nameservers | name server db | name server | name servers | nserver | nservers | ns | nss |
    ns name | nsname | dns | dns server | dns servers | dns name | dns nameserver | dns name server |
    dns name servers | dns nameservers | domain nameserver | domain nameservers | domain name server |
    domain name servers | domain server | domain servers | domain servers in listed order |
    domain servers listed in order | name servers listed in order | nameservers in listed order | host |
    hosts | host name | hostname | hostnames | host names | server | servers | server name |
    primary server | secondary server | primary nameserver | secondary nameserver | primary name server |
    secondary name server | primary dns | secondary dns | tertiary name server | primary server hostname |
    secondary server hostname | primary | secondary | master | slave | name server information |
    nameserver information | nameserver name | name server name | name server hostname | server hostname |
    delegated nameservers | authoritative name servers | delegation | ns record | ns records | domain ns |
    dnshost | primary name server information | listed name servers | domain name servers in listed order |
    name server records | registered nameservers | zone name servers | nameserver list |
    name servers information | domain nameservers in listed order | serveur de noms | serveurs de noms |
    serveurs de nom | serveur dns | serveurs dns | serveur de nom | servidor de nombres |
    servidores de nombres | servidor dns | servidores dns | servidor de nombre | servidores de nombre |
    servidor | servidores | servidores de dominio | servidor de nomes | servidores de nomes | nserver dns |
    servidor de dominio | server dei nomi | server dns | serwer nazw | serwery nazw | serwery dns |
    namnserver | namnservrar | navneserver | navneservere | nimipalvelin | nimipalvelimet |
    isim sunucuları | alan adı sunucuları | dns sunucuları | name servers domain servers | сервер имен |
    dns серверы | сервери імен | 호스트이름 | 네임서버 | 1차 네임서버 정보 | 2차 네임서버 정보 | ネームサーバ | プライマリネームサーバ | 域名服务器 |
    dns服务器 | 名稱伺服器 | 網域名稱伺服器 | nazwy serwerów | név szerver | name server handle host | dns sunucusu |
    registered name servers | máy chủ dns | nombre de servidor | naamserver | naamservers | navnetjener |
    navnetjenere | névszerverek | dns poslužitelji | poslužitelji | imenski strežnik | imenski strežniki |
    nimeserver | nimeserverid | vārdu serveri | vardų serveriai | menné servery | menný server |
    сървъри за имена | εξυπηρετητές ονομάτων | dns сервери | dns servery | name server dns | nom serveur |
    serveurs | ns list hosts | name servers primary | domain servers information | primary ns |
    secondary ns | tertiary ns | third ns | fourth ns | nameserver hostname | dns host | servidor de nome |
    nomi server | namensserver |
    serwer dns | jmenný server | jmenné servery | névszerver | сервер dns | серверы dns | dns сервер |
    сервер імен | сървър за имена | servere de nume | server de nume | alan adı sunucusu | ad sunucuları |
    i̇sim sunucusu | máy chủ tên miền | 名称服务器 | dns 服务器 | 域名伺服器 | خادم الأسماء | أسماء الخوادم |
    διακομιστής ονομάτων | server nama | nama server | pelayan nama | เนมเซิร์ฟเวอร์ | เนมเซิฟเวอร์ |
    نام سرور | سرور نام | کارساز نام | خوادم الأسماء | خادم أسماء النطاقات | שרת שמות | שרתי שמות |
    שרת dns | שרתי dns | ネームサーバー | 네임 서버 | 名称服务器列表 | 名稱伺服器列表 | dns伺服器 | serveur |
    serveur de noms de domaine | serveurs de noms de domaine | servidores de nombres de dominio |
    servidor de nombres de dominio | servidor de nomes de domínio | primary nameserver hostname |
    secondary nameserver hostname | primary name server hostname | secondary name server hostname |
    primary name server name | secondary name server name | სახელთა სერვერი | current nameservers |
    current name servers | domain name servers listed in order | name servers in the listed order |
    domain name server in listed order | servidor es de nombres de dominio |
    servidor es de nombre de dominio | servidor es dns | authoritative ns | authoritative dns |
    delegated to | primary dns server | secondary dns server | master dns | slave dns | tertiary dns |
    third dns | fourth dns | name servers list | list of name servers | dns primario | dns secundario |
    dns primaire | dns secondaire | nom du serveur | serveur primaire | serveur secondaire |
    serveur dns primaire | serveur dns secondaire | servidor primário | servidor secundário |
    servidor dns primario | servidor dns secundario | dns hostname | ns hostname | name server host |
    nameserver host | dns server name | dns server hostname | name servers in listed order |
    name server in listed order | nameserver in listed order | dns information | dns details | dns info |
    delegated name servers | delegated nameserver | name servers details | name server details |
    nameserver details | nameservers details | dns del dominio | primario | secundario |
    máy chủ dns chuyển giao | poslužitelj imena | серверы имён |
    primary and secondary servers | primary and secondary name servers | zone servers |
    dns server information | dns servers information | nameservers information | domain dns |
    dns servers in listed order | servidores de nombre de dominio | primární dns | sekundární dns |
    primárny dns | sekundárny dns | podstawowy dns | zapasowy dns | emri i serverit | serveri dns | 主dns |
    辅dns | 主域名服务器 | 辅域名服务器 | dns主机 | διακομιστές ονομάτων | nafnaþjónn | nafnaþjónar | dns serverlər |
    ad sunucusu | εξυπηρετητής | εξυπηρετητής ονομάτων
  `,
  'nameserver.ip': `
    ip | ip addr | ipv6 addr | ipv4 addr | ip address | ip addresses | ipv4 | ipv6 | ns ip | ns ip4 | ns ip6 |
    ns ip address | host ip |
    host ip address | nameserver ip | nameserver ip address | name server ip | name server ip address |
    server ip | ns ipv4 | ns ipv6 |
    primary ns ip | primary ns ipv4 | primary ns ipv6 | secondary ns ip | secondary ns ipv4 | secondary ns ipv6 |
    tertiary ns ip | tertiary ns ipv4 | tertiary ns ipv6 | primary dns ip | primary dns ipv4 | primary dns ipv6 |
    secondary dns ip | secondary dns ipv4 | secondary dns ipv6 | primary server ip | nserver ip | glue | ip주소 |
    dns ip | ipv4 address |
    ipv6 address | ip v4 | ip v6 | primary server netaddress | secondary server netaddress | netaddress |
    primary nameserver ip | secondary nameserver ip | primary name server ip | secondary name server ip |
    primary nameserver ip address | secondary nameserver ip address | primary name server ip address |
    secondary name server ip address | primary ip | secondary ip | primary ip address |
    secondary ip address | dns server ip | secondary server ip | primary server ip address |
    secondary server ip address | dirección ip | adresse ip | ip адрес | ip地址 | ip 地址 | ipアドレス | ip 주소
  `,
  referral_whois: `
    registrar whois server | registrar whois | whois server | whois | referral whois |
    registrar whois host | referralserver | referral server | whois host | refer
  `,
  referral_url: 'referral url | referral | referralurl',
  'registrant.name':
    'nombre del titular | nome do titular | nom du titulaire | tên chủ thể | 注册人姓名 | 注册人名称 | 註冊人姓名 | 註冊人名稱',
  // A role and a field in one word, because Chinese has no blank between them.
  'registrant.organization': '注册人单位 | 注册单位 | 注册人组织 | 註冊單位',
  'registrant.email':
    'email do titular | email del titular | correo del titular | email du titulaire | 注册人邮箱 | 注册人电子邮件 | 注册人联系邮箱 | 注册人联系邮件 | 註冊人電子郵件 | 注册者邮箱',
  'registrant.phone': '注册人电话 | 註冊人電話',
  'registrant.address': '注册人地址 | 註冊人地址 | 등록인 주소',
  'registrant.zip': '등록인 우편번호',
  'admin.email': '管理联系人邮箱 | 管理员邮箱 | 책임자 전자우편',
  'admin.phone': '책임자 전화번호',
  // `Contact Type: Administrative` above each contact's fields.
  'object.id': 'contact type | type of contact | contact role | tipo de contacto | type de contact',
  details: `
    domain information | domain info | domain details | domain data | domain name information |
    relevant dates | important dates | dates | registration details | registration information |
    registration data | record | domain record | domain registration | registry information | information |
    general information | whois information | information du domaine | información del dominio |
    informations domaine | domain registration information | domain name details | additional info |
    additional information | important date | domain registry data | english | ascii | details |
    domain dates
  `,
};
