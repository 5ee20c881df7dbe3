import { named } from './sentences.js';

/**
 * Sentences of registries about a name in languages other than English, composed as in `sentences.ts`: the subject, with or without the
 * name, and what is said about it. Languages without blanks between words have whole lines.
 */
const said = (who: string, predicates: string): string => named(oneOf(who), oneOf(predicates));

/** Puts braces around several alternatives. A single word in braces would be a placeholder. */
const oneOf = (words: string): string => (words.includes('/') ? `{${words}}` : words);

/** Statements that can only be about a domain name: `example.no er ledig`. */
const ofName = (predicates: string): string => `{domain} {${predicates}}`;

/** Statements about a free name. */
const SPANISH =
  '{no existe/no está registrado/no esta registrado/no se encuentra registrado/no ha sido registrado/no encontrado/no fue encontrado/disponible/está disponible/esta disponible/se encuentra disponible/está libre}';
const PORTUGUESE =
  '{não existe/não está registrado/não está registado/não foi registrado/não foi registado/não encontrado/não foi encontrado/disponível/está disponível/está livre}';
const FRENCH =
  "{n'existe pas/n'est pas enregistré/n'a pas été trouvé/n'a pas été enregistré/est disponible/est libre/est inconnu}";
const ITALIAN = '{non esiste/non è registrato/non è stato trovato/è disponibile/è libero}';
const GERMAN = '{existiert nicht/ist nicht registriert/wurde nicht gefunden/ist frei/ist verfügbar}';

/** Words for a free name. */
export const FREE_TRANSLATIONS = `
  {Dominio/El dominio/El nombre de dominio} ${SPANISH}
  {El dominio/El nombre de dominio} {domain} ${SPANISH}
  {Domínio/O domínio/O nome de domínio} ${PORTUGUESE}
  {O domínio/O nome de domínio} {domain} ${PORTUGUESE}
  {Ce domaine/Le domaine/Le nom de domaine} ${FRENCH}
  {Le domaine/Le nom de domaine/Le nom} {domain} ${FRENCH}
  {Il dominio/Il nome a dominio} ${ITALIAN}
  {Il dominio/Il nome a dominio} {domain} ${ITALIAN}
  {Die Domain/Der Domainname} ${GERMAN}
  {Die Domain/Der Domainname} {domain} ${GERMAN}
  {El dominio/El nombre de dominio} {solicitado/consultado} ${SPANISH}
  {Le domaine/Le nom de domaine} demandé ${FRENCH}
  Ce nom de domaine ${FRENCH}
  {Domaine/Nom de domaine} {inexistant/libre}
  Aucune donnée trouvée
  ${said('Die Domain/Domain/Der Domainname', 'ist frei/nicht gefunden/nicht vergeben/nicht registriert')}
  {Keine Einträge/Kein Eintrag/Keine Daten} gefunden
  Nessun risultato{/ trovato}
  Dominio non registrato
  Dominio não encontrado
  Nie znaleziono domeny{/ w bazie}
  Nie znaleziono domeny {domain}
  ${said('Doména', 'nenalezena')}
  Ingen {treff/resultater/resultat}
  {Данные/Записи} не найдены
  Записей не найдено
  Kayıt bulunamadı
  Nenhum registro encontrado
  ไม่พบโดเมน
  該当するデータがありません
  {该域名/域名}{/尚}未注册
  無此網域
  No se encontraron registros
  Aucun enregistrement trouvé
  Dominio no registrado
  No se encontró el dominio {domain}
  No se encontraron resultados
  Dominio non trovato
  Domaine inconnu
  Domaine {domain} inconnu
  Aucun résultat
  该域名未被注册
  未找到匹配的记录
  没有找到匹配的记录
  查無資料
  該網域名稱未註冊
  No existe el dominio {domain}
  No hay resultados
  No se han encontrado resultados
  No se encontraron coincidencias
  No encontrado
  Dominio libre
  Aucune correspondance
  Aucun objet trouvé
  Não encontrado
  Запись не найдена
  Объект не найден
  Ничего не найдено
  没有找到
  没有匹配的记录
  查无此域名
  此網域名稱尚未註冊
  등록되지 않은 도메인입니다
  登録されていません
  該当するデータはありません
  لا توجد نتائج
  Domeenta ei leitud
  ${said('Dominio/El dominio/Este dominio', 'inexistente/disponible para registro/disponible para su registro')}
  {Dominio/El dominio} {domain} {disponible/no registrado/no encontrado/no existe/inexistente}
  {Dominio/Domínio} inexistente: {domain}
  {No existe/No se encontró/No se encuentra/No fue encontrado} el dominio{/ consultado/ solicitado}
  {El dominio/El nombre de dominio} no existe en {la base de datos/nuestra base de datos}
  No se encontró {ningún registro/ningún resultado/ningún dominio}
  {No se encontró información para/No hay información para/No hay información sobre} {domain}
  {Ningún registro/Ningún resultado/Ningún dominio} encontrado
  ${said('Domínio/O domínio/Este domínio', 'inexistente/disponível/disponível para registro/está disponível para registro/não registrado/não registado/não encontrado/não existe')}
  {Nenhum domínio/Nenhum resultado/Nenhum registo} encontrado
  {Nenhuma informação/Nenhuma informação sobre o domínio} encontrada
  ${said('Domaine/Le domaine/Nom de domaine/Le nom de domaine', 'introuvable/non trouvé/non enregistré/disponible')}
  Pas de résultat{/s}
  {Aucun résultat/Aucun enregistrement/Aucune information} {pour/trouvé pour/trouvée pour} {domain}
  {Aucun domaine/Aucune entrée/Aucune information} {trouvé/trouvée}
  ${said('Il dominio/Dominio', 'è disponibile per la registrazione/disponibile/inesistente')}
  {Nessun dominio/Nessun record/Nessuna corrispondenza/Nessun dato} {trovato/trovata}
  ${said('Die Domain/Domain/Der Domainname/Die Domäne', 'ist verfügbar/verfügbar/ist noch frei/ist nicht vergeben/existiert nicht')}
  {Keine Treffer/Kein Treffer/Kein Eintrag}
  {Kein Treffer/Kein Eintrag/Keine Daten} {für/zu} {domain}
  Es {wurde kein Eintrag/wurden keine Einträge/wurden keine Daten} gefunden
  ${said('Domein/Het domein/Dit domein/Domeinnaam/De domeinnaam/Deze domeinnaam', 'is vrij/is nog vrij/is beschikbaar/is niet geregistreerd/niet geregistreerd/niet gevonden/bestaat niet/is niet gevonden')}
  Geen resultaten{/ gevonden}
  ${said('Domän/Domänen/Domännamnet', 'är ledig/är ledigt/ledig/är inte registrerad/är inte registrerat/finns inte/hittades inte')}
  Inga {träffar/resultat}
  ${said('Domæne/Domænet/Domænenavnet', 'er ledigt/er ikke registreret/findes ikke/blev ikke fundet/ikke fundet')}
  ${said('Domene/Domenet/Domenenavnet', 'er ledig/ledig/er ikke registrert/finnes ikke/ble ikke funnet')}
  ${said('Lén/Lénið', 'er laust/er ekki skráð/fannst ekki')}
  ${said('Verkkotunnus/Verkkotunnusta', 'on vapaa/vapaa/ei ole rekisteröity/ei löydy/ei löytynyt')}
  ${said('Domeen/Domeeni/Domeeninimi/Domeeninime', 'on vaba/vaba/ei ole registreeritud/ei leitud')}
  ${said('Domēns/Domēna vārds', 'ir brīvs/brīvs/nav reģistrēts/nav atrasts')}
  ${said('Domenas/Domeno vardas', 'laisvas/yra laisvas/neregistruotas/neužregistruotas/nerastas')}
  ${said('Domena/Nazwa domeny/Nazwa', 'jest wolna/wolna/jest dostępna/dostępna/nie istnieje/nie jest zarejestrowana/nie została zarejestrowana/nie została znaleziona')}
  ${said('Doména/Doménové jméno/Doménové meno', 'je volná/je volné/je voľná/je voľné/neexistuje/není registrována/není registrováno/nie je registrovaná/nebyla nalezena/nebola nájdená/nenájdená/nenalezeno')}
  Žádný záznam nebyl nalezen | Žádné záznamy nebyly nalezeny | Žiadny záznam nebol nájdený
  ${said('A domain/A domain név/A keresett domain/A keresett domain név/Domain/A domén', 'szabad/nem található/nincs regisztrálva/nem létezik')}
  ${said('Domeniul/Numele de domeniu', 'este liber/este disponibil/nu este înregistrat/nu este inregistrat/nu a fost găsit/nu a fost gasit/nu există/nu exista')}
  ${said('Domena/Domen/Domenа/Naziv domene/Naziv domena', 'je slobodna/je slobodan/je prosta/nije registrirana/nije registriran/nije registrovana/nije registrovan/nije pronađena/nije pronađen/ne postoji/ni registrirana/ni najdena/ne obstaja')}
  ${said('Домен/Доменот/Назив домена', 'је слободан/није регистрован/није пронађен/не постоји/е слободен/не е регистриран/не е пронајден/не постои')}
  ${said('Домейн/Домейнът/Името', 'е свободен/е свободно/не е регистриран/не е регистрирано/не е намерен/не съществува')}
  ${said('Домен/Данный домен/Доменное имя/Запрошенный домен', 'свободен/свободно/свободен для регистрации/свободно для регистрации/доступен для регистрации/доступно для регистрации/не зарегистрирован/не зарегистрировано/не найден/не найдено/не существует')}
  По вашему запросу ничего не найдено | По запросу ничего не найдено
  ${said("Домен/Доменне ім'я", 'вільний/вільне/вільний для реєстрації/доступний для реєстрації/не зареєстрований/не зареєстровано/не знайдено/не існує')}
  Нічого не знайдено
  ${said('Домен/Домен атауы', 'бос/тіркелмеген/табылмады')}
  ${said('Domen/Domen adı/Domen nomi', "boşdur/tapılmadı/qeydiyyatda deyil/bo'sh/topilmadi/mavjud emas")}
  ${said('Alan adı/Bu alan adı/Domain/Bu domain', 'kayıtlı değil/kayıtlı değildir/bulunamadı/müsait/müsaittir/boşta/boştadır')}
  ${said('Το όνομα/Το όνομα χώρου/Το domain/Το όνομα τομέα', 'είναι διαθέσιμο/είναι ελεύθερο/δεν βρέθηκε/δεν υπάρχει/δεν είναι καταχωρημένο/δεν έχει καταχωρηθεί')}
  ${said('Domeni/Emri i domenit', 'nuk u gjet/nuk ekziston/nuk është i regjistruar/është i lirë')}
  {დომენი თავისუფალია/დომენი არ არის რეგისტრირებული/დომენი ვერ მოიძებნა}
  {Դոմենն ազատ է/Դոմենը ազատ է/Դոմենը գրանցված չէ}
  {الدومين/النطاق/اسم النطاق} {غير مسجل/متاح/متاح للتسجيل/غير موجود}
  لم يتم العثور على {النطاق/اسم النطاق}
  {دامنه/نام دامنه} {یافت نشد/ثبت نشده است/آزاد است/موجود نیست}
  {הדומיין/שם המתחם/שם הדומיין} {פנוי/לא נמצא/אינו רשום/לא רשום}
  לא נמצאו תוצאות
  ${said('Domain/Nama domain/Domain ini', 'tidak ditemukan/tidak terdaftar/belum terdaftar/belum didaftarkan/tersedia/tidak dijumpai')}
  Tiada rekod {ditemui/dijumpai}
  ${said('Tên miền/Tên miền này', 'chưa được đăng ký/chưa đăng ký/không tồn tại/chưa có người đăng ký')}
  Không tìm thấy tên miền{/ này}
  {ไม่พบชื่อโดเมน/ไม่พบโดเมนนี้/ไม่พบข้อมูลโดเมน/ชื่อโดเมนนี้ยังว่าง/ชื่อโดเมนนี้ว่าง}
  {域名/该域名/此域名/您查询的域名} {domain} {未注册/未被注册/尚未注册/不存在/可注册/可以注册}
  ${ofName('未注册/未被注册/尚未注册/可注册/可以注册/未註冊/尚未註冊')}
  {域名/该域名/此域名/您查询的域名}{可注册/可以注册/尚未注册/不存在/没有被注册/还没有被注册}
  {網域/網域名稱/該域名/此域名/此網域/該網域名稱/此網域名稱}{未註冊/尚未註冊/不存在/可註冊/可以註冊}
  {未注册/未註冊/尚未注册/查询不到该域名/没有查到该域名/無此域名/查無此網域/查無此域名}
  {該当する/指定された/お探しの/この}{ドメインは/ドメイン名は}{見つかりません/見つかりませんでした/登録されていません/存在しません/未登録です}
  {ドメインは登録されていません/ドメイン名は登録されていません/ドメインが見つかりません/ドメインが見つかりませんでした}
  {/상기 /해당 /요청하신 }{도메인은/도메인이름은/도메인 이름은} {등록되어 있지 않습니다/등록되지 않았습니다/존재하지 않습니다}
  {등록되지 않은 도메인이름입니다/등록되지 않은 도메인 이름입니다/등록되어 있지 않은 도메인입니다/등록 가능한 도메인입니다}
  ${ofName('no encontrado/no existe/no registrado/está disponible/no está registrado/está libre/está disponível/não está registrado/est disponible/est libre')}
  ${ofName('è libero/è disponibile/non è registrato/ist frei/ist noch frei/ist verfügbar/ist nicht registriert')}
  ${ofName('is vrij/is nog vrij/is beschikbaar/is niet geregistreerd/är ledig/är ledigt/er ledig/er ledigt/on vapaa/on vaba')}
  ${ofName('jest wolna/jest dostępna/nie jest zarejestrowana/je volná/je voľná/je slobodna/je slobodan/je prosta/ir brīvs')}
  ${ofName('este liber/este disponibil/szabad/kayıtlı değil/kayıtlı değildir/alan adı kayıtlı değil/alan adı kayıtlı değildir/müsait/müsaittir')}
  ${ofName('свободен/не зарегистрирован/вільний/не зареєстровано/е свободен/је слободан/tidak terdaftar/chưa được đăng ký')}
`;

/** Words for a name that cannot be registered. */
export const RESERVED_TRANSLATIONS = `
  ${said('El dominio/El nombre de dominio/Este dominio/Este nombre de dominio', 'se encuentra reservado/está reservado/no puede ser registrado/no está disponible para registro/no está disponible para su registro')}
  {Dominio/Nombre de dominio/Nombre} {restringido/bloqueado/reservado/prohibido}
  {Domínio/Nome de domínio} {bloqueado/reservado/proibido}
  ${said('O domínio/Este domínio/O nome de domínio', 'está reservado/não pode ser registrado/não pode ser registado')}
  ${said('Ce domaine/Ce nom de domaine/Le domaine/Le nom de domaine', 'est réservé/est interdit/ne peut pas être enregistré')}
  {Domaine/Nom de domaine/Terme/Nom} {réservé/interdit}
  ${said('Die Domain/Domain/Der Domainname', 'ist reserviert/ist gesperrt/kann nicht registriert werden')}
  {Dominio/Nome a dominio} {riservato/non assegnabile}
  ${said('Il dominio/Il nome a dominio', 'è riservato/non è assegnabile')}
  ${said('Domena/Nazwa domeny', 'zastrzeżona/jest zastrzeżona/zarezerwowana/jest zarezerwowana/jest zablokowana')}
  ${said('Doména', 'je rezervovaná/je rezervována/je blokována/je blokovaná')}
  ${said('Домен/Доменное имя', 'зарезервирован/зарезервировано/в стоп-листе/запрещен к регистрации/запрещён к регистрации/запрещено к регистрации')}
  Регистрация {запрещена/домена запрещена}
  {域名已被保留/该域名被保留/该域名不能注册/该域名禁止注册/域名禁止注册}
  {등록이/등록자격이} 제한된 도메인이름입니다
  Bu alan adı tahsis edilemez
  Nome reservado
  Имя зарезервировано
  保留域名
  该域名已被保留
  該網域名稱為保留網域
  예약된 도메인입니다
  予約されています
  Alan adı rezerve
  ${said('Dominio/El dominio/El nombre/Este nombre', 'es un nombre reservado/es reservado/está bloqueado/está prohibido/reservado por el registro')}
  ${said('Domaine/Le domaine/Nom de domaine/Le nom de domaine/Le nom/Ce nom', 'réservé par le registre/est réservé/est interdit/est bloqué/est un terme réservé')}
  ${said('Domínio/O domínio/O nome', 'reservado pelo registro/está bloqueado/é reservado/não está disponível para registro')}
  ${said('Il nome/Questo dominio', 'è riservato/è bloccato/non è registrabile')}
  ${said('Die Domain/Der Name/Dieser Name', 'ist reserviert/ist gesperrt/ist blockiert/ist nicht registrierbar')}
  ${said('Domein/Het domein/Domain/De domeinnaam/Deze domeinnaam', 'is gereserveerd/is geblokkeerd/gereserveerd')}
  ${said('Domän/Domänen/Domännamnet', 'är reserverad/är reserverat/är spärrad/är spärrat')}
  ${said('Domæne/Domænet/Domænenavnet/Domene/Domenet/Domenenavnet', 'er reserveret/er reservert/er spærret/er sperret/er blokeret')}
  ${said('Verkkotunnus', 'on suojattu/ei ole rekisteröitävissä')}
  ${said('Domeen/Domeeninimi', 'on reserveeritud/on blokeeritud')}
  ${said('Domēns/Domēna vārds', 'ir rezervēts/ir bloķēts')}
  ${said('Domenas/Domeno vardas', 'rezervuotas/yra rezervuotas/užblokuotas')}
  ${said('Doména/Doménové jméno/Doménové meno', 'je rezervované/je rezervováno/je blokované/je blokováno')}
  ${said('A domain/A domain név/A domén', 'fenntartott/védett')}
  ${said('Domeniul/Numele de domeniu', 'este rezervat/este blocat/este restricționat')}
  ${said('Domena/Domen', 'je rezervirana/je rezerviran/je rezervisan/je rezervisana/je zaštićena/je zaštićen')}
  ${said('Домен/Доменното име/Домейнът', 'је резервисан/је заштићен/е резервиран/е запазен/е запазено')}
  ${said('Домен/Доменное имя', 'заблокирован/заблокировано/недоступен для регистрации/недоступно для регистрации/не подлежит регистрации')}
  ${said("Домен/Доменне ім'я", 'зарезервовано/зарезервований/заблоковано/заборонено для реєстрації/недоступний для реєстрації')}
  ${said('Alan adı/Bu alan adı', 'rezerve edilmiştir/rezervedir/tahsise kapalıdır/kısıtlıdır')}
  ${said('Το όνομα/Το όνομα χώρου', 'είναι δεσμευμένο/έχει δεσμευτεί')}
  {域名/该域名/此域名}{被保留/为保留域名/属于保留域名/不可注册/禁止注册/已被注册局保留}
  {該域名/該網域/該網域名稱/此網域名稱}{被保留/已被保留/不可註冊/禁止註冊}
  {このドメイン/このドメイン名}は{予約されています/登録できません}
  {예약된 도메인이름입니다/등록할 수 없는 도메인입니다/등록할 수 없는 도메인이름입니다}
  ${said('Tên miền', 'bị hạn chế đăng ký/được bảo vệ/không được phép đăng ký/bị cấm đăng ký')}
  ${said('Domain/Nama domain', 'dicadangkan/telah dicadangkan/tidak dapat didaftarkan')}
  {النطاق/اسم النطاق} {محجوز/غير متاح للتسجيل}
  {דומיין שמור/הדומיין שמור/שם המתחם שמור}
`;
