import { nameAndUrl } from '../fields/name-and-url.js';
import { secondLanguage } from '../layouts/two-languages.js';
import { registry } from '../registry.js';

/** KISA: the record in Korean, then again in English. The English one is read where there is one. */
export default registry({
  aliases: ['whois.nic.or.kr', 'whois.kisa.or.kr', 'whois.krnic.net', 'whois.nida.or.kr'],
  suffixes: ['kr', 'xn--3e0b707e', 'xn--cg4bki'],
  marks: ['# KOREAN(UTF8)', '도메인이름                  :'],
  spec: () => ({
    says: {
      available: `Above domain name is not registered to KRNIC. |
        The requested domain was not found in the Registry or Registrar’s WHOIS Server. |
        상기 도메인이름은 등록되어 있지 않습니다.`,
    },
    prepare: secondLanguage('# KOREAN', '# ENGLISH', 'in Korean'),
    labels: {
      'Domain Name | 도메인이름': 'domain',
      'Registrant | 등록인': 'registrant.name',
      'Registrant Address | 등록인 주소': 'registrant.address',
      'Registrant Zip Code | 등록인 우편번호': 'registrant.zip',
      'Administrative Contact(AC) | 책임자': 'admin.name',
      'AC E-Mail | 책임자 전자우편': 'admin.email',
      'AC Phone Number | 책임자 전화번호': 'admin.phone',
      'Registered Date | 등록일': 'created_on',
      'Last Updated Date | 최근 정보 변경일': 'updated_on',
      'Expiration Date | 사용 종료일': 'expires_on',
      'Authorized Agency | 등록대행자': 'registrar.name',
      'Domain Status': 'status',
      'Primary Name Server | 1차 네임서버 정보 | Secondary Name Server | 2차 네임서버 정보 | Host Name':
        'nameserver',
      호스트이름: 'nameserver',
      'IP Address | IP 주소': 'nameserver.ip',
    },
    ignore: 'in Korean | query | Publishes | 정보공개여부 | DNSSEC',
    finish: ({ registrar }) => nameAndUrl(registrar),
  }),
});
