/** Lines for a query that the server does not accept as a name. */
export const INVALID = `
  Invalid query: {…}
  Invalid domain name
  Invalid domain name: {domain}
  Invalid domain
  Invalid request
  Invalid pattern
  Invalid input
  Invalid parameter
  Invalid syntax
  Malformed request
  Malformed request, {…}
  Syntax error
  Not a valid domain search pattern
  Not a valid domain name
  {domain} is not a valid domain name
  Domain name is invalid
  The domain name is invalid
  Illegal domain name
  Error: Invalid domain name
  Error: Invalid query
  Bad request
  Query error
  Incorrect domain name: {…}
  Incorrect domain name
  Invalid domain name specified
  Invalid domain name {domain}
  Error: Invalid domain name {domain}
  Error: Invalid domain
  Domain name too short
  Domain name too long
  Domain name is too short
  Domain name is too long
  Wrong query format
  Wrong domain name
  Incorrect query
  Incorrect request
  Malformed domain name
  Domain name is not valid
  The domain name is not valid
  {domain} is not a valid domain
  {domain} is invalid
  Not a valid domain
  Bad domain name
  Invalid parameter: {…}
  Error:108: {…}
  Invalid syntax: {…}
  Неверное имя домена
  error 350 Invalid Query Syntax
  ERROR:{105/106/107/110/111/113/114/116/117/118}: {…}
  ERROR:115: invalid search key
  網域名稱不合規定
  Invalid query string
  The domain name you entered is not valid
  The domain name you entered is invalid
  This is not a valid domain name
  Not a valid query
  Invalid domain format
  Invalid domain name format
  The domain name is too {long/short}
  Invalid request: {…}
  Pattern starts with improper character
  Parameter value syntax error
  Invalid pattern: {…}
  {Invalid/Illegal/Improper/Bad/Wrong/Malformed} {query/search string/name/argument/arguments/parameters/format/character in domain name/characters in domain name/characters in query}
  {Domain/Domain name/The domain/The domain name} contains {special/illegal/invalid/unsupported} characters{/ not allowed}
  {Domain/Domain name/The domain/The domain name} contains characters that are not allowed
  {The domain name/The domain/Domain name/Domain} {domain} is {invalid/not valid}
  {Domain name syntax error/Syntax error in query/Syntax error in domain name/Query syntax error}
  Please enter a {name/domain name}, {…} such as {…}
  {Dominio/El dominio/Nombre de dominio/El nombre de dominio} {inválido/no válido/no es válido}
  {Domínio/Nome de domínio} inválido
  {Domaine/Nom de domaine} {invalide/non valide}
  {Ungültiger Domainname/Ungültige Anfrage/Ungültige Domain}
  {Dominio/Nome a dominio} non valido
  {Nieprawidłowa nazwa domeny/Nieprawidłowe zapytanie}
  {Неправильный запрос/Некорректный запрос/Некорректное имя домена/Недопустимое имя домена}
  {无效的域名/域名格式错误/无效的查询/域名格式不正确/域名不合法/無效的域名/無效的網域名稱/網域名稱格式錯誤}
  {不正なドメイン名です/無効なドメイン名です/ドメイン名が不正です/잘못된 도메인입니다/잘못된 도메인이름입니다/유효하지 않은 도메인입니다}
  {Nome di dominio non valido/Nome a dominio non valido/Richiesta non valida}
  {Geçersiz alan adı/Geçersiz sorgu/Alan adı geçersiz}
  {Domeinnaam is ongeldig/Ongeldige domeinnaam/Ongeldig domein/Ongeldige aanvraag}
  {Ogiltigt domännamn/Ogiltig domän/Ogiltig förfrågan/Ugyldig domenenavn/Ugyldig domene/Ugyldigt domænenavn/Ugyldigt domæne}
  {Virheellinen verkkotunnus/Vigane domeeninimi/Vigane päring/Nederīgs domēna vārds/Neteisingas domeno vardas}
  {Neplatné doménové jméno/Neplatná doména/Neplatný dotaz/Neplatné doménové meno}
  {Érvénytelen domain/Érvénytelen domain név/Érvénytelen domainnév/Nume de domeniu invalid/Domeniu invalid}
  {Neispravan naziv domene/Neispravna domena/Neveljavna domena/Neveljavno ime domene/Неисправан назив домена}
  {Невалидно име на домейн/Невалиден домейн/Невалидно барање/Недійсне доменне ім'я/Невірне доменне ім'я/Некоректний запит}
  {Μη έγκυρο όνομα/Μη έγκυρο όνομα χώρου/Emër domeni i pavlefshëm}
  {Tên miền không hợp lệ/Nama domain tidak valid/Nama domain tidak sah/Domain tidak valid/ชื่อโดเมนไม่ถูกต้อง}
  {اسم النطاق غير صالح/نام دامنه نامعتبر است/שם מתחם לא תקין}
  No {domain/domain name} {specified/given/provided}
  Missing {domain/domain name}
  {You did not specify/Please specify/Please enter/Please provide} {a domain/a domain name/a valid domain/a valid domain name}
  {Invalid input/Invalid query}. Please {…}
  {Domain/Domain name/The domain/The domain name} must {have/be/contain} {…}
  {Empty query/Empty request/No query given/No query specified}
`;
