import { secondLanguage } from '../layouts/two-languages.js';
import { forRoles } from '../read/named-labels.js';
import { registry } from '../read/registry.js';

/** KISA: the record in Korean, then again in English. The English one is read where there is one. */
export default registry({
  aliases: ['whois.nic.or.kr', 'whois.kisa.or.kr', 'whois.krnic.net', 'whois.nida.or.kr'],
  suffixes: ['kr', 'xn--3e0b707e', 'xn--cg4bki'],
  marks: ['# KOREAN(UTF8)', '도메인이름                  :'],
  spec: () => ({
    says: {
      available: 'Above domain name is not registered to KRNIC. | 상기 도메인이름은 등록되어 있지 않습니다.',
    },
    prepare: secondLanguage('# KOREAN', '# ENGLISH', 'in Korean'),
    labels: {
      'Domain Name | Domain Status | Registered Date | Last Updated Date | Expiration Date': 'as named',
      'Primary Name Server | Secondary Name Server | Host Name | IP Address': 'as named',
      '도메인이름 | 등록일 | 최근 정보 변경일 | 사용 종료일 | 호스트이름 | IP 주소 | 책임자 전화번호':
        'as named',
      '1차 네임서버 정보 | 2차 네임서버 정보 | 등록인 주소 | 등록인 우편번호 | 책임자 전자우편': 'as named',
      'Registrant | 등록인': 'registrant.name',
      'Administrative Contact(AC) | 책임자': 'admin.name',
      'Authorized Agency | 등록대행자': 'registrar.name',
      ...forRoles({ 'Registrant *': 'registrant', 'AC *': 'admin' }, { [FIELDS]: 'as named' }),
    },
    ignore: 'in Korean | query | Publishes | 정보공개여부 | DNSSEC',
  }),
});

const FIELDS = 'Address | Zip Code | E-Mail | Phone Number';
