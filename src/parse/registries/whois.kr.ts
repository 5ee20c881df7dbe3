import { registry } from '../read/layout.js';
import { BLANK, type Line } from '../text/lines.js';

/** KISA: the record in Korean, then again in English. The English record is read if there is one. */
export default registry({
  aliases: ['whois.nic.or.kr', 'whois.kisa.or.kr', 'whois.krnic.net', 'whois.nida.or.kr'],
  suffixes: ['kr', 'xn--3e0b707e', 'xn--cg4bki'],
  marks: ['# KOREAN(UTF8)', '도메인이름                  :'],
  beside: `
    ENGLISH | KOREAN(UTF8) | - KISA/KRNIC WHOIS Service - | query: {domain} | EUC-KR encoding WHOIS is being serviced in this URL:{…} | The above information is encoded with UTF-8 |
    EUC-KR 인코딩 서비스는 {1-1} 서비스 되고 있습니다 | 상기 정보는 UTF-8 인코딩되어 서비스되고 있습니다 | 등록 신청하시기 바랍니다 |
    상기 도메인이름의 사용을 원하실 경우 도메인이름 등록대행자를 통해
  `,
  phrases: {
    available: 'Above domain name is not registered to KRNIC. | 상기 도메인이름은 등록되어 있지 않습니다.',
    reserved: 'This request domain name is restricted to specifically qualified registrants {…}',
  },
  prepare: passOverKorean,
  labels: {
    domain: 'Domain Name',
    status: 'Domain Status',
    created_on: 'Registered Date',
    updated_on: 'Last Updated Date',
    expires_on: 'Expiration Date',
    nameserver: 'Primary Name Server | Secondary Name Server | Host Name',
    'nameserver.ip': 'IP Address',
    'registrant.name': 'Registrant | 등록인',
    'admin.name': 'Administrative Contact(AC) | 책임자',
    'registrar.name': 'Authorized Agency | 등록대행자',
    'dnssec.signed': 'DNSSEC',
    '-': 'in Korean | query | Publishes',
  },
  roles: { registrant: 'Registrant *', admin: 'AC *' },
  contact: { address: 'Address', zip: 'Zip Code', email: 'E-Mail', phone: 'Phone Number' },
});

/** The Korean record is everything between its heading and that of the English one, if there is one. */
export function passOverKorean(lines: readonly Line[]): Line[] {
  const from = lines.findIndex(({ value }) => value.startsWith('# KOREAN'));
  const until = lines.findIndex(({ value }) => value === '# ENGLISH');
  return lines.map((line, at) =>
    at > from && at < until && line.kind !== BLANK ? line.with('in Korean', '') : line,
  );
}
