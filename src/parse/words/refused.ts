/** Lines of servers that do not answer this client, or queries for this name. */
export const REFUSED = `
  Access denied
  Access denied for {domain}
  Access to this service is denied
  Permission denied
  Not authorized
  Not authorised
  Unauthorized
  {Unauthorized/Unauthorised} access
  {Whois access/Access} is restricted to {…}
  This {whois server/server/service/whois service} is restricted to {…}
  IP address {domain} is not in the {access list/allow list/whitelist}
  Your IP address is not in the {access list/allow list/whitelist}
  Forbidden
  Your IP address is blocked
  Your IP has been blocked
  Your IP {domain} has been blocked
  You are not authorized to use this service
  You are not authorized to access this service
  You are not allowed to connect{…}
  Sorry, you are not allowed to use this service
  IP address blocked
  Blocked
  Requests of this client are not permitted. {…}
  Requests of this client are not permitted
  Connection refused
  Access from your IP address is denied
  Your host is blacklisted
  Your IP address is blacklisted
  You have been blacklisted
  You have been banned
  Your IP has been banned
  Your IP address has been banned
  Your access has been restricted
  Access restricted
  IP address is not whitelisted
  Access prohibited
  You do not have permission{…}
  You don't have permission{…}
  Your network is blocked
  Blacklisted
  Banned
  401 Unauthorized
  ERROR:{203/204}: {…}
  No permission
  Acceso no autorizado
  Acceso prohibido
  No autorizado
  Accès non autorisé
  Acesso não autorizado
  Нет доступа
  访问被拒绝
  権限がありません
  Akses ditolak
  Erişim engellendi
`;
