/** A name that nobody can register: kept back, blocked, or sold at a price of its own. */
export const RESERVED = `
  Reserved
  Reserved by Registry
  Reserved domain name
  Reserved name
  Reserved by {domain}
  Reserved by {domain} Registry
  Reserved by the Registry
  Reserved by Registry Operator
  Registry Reserved
  Reserved Domain
  Name is restricted from registration
  {domain} has been reserved
  The requested name is reserved
  The requested domain is reserved
  The requested domain name is reserved
  This name is reserved by the Registry in accordance with {…}
  The queried object does not exist: Reserved name
  The queried object does not exist: Reserved
  The queried object does not exist: Blocked
  The queried object does not exist: Restricted
  The queried object does not exist: Prohibited
  The queried object does not exist: Premium
  The queried object does not exist: Premium name
  The queried object does not exist: Premium domain
  The queried object does not exist: {…} is reserved{…}
  The queried object does not exist: {…} is restricted{…}
  {domain} is reserved
  {domain} is a reserved name
  Name is reserved by {domain}
  The registration of this domain is restricted
  The registration of this domain is restricted, as it is protected by {…}
  This name is reserved by the Registry in accordance with ICANN Policy
  This name is not available for registration
  This name is not available for registration:
  This name is registry reserved by {domain}
  This name has been blocked by a GlobalBlock service
  This domain name is not available for registration
  The domain name is not available for registration
  This platinum domain is available for purchase
  Domain not available
  The domain you requested is prohibited
  Sorry, The domain you requested is in the reserved list
  Reserved word
  Restricted
  Restricted name
  Restricted domain name
  Restricted - Restricted domain name
  Prohibited
  Prohibited name
  The domain you want to register is reserved
  The domain name you want to register is reserved
  The domain name you applied is reserved by registry
  This domain cannot be registered
  This domain name cannot be registered
  This name cannot be registered
  Domain {domain} cannot be registered
  The domain {domain} cannot be registered
  The domain name {domain} cannot be registered
  {domain} cannot be registered
  This domain is not available for registration
  Domain is not available for registration
  The domain is not available for registration
  Domain name is not available for registration
  Domain {domain} is not available for registration
  The domain {domain} is not available for registration
  The domain name {domain} is not available for registration
  {domain} is not available for registration
  {domain} is reserved by the registry
  {domain} is reserved for the registry
  This name is reserved by {domain} Registry
  This name is reserved by {…} Registry
  This domain name is a premium name and is not available for {…}
  This is a premium domain
  This is a premium domain name
  This name is a premium name
  This platinum domain is available for purchase. {…}
  The domain you have requested is restricted and cannot be registered
  Dominio reservado
  Domínio reservado
  Domaine réservé
  Domain ist reserviert
  Домен зарезервирован
  This domain name is reserved and cannot be registered
  {domain} is a reserved domain
  {domain} is a reserved domain name
  {domain} is reserved and cannot be registered
  Domain {domain} is a reserved name
  The domain {domain} is reserved and not available for registration
  The domain name is reserved and cannot be registered
  The name {domain} is reserved
  The requested domain is reserved by the registry
  Name is not available for registration
  Name is premium
  Domain is premium
  Premium domain
  Premium name
  Premium Domain Name
  This is a registry premium domain
  This is a registry reserved name
  This is a reserved domain
  This is a reserved name
  This is a reserved domain name
  Registry reserved name
  Registry reserved domain
  Registration of this name is prohibited
  Registration of this domain is prohibited
  Registration of this domain name is not allowed
  Prohibited domain
  Prohibited domain name
  Forbidden domain name
  Blacklisted domain
  This domain is blacklisted
  Domain is not allowed for registration
  Domain cannot be registered
  Domain name cannot be registered
  This domain may not be registered
  This name may not be registered
  Not available for registration
  Not open for registration
  Not yet open for registration
  El dominio {domain} está reservado
  El dominio está reservado
  Nombre reservado
  Le domaine {domain} est réservé
  Ce domaine est réservé
  Ce nom de domaine est réservé
  Nom réservé
  Nom de domaine réservé
  O domínio {domain} está reservado
  Nome reservado
  Домен {domain} зарезервирован
  Имя зарезервировано
  保留域名
  该域名为保留域名
  该域名已被保留
  該網域名稱為保留網域
  예약된 도메인입니다
  予約されています
  Alan adı rezerve
  The queried object does not exist: Reserved domain name
  This domain name is reserved by the registry. {…}
  The domain name you apply can not be registered online
  The domain name you apply can not be registered online. {…}
  The queried object does not exist: Not available for registration
  The queried object does not exist: Domain name reserved by registry
  This domain is reserved by the registry and cannot be registered
  This domain name is reserved by the registry and cannot be registered
  Reserved - {…}
  Reserved name: {…}
  Stop-list: Domain can not be registered
  Above domain name is restricted{…}
  Not available for second level registration
`;
