import { linesOf } from './lines-of.js';

/** A name that is free. Nothing stands here that a throttled, reserved or registered answer could print as well. */
export const AVAILABLE = linesOf(`
  No match
  No match for {domain}
  No match for "{domain}"
  No match for domain {domain}
  No match found
  No match found for {domain}
  No matching record
  No matching records found
  No matching record for {domain}
  No records matching {domain} found
  No record found
  No record found for {domain}
  No records found
  No entries found
  No entries found for {domain}
  No entries found for domain {domain}
  No entries found for query {domain}
  No entries found for the selected source
  No entries found for the selected source(s)
  No entries found in the selected source(s)
  ERROR:101: no entries found
  No Data Found
  No data was found to match the request criteria
  ERROR: no entries found
  No entries found in the {…} database
  No results found
  No results were found
  Unfortunately, No Results Were Found
  No records found for object {domain}
  No match: {domain}
  Data not found
  Data not found. This domain is available for registration
  This query returned 0 objects
  There is no information available on the domain consulted
  No information available about domain name {domain}
  No information available about domain name {domain} in the Registry {domain} database
  Sorry, but domain: {domain}, not found in database
  Domain {domain} not registred
  {domain} no existe
  No_Se_Encontro_El_Objeto/Object_Not_Found
  Object_Not_Found
  Nincs talalat / No match
  No such domain
  No such domain {domain}
  No such domain: {domain}
  No Object Found
  No Objects Found
  Object not found
  Object does not exist
  Object "{domain}" NOT FOUND
  Not found
  Not found: {domain}
  No found
  Nothing found
  Nothing found for this query
  Domain not found
  Domain {domain} not found
  Domain {domain} was not found
  The domain {domain} was not found
  Domain not found: {domain}
  Domain name not found
  Domain name {domain} not found
  The domain has not been registered
  The domain {domain} is not registered
  The domain name {domain} is not registered
  This domain name has not been registered
  This domain has not been registered
  This domain is not registered
  This domain name is not registered
  Domain {domain} is not registered
  Domain {domain} not registered
  Domain name {domain} does not exist in database
  The domain {domain} does not exist
  Domain {domain} does not exist
  Domain is available
  Domain {domain} is available
  Domain {domain} is available for registration
  Domain {domain} is free
  Domain name {domain} is available for registration
  The domain name {domain} is available for registration
  This domain is available for registration
  This domain name is available for registration
  The domain {domain} is available for registration
  The queried object does not exist: DOMAIN NOT FOUND
  The queried object does not exist: No Object Found
  The queried object does not exist: no matching objects found
  The queried object does not exist: {domain}
  {domain} is available
  {domain} is available for registration
  {domain} is free
  {domain} not found
  {domain} was not found
  {domain} no match
  {domain} - No Match
  {domain} is not registered
  {domain} does not exist
  {domain} has not been registered
  Available
  Status: free
  Status: available
  Available: Yes
  Key not found
  We do not have an entry in our database matching your query
  No domain records were found to match {domain}
  No information was found matching that query
  The requested domain was not found in the Registry or Registrar’s WHOIS Server
  Nincs találat / No match
  No se encontraron registros
  Aucun enregistrement trouvé
  Error: Domain not found
  Error: not found
  Error: no match
  Error: no match for {domain}
  Error: {domain} not found
  Error 404: Domain not found
  ERROR:103: Domain is not registered
  There were no matches for {domain}
  There is no match for {domain}
  No matches found
  No matches found for {domain}
  No matches for {domain}
  No match was found for {domain}
  No match in our database for {domain}
  There is no such domain
  There is no such domain in the registry
  No such object
  No domain found
  No domain exists for the name {domain}
  No record exists for {domain}
  No data found for {domain}
  No results for {domain}
  No results found for {domain}
  No information found for {domain}
  The domain {domain} was not found in the registry database
  The domain {domain} was not found in our database
  The domain name {domain} was not found
  The domain name {domain} does not exist
  The domain name {domain} is available
  The domain {domain} is available
  The domain {domain} is free
  Domain name {domain} is available
  Domain name {domain} is not registered
  Domain name {domain} does not exist
  Domain name {domain} was not found
  {domain} has no match
  {domain} - not found
  {domain} - available
  {domain} available
  {domain} free
  {domain} not registered
  Availability: available
  Availability: free
  The queried object does not exist:
  {domain} is not registered yet
  {domain} is not in our database
  Domain {domain} not found in database
  Domain {domain} not found in our database
  Domain {domain} was not found in our database
  Domain {domain} is not in our database
  Domain name not registered
  Domain not registered
  Domain not registered yet
  Domain is not registered
  Domain name is not registered
  Domain name is available
  Domain available
  Domain unknown
  Unknown domain
  Domain does not exist
  Domain doesn't exist
  Domain name does not exist
  The domain does not exist
  The domain was not found
  The domain name was not found
  The requested domain was not found
  The requested domain name was not found in our database
  The requested domain was not found in our database
  {domain} no entries found
  Domain {domain} - Available
  The requested domain name was not found
  The domain you requested was not found
  The domain you requested is not registered
  The domain name you requested is not registered
  The requested domain is not registered
  The requested domain name is not registered
  The domain is not registered
  The domain name is not registered
  The domain name has not been registered
  The domain is available
  The domain is available for registration
  The domain name is available for registration
  The queried object does not exist
  The queried object does not exist: Domain name {domain} does not exist
  No match for domain name {domain}
  No matches for domain {domain}
  No matching domain found
  No matching domains found
  No matching objects found
  No matching object found
  No object found for {domain}
  No object matching {domain}
  No objects matching your query
  No such domain in database
  No such domain registered
  No such entry
  No entry found
  No entry found for {domain}
  No entries were found
  No record was found
  No records were found for {domain}
  No records matching your query were found
  No records found matching {domain}
  No record matching "{domain}" found
  No data found for domain {domain}
  No information available for {domain}
  No information was found for {domain}
  No results were found for {domain}
  No domain matching {domain}
  No domain name found
  No registered domain found
  No registration found for {domain}
  No registration data found
  No whois data found for {domain}
  No WHOIS information found for {domain}
  Domain {domain} does not exist in our database
  Domain {domain} does not exist in the registry
  Domain name {domain} is free
  Domain name is free
  Domain is free
  {domain} - domain is available
  {domain}: domain is free
  {domain}: not registered
  {domain}: no match
  {domain}: available
  {domain} was not found in the database
  {domain} not found in database
  {domain} is not in the database
  {domain} is not registered in this registry
  The domain {domain} is not in our database
  The domain name you have requested is not registered
  The domain name {domain} has not been registered
  The domain has not been registered yet
  The domain you are looking for is not registered
  The domain requested is not registered
  The requested domain is available
  The requested domain name is available
  The requested domain does not exist
  The query returned no results
  Your search returned no results
  Your query returned no results
  Query returned no results
  Search returned no results
  Nothing found for {domain}
  Object {domain} not found
  Object {domain} does not exist
  Entry not found
  Entry not found in the database
  Record not found
  Record not found for {domain}
  Records not found
  Not found in database
  Not found in the database
  Not found in our database
  Not in database
  Not registered: {domain}
  Unregistered domain
  Unregistered domain name
  Unassigned domain
  This domain is free
  This domain name is free
  This domain name is not registered yet
  This domain is available
  This domain name is available
  This domain does not exist
  This domain name does not exist
  This domain was not found
  This domain is unregistered
  ERROR: no such domain
  Error - domain not found
  Error: domain {domain} does not exist
  Dominio no encontrado
  El dominio {domain} no existe
  El dominio {domain} no está registrado
  El dominio no está registrado
  El dominio {domain} no se encuentra registrado
  El dominio no se encuentra registrado
  Dominio no registrado
  Dominio disponible
  No se encontró el dominio {domain}
  No se encontraron resultados
  Domínio não encontrado
  Domínio {domain} não encontrado
  Domínio disponível
  Domínio não registrado
  Domínio não registado
  Dominio non trovato
  Dominio disponibile
  Domaine non trouvé
  Domaine inconnu
  Domaine {domain} inconnu
  Domaine disponible
  Ce domaine est disponible
  Ce nom de domaine est disponible
  Le domaine {domain} est disponible
  Aucun résultat
  Domain nicht gefunden
  Domain ist frei
  Domain nicht registriert
  Die Domain {domain} ist frei
  Die Domain {domain} ist nicht registriert
  Domein niet gevonden
  Domeinnaam is vrij
  Domenet er ledig
  Domänen är ledig
  Домен не найден
  Домен {domain} не найден
  Домен свободен
  Домен не зарегистрирован
  Домен {domain} не зарегистрирован
  Домен не знайдено
  Домен вільний
  Alan adı bulunamadı
  域名未注册
  该域名未注册
  该域名未被注册
  未找到匹配的记录
  没有找到匹配的记录
  查無資料
  該網域名稱未註冊
  El dominio no existe
  No existe el dominio {domain}
  No hay resultados
  No se han encontrado resultados
  No se encontraron coincidencias
  No encontrado
  Dominio libre
  Le domaine {domain} n'est pas enregistré
  Le domaine {domain} n'existe pas
  Le nom de domaine est disponible
  Nom de domaine disponible
  Aucune correspondance
  Aucun objet trouvé
  Domaine non enregistré
  O domínio {domain} não está registado
  O domínio não existe
  Nenhum resultado encontrado
  Não encontrado
  Домен {domain} не существует
  Домен не существует
  Доменное имя свободно
  Запись не найдена
  Объект не найден
  Ничего не найдено
  没有找到
  没有匹配的记录
  该域名可以注册
  域名不存在
  查无此域名
  此網域名稱尚未註冊
  등록되지 않은 도메인입니다
  登録されていません
  該当するデータはありません
  Tên miền chưa được đăng ký
  Domain tidak ditemukan
  Domain belum terdaftar
  Alan adı kayıtlı değil
  لا توجد نتائج
  Domena nie istnieje
  Domena {domain} nie istnieje
  Domena nie jest zarejestrowana
  Domena {domain} nie jest zarejestrowana
  Domena jest wolna
  Domena wolna
  Doména není registrována
  Doména {domain} není registrována
  Doména nebyla nalezena
  Doména nie je registrovaná
  Doména {domain} nie je registrovaná
  A domain szabad
  Domeniul nu este înregistrat
  Domeniul {domain} nu este înregistrat
  Domena ni registrirana
  Domena nije registrirana
  Domena {domain} nije registrirana
  Домен није регистрован
  Домейнът не е регистриран
  Домейнът {domain} не е регистриран
  Домен не зареєстровано
  Домен {domain} не зареєстровано
  Domæne ikke fundet
  Domænet er ledigt
  Domenenavnet er ledig
  Domännamnet är ledigt
  Domänen finns inte
  Domänen {domain} finns inte
  Verkkotunnus on vapaa
  Verkkotunnusta ei löydy
  Domeenta ei leitud
  Domēns nav reģistrēts
  Domenas laisvas
  Domein is vrij
  Het domein is vrij
  Het domein {domain} is vrij
  Le domaine n'existe pas
  Le domaine {domain} n'existe pas
  Il dominio non esiste
  Il dominio {domain} non esiste
  Il dominio non è registrato
  Il dominio {domain} non è registrato
  Die Domain existiert nicht
  Die Domain {domain} existiert nicht
  El dominio {domain} está disponible
  El dominio {domain} está libre
  Domínio {domain} disponível
  O domínio {domain} está disponível
  Домен {domain} свободен
  error 230 No Objects Found
  Not registered
  The queried object does not exist: Domain {domain} not found
  The requested domain was not found in the Registry or Registrar's WHOIS Server
  The domain you requested is not known in Freenoms database
  Not find MatchingRecord
  Requested domain cannot be found
  This domain is currently available for registration
  This domain name is currently available for registration
  {domain} is currently available for registration
  Domain {domain} is currently available for registration
  The domain name has not been registered yet
  Dominio no existe
  No records found for {domain}
  No match record found
`);
