import { describe, expect, it } from 'vitest';
import { REGISTRIES } from '../../../src/parse/registries/index.js';
import { parse } from '../../support/bundled-parser.js';

const HOSTS = [...Object.keys(REGISTRIES).filter((host) => host.includes('.')), 'whois.unknown.example'];

/** Responses that say neither that a name is free nor that it is registered. */
const SILENT: Readonly<Record<string, string>> = {
  'a throttle beside words for a free name': `
    You have reached the maximum allowed number of requests. Please wait 60 seconds. | Not found.
    You have sent too many queries in the last 60 seconds. Your next query will be answered in 30 seconds. | No match
    Your IP is not whitelisted; only 5 lookups a day. | NOT FOUND
    ERROR: Your IP address is not authorised to query this server | No match
    %ERROR:201: access denied for 192.0.2.1 | % No entries found
    Demasiadas conexiones desde su IP, intente más tarde. | No encontrado.
    Превышен лимит запросов. | Домен не найден.
    Premnogo upita, pokušajte kasnije | Domena nije registrirana
    요청하신 조회 횟수를 초과하였습니다. | 도메인을 찾을 수 없습니다.
    アクセス制限を超えました。 | 該当するデータはありません
    Bạn đã truy vấn quá nhiều lần. | Tên miền chưa được đăng ký
    تم تجاوز الحد المسموح | لا توجد نتائج
    % Whois of .example | % Terms apply | % https://www.nic.example | % Daily query limit reached for 192.0.2.1 | % | % No match
  `,
  'a server that fails beside them': `
    ERROR 503 | Not found
    HTTP error 500 | Not found
    Service temporarily unavailable | No match
    Internal Server Error | Domain not found
    connect: Connection refused | No match
    Backend timeout | No Data Found
    The data you requested is not available at this time. Try later. | Not found
    Intente más tarde, por favor | No encontrado
    Réessayez plus tard | Domaine non trouvé
    Попробуйте позже | Домен не найден
    系统升级，请稍后再试 | 域名未注册
    後ほど再度お試しください | 登録されていません
    Warning: mysql_connect(): Too many connections in /srv/whois.php on line 12 | No match for example.com
  `,
  'something else that is missing': `
    Host not found
    Registrar not found: example
    Database not found.
    Page not found
    TLD not found
    No registrar data found
    WHOIS server for example.com not found
    Nameserver not found: ns1.example.com
    Object not found in read-only replica; replication lag 3600 s
    {"error":"not found"}
    {"message":"No match for example.com"}
    <html> | <body> | <h1> | Not Found | </h1></body></html>
  `,
  'a free name that is another, or will be one': `
    example.org is available
    Domain Name: example.net | Status: free
    Status: available | Domain: example.net
    example.com is available from 2026-12-01
    Domain Name: example.net | No match
    Domain: example.org | The requested domain was not found
    example.com is available for backorder
    domain: example.com | status: available soon
    No match for nameserver "EXAMPLE.COM".
  `,
  'a record of another name, or of something else': `
    Domain Name: EXAMPLE.ORG | Registrar: Example Registrar | Creation Date: 2010-05-04
    Domain Name: EXAMPLE.COM.EXAMPLE.ORG | Registrar: Example Registrar | Creation Date: 2010-05-04
    Similar domains: | Domain: example.net | Created: 2010-05-04
    Aborting search 50 records found | EXAMPLE.COM.EXAMPLE.NET | EXAMPLE.COM
  `,
  'a template that nobody filled in': `
    Domain Name: example.com | Registrar: N/A | Registrant: N/A | Creation Date: N/A | Name Server: N/A
    Domain Name: example.com | Registrar: None | Registrant Name: None | Name Server: None
    Domain Name: example.com | Registrar: [] | Registrant: [] | Creation Date: []
    Domain Name: example.com | Registrar: ? | Registrant: ?
    Domain Name: example.com | Registrar: undefined | Registrant: undefined undefined | Creation Date: Invalid date
    Domain Name: example.com | Registrant: Not found | Created: Not found
    Domain Name: example.com | Registrar: | Registrant Name: | Name Server: | DNSSEC:
  `,
  'what is not told': `
    Whois data not available
    Domain data not available | Not found
    Registrant: No match
  `,
};

describe.each(Object.entries(SILENT))('%s', (_, answers) => {
  const bodies = answers.trim().split(/\n\s*/u);
  it.each(bodies)('is read as neither available nor registered at any server: %s', (body) => {
    const printed = body.replaceAll(/ ?\| ?/gu, '\n');
    const wrong = HOSTS.flatMap((host) => {
      const { status, available } = parse([{ host, body: printed }], { domain: 'example.com' });
      return available === true || status === 'registered' || status === 'available'
        ? [`${host}: ${status}`]
        : [];
    });
    expect(wrong).toEqual([]);
  });
});

it('a notice that mentions limits does not invalidate words for a free name', () => {
  for (const notice of [
    'TERMS OF USE: You are not authorized to access or query our WHOIS database through high-volume processes.',
    '% The WHOIS service is rate limited.',
    'If you exceed the limit of queries, access will be denied.',
  ])
    expect(
      parse([{ host: null, body: `No match for example.com\n${notice}\n` }], { domain: 'example.com' })
        .status,
    ).toBe('available');
});

it('a record of the name is recognized however the query was spelled', () => {
  const body = 'Domain Name: EXAMPLE.COM\nRegistrar: Example Registrar\nCreation Date: 2010-05-04\n';
  for (const domain of ['example.com', 'Example.COM', 'example.com.', 'www.example.com', undefined])
    expect(parse([{ host: null, body }], domain === undefined ? {} : { domain }).status).toBe('registered');
  const free = 'No match for example.com.\n';
  expect(parse([{ host: null, body: free }], { domain: 'example.com.' }).status).toBe('available');
});

it('withheld data does not mean that the name is reserved', () => {
  const { status } = parse([{ host: 'whois.unknown.example', body: 'Domain data not available' }]);
  expect(status).toBe('unknown');
});
