/**
 * Lines of servers that could not answer. Those in brackets are jwhois's, whose output is often stored as the response. The words of a
 * web server are not a registry's, whatever was not found.
 */
export const FAILED = `
  Server too busy, try again later
  Server too busy
  Server is busy
  Server busy
  Server busy, please try again later
  Server can't process your request
  Error: service unavailable
  Service unavailable
  Service temporarily unavailable
  Service not available
  Service is not available
  Service currently unavailable
  Service Unavailable. {…}
  The service is temporarily unavailable
  The WHOIS service is temporarily unavailable
  WHOIS service is temporarily unavailable
  This service is temporarily unavailable
  WHOIS lookup for {domain} can temporarily not be answered. Please try again.
  Temporarily unavailable
  Temporary failure
  Temporary error
  Temporary unavailable
  ERROR:100: {…}
  Database is temporarily unavailable
  Database error
  Database connection failed
  Database unavailable
  Internal error
  Internal server error
  Internal application error
  Internal error occurred. Please contact {…}
  Error: internal error
  System error
  System maintenance
  Undergoing maintenance
  The system is under maintenance
  Registry is down for maintenance
  Unable to process your request
  Unable to process request
  Unable to connect to database
  [Unable to connect to remote host]
  Could not connect to database
  Timeout
  Timed out
  Connection timed out
  Connection timeout
  Query timed out
  Request timed out
  Please try again later
  Try again later
  Whois server is not available{…}
  Interval is too short
  Bad gateway
  Gateway timeout
  Fatal error{…}
  {400 Bad Request/405 Method Not Allowed/407 Proxy Authentication Required/408 Request Timeout/410 Gone}
  {500 Internal Server Error/501 Not Implemented/502 Bad Gateway/503 Service Unavailable/504 Gateway Timeout/504 Gateway Time-out}
  {h1>/h2>/head>/body>/title>/center>/?xml}{…}
  {Error/Error:/HTTP/HTTP error/Status/Status:/Code/Code:} {500/501/502/503/504}
  HTTP/1.0 {…}
  HTTP/1.1 {…}
  HTTP/2 {…}
  <html{…}
  <!DOCTYPE {…}
  Unknown error
  Error processing request
  Error in query
  Error connecting to database
  SQL error
  Server is not responding
  Error interno
  Error interno del servidor
  Error en el sistema
  Error de conexión
  Erreur interne
  Erreur système
  Erro interno
  Erro interno do servidor
  Внутренняя ошибка
  Ошибка сервера
  Сервис временно недоступен
  系统错误
  服务器错误
  系統錯誤
  サーバーエラー
  시스템 오류
  PHP Fatal error{…}
  Traceback (most recent call last):
  java.{…}
  ORA-{…}
  ERROR:205: connection has been closed{…}
  ERROR:301: connection has been closed{…}
`;
