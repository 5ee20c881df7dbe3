import { registry } from '../read/layout.js';
import { BLANK, type Line } from '../text/lines.js';

/** KISA: the record in Korean, then again in English. The English one is read where there is one. */
export default registry({
  aliases: ['whois.nic.or.kr', 'whois.kisa.or.kr', 'whois.krnic.net', 'whois.nida.or.kr'],
  suffixes: ['kr', 'xn--3e0b707e', 'xn--cg4bki'],
  marks: ['# KOREAN(UTF8)', '도메인이름                  :'],
  phrases: {
    available: 'Above domain name is not registered to KRNIC. | 상기 도메인이름은 등록되어 있지 않습니다.',
    reserved: 'This request domain name is restricted to specifically qualified registrants {…}',
  },
  prepare: passOverKorean,
  labels: {
    domain: 'Domain Name | 도메인이름',
    status: 'Domain Status',
    created_on: 'Registered Date | 등록일',
    updated_on: 'Last Updated Date | 최근 정보 변경일',
    expires_on: 'Expiration Date | 사용 종료일',
    nameserver: `
      Primary Name Server | Secondary Name Server | Host Name | 호스트이름 | 1차 네임서버 정보 | 2차 네임서버 정보
    `,
    'nameserver.ip': 'IP Address | IP 주소',
    'admin.phone': '책임자 전화번호',
    'registrant.address': '등록인 주소',
    'registrant.zip': '등록인 우편번호',
    'admin.email': '책임자 전자우편',
    'registrant.name': 'Registrant | 등록인',
    'admin.name': 'Administrative Contact(AC) | 책임자',
    'registrar.name': 'Authorized Agency | 등록대행자',
    'dnssec.signed': 'DNSSEC',
    '-': 'in Korean | query | Publishes | 정보공개여부',
  },
  roles: { registrant: 'Registrant *', admin: 'AC *' },
  contact: { address: 'Address', zip: 'Zip Code', email: 'E-Mail', phone: 'Phone Number' },
});

/** What stands between the line that heads the Korean record and the one that heads the English one, if there is one. */
export function passOverKorean(lines: readonly Line[]): Line[] {
  const from = lines.findIndex(({ value }) => value.startsWith('# KOREAN'));
  const until = lines.findIndex(({ value }) => value === '# ENGLISH');
  return lines.map((line, at) =>
    at > from && at < until && line.kind !== BLANK ? line.with('in Korean', '') : line,
  );
}
