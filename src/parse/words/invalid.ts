/** A question that the server does not take for a name. */
export const INVALID = `
  Invalid query
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
  Malformed query
  Malformed request, {…}
  Syntax error
  Not a valid domain search pattern
  Not a valid domain name
  {domain} is not a valid domain name
  Domain name is invalid
  The domain name is invalid
  Domain {domain} is invalid
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
  Invalid characters in domain name
  The domain name contains invalid characters
  Domain name contains invalid characters
  Domain name too short
  Domain name too long
  Domain name is too short
  Domain name is too long
  Wrong query format
  Wrong domain name
  Wrong query
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
  Nombre de dominio inválido
  Nom de domaine invalide
  Неверное имя домена
  error 350 Invalid Query Syntax
  ERROR:107: {…}
  ERROR:115: invalid search key
  網域名稱不合規定
  Invalid characters in query
  Invalid query string
  The domain name you entered is not valid
  The domain name you entered is invalid
  This is not a valid domain name
  Domain name {domain} is invalid
  Not a valid query
  Invalid domain format
  Invalid domain name format
  Invalid format
  Illegal characters in domain name
  The domain name is too {long/short}
`;
