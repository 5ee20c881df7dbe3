/** Lines of servers that received too many queries from this client. */
export const THROTTLED = `
  You have exceeded your quota of queries
  Quota exceeded
  Query quota exceeded
  Your query quota has been exceeded
  WHOIS quota exceeded
  WHOIS LIMIT EXCEEDED
  WHOIS LIMIT EXCEEDED - {…}
  Query limit exceeded
  Query rate limit exceeded
  Query rate limit exceeded. {…}
  Rate limit exceeded
  Rate limit exceeded. {…}
  Rate limited
  Request limit exceeded
  Request limit exceeded for {domain}
  Limit exceeded
  Lookup quota exceeded
  Daily limit exceeded
  Too many requests
  Too many requests. {…}
  Too many requests, {…}
  Too may requests
  Too many queries
  Too many queries. {…}
  Too many queries, {…}
  Too many connections
  Too many connections. {…}
  Too many simultaneous connections
  Too many simultaneous connections from your host
  Too many lookups
  Too many requests from {…}
  Your connection limit exceeded
  Your connection limit exceeded. {…}
  Connection limit exceeded
  Maximum queries per hour reached
  Maximum query rate reached
  Maximum number of queries exceeded
  Excessive querying, {…}
  Excessive querying
  Your IP address has exceeded {…}
  You have exceeded the query limit
  You have exceeded your query limit
  You have exceeded your daily quota
  You have exceeded this server's query limit
  You have reached {…} limit{…}
  Number of allowed queries exceeded
  Please go away for {…}
  Please try again after {…}
  Please slow down
  the WHOIS query quota for {domain} has been exceeded{…}
  Access control limit reached
  Connection refused; access control limit {reached/exceeded}
  Error: {55000000002/55000000002:} Connection refused; access control limit {reached/exceeded}
  Your access is too fast,please try again later
  Your access is too fast, please try again later
  The number of queries exceeded the limit
  Error: ratelimit exceeded
  Error: rate limit exceeded
  ERROR:109: {…}
  ERROR:202: {…}
  ERROR:305: {…}
  ERROR:201: {…}
  Query frequency limit exceeded
  Server is busy now, please try again later
  IP Address Has Reached Rate Limit
  Your request cannot be completed: too many requests
  The maximum number of queries has been reached
  Exceeded the maximum allowable number of connections
  Requests of this client are being rate limited
  Lookup limit exceeded
  You have been temporarily blocked{…}
  fair use limit exceeded
  Excessive access. Please try again later.
  Your quota is exhausted
  WHOIS query quota exhausted
  Request quota exhausted
  HTTP 429
  Error 429
  Demasiadas consultas
  Demasiadas peticiones
  Trop de requêtes
  Muitas consultas
  Zu viele Anfragen
  Troppe richieste
  Слишком много запросов
  查询次数过多
  您的查询次数已达上限
  查詢次數過多
  Terlalu banyak permintaan
  Çok fazla sorgu
  Please wait {…} before your next query
  Please wait {…} before {querying/asking/trying/retrying/sending} {…}
  {Queries/Requests/Lookups} from your {IP/IP address/host/network} are limited to {…}
  Please retry in {…}
  Please try again in {…}
  Try again in {…}
  Queried interval is too short
  Please maintain at least {…}
  {domain} only 1 request per {…} allowed{…}
  Query quota exhausted. {…}
`;
