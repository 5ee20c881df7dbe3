/**
 * Lines that keep a name from being free anywhere in a response: complaints of a server, reservations, and remarks on a name. Written
 * for this list; the reader recognizes the words of some, but not of most.
 */
export const NOT_FREE: readonly string[] = `
  Query rate limit exceeded.
  % Query rate limit exceeded. Reduced information.
  You have exceeded your query quota for today.
  Too many requests, slow down!
  Server too busy, please retry
  Please try again in a few minutes
  Database is temporarily offline
  The WHOIS service has been retired
  The service is undergoing scheduled maintenance
  WARNING: database out of date, record may exist
  Warning: results may be incomplete
  Internal error 17, results are partial
  Backend replica lagging, answer not authoritative
  Your IP address 192.0.2.1 has been put on the blocklist
  Access restricted for your network
  Please use RDAP instead
  ERROR: lookup aborted
  Timed out while waiting for the registry
  This name is in quarantine
  This name is reserved
  This domain name has been reserved by the registry
  Name locked by court order
  locked by court order
  Blocked by GlobalBlock
  This label is blocked by GlobalBlock
  This name subscribes to the Uni EPS+ product
  The name cannot be registered (reserved term)
  Registration of this name is subject to approval
  This name is protected by the Trademark Clearinghouse
  Premium name, price on request
  Premium: yes
  Price: $12000
  Reserved: yes
  Blocked: true
  Reason: reserved name
  Note: this name is reserved by the registry
  Remark: name under dispute
  Remarks: geographic name, ask the government
  Registration status: pending auction
  Auction in progress
  Available from 2027-01-01 on
  Claims notice applies
  This string is on the exclusion list
  Name collision
  The name was deleted yesterday and is in its redemption period
  pendingDelete
  Domain is registered but not delegated
  The domain exists
  Holder: Jane Doe
  For more information about reserved names see https://www.example.com/
  For details about the block of this name please contact the registry.
  For information only: this domain name cannot be registered.
  See https://www.example.com/reserved-names for details
  Last update of WHOIS database: reserved names are not included
  Last update of WHOIS database: 2026-01-01 (reserved names excluded)
  Last updated: unknown, the data may be stale
  Timestamp: stale
  Copyright notice: reserved name
  (c) the name is reserved for its holder
  All rights to this name are reserved.
  All rights reserved, and so is this name
  You agree that the name above is reserved.
  Names that are blocked by the registry, such as this one, are shown as unregistered for legal reasons.
  Nom réservé par le registre
  Ce nom est bloqué par décision de justice
  Quota de requêtes dépassé
  Service momentanément indisponible
  Le nom est en quarantaine
  Este dominio está reservado
  Nombre bloqueado por orden judicial
  Límite de consultas superado
  El servicio no responde, reintente
  Este domínio está reservado
  Nome bloqueado judicialmente
  Serviço em manutenção
  Dominio riservato al registro
  Nome bloccato dal tribunale
  Troppe richieste
  Diese Domain ist reserviert
  Durch Gerichtsbeschluss gesperrt
  Anfragelimit erreicht
  Der Dienst ist zur Zeit gestört
  Deze domeinnaam is gereserveerd
  In quarantaine
  Limiet overschreden
  Namnet är reserverat
  Tjänsten är tillfälligt stängd
  Navnet er reservert
  Domænet er spærret
  Verkkotunnus on varattu
  Palvelu on tilapäisesti poissa käytöstä
  Nazwa zarezerwowana
  Domena zablokowana decyzją sądu
  Przekroczono limit zapytań
  Doména je rezervována
  Doména je blokovaná
  Služba je mimo provoz
  A név foglalt
  A szolgáltatás nem elérhető
  Numele este rezervat
  Limita de interogări a fost depășită
  Bu alan adı rezerve edilmiştir
  Sorgu sınırı aşıldı
  Имя зарезервировано
  Домен заблокирован по решению суда
  Превышен лимит запросов
  Ведутся технические работы
  Домен зарезервовано
  Перевищено ліміт запитів
  Името е запазено
  Домен је резервисан
  Το όνομα είναι δεσμευμένο
  Η υπηρεσία δεν είναι διαθέσιμη
  الاسم محجوز
  الخدمة غير متاحة حاليا
  השם שמור
  השירות אינו זמין
  این نام رزرو شده است
  この名前は予約されています
  アクセス制限
  しばらくお待ちください
  该域名已被保留
  查询失败
  查询过于频繁
  系統維護中
  이 이름은 예약되어 있습니다
  서비스 점검 중입니다
  ชื่อนี้ถูกสงวนไว้
  ระบบไม่พร้อมให้บริการ
  Tên miền được bảo vệ
  Hệ thống đang bảo trì
  Nama ini dicadangkan
  Layanan tidak tersedia
`
  .trim()
  .split(/\n\s*/u);
