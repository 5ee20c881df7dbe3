import { describe, expect, it } from 'vitest';
import { answerKind, parse } from '../../../src/parse/index.js';

const kind = (body: string) => answerKind({ host: 'whois.example', body }, { domain: 'example.com' });
const lines = (text: string) => text.trim().split(/\s*\n\s*/u);

describe('sentences of unknown registries in their own languages', () => {
  it('say that a name is free, with or without the name', () => {
    for (const line of lines(`
      El dominio no existe en nuestra base de datos
      No se encontró ningún resultado.
      Dominio example.com disponible
      O domínio example.com está disponível para registro.
      Nom de domaine introuvable
      Aucun résultat pour example.com
      Le nom example.com est libre
      該網域名稱尚未註冊
      Domain example.com ist verfügbar
      Nessun dominio trovato
      Domein example.com is vrij
      Domänen example.com är ledig
      Domænet example.com er ledigt
      Domenenavnet example.com er ikke registrert
      Verkkotunnusta ei ole rekisteröity
      Domeen on vaba
      Domēns ir brīvs
      Domenas neregistruotas
      Domena example.com jest wolna
      Doména example.com je volná
      A keresett domain nem található
      Domeniul example.com este disponibil
      Domena nije pronađena
      Domena example.com je prosta
      Домен није пронађен
      Домейнът е свободен
      Домен example.com свободен для регистрации
      Домен example.com вільний
      Alan adı kayıtlı değildir
      example.com alan adı kayıtlı değil
      Το όνομα είναι διαθέσιμο
      Domeni nuk u gjet
      Lén er laust
      დომენი თავისუფალია
      النطاق غير مسجل
      دامنه ثبت نشده است
      הדומיין פנוי
      Domain belum didaftarkan
      Tên miền example.com chưa được đăng ký
      ไม่พบชื่อโดเมน
      域名 example.com 未注册
      該域名尚未註冊
      該当するドメインは見つかりませんでした
      상기 도메인이름은 등록되어 있지 않습니다.
      example.com is vrij
      example.com no encontrado
    `))
      expect(kind(line), line).toBe('available');
  });

  it('say that a name cannot be registered', () => {
    for (const line of lines(`
      Nom de domaine réservé par le registre
      Domein is gereserveerd
      Domænet er reserveret
      Domännamnet är reserverat
      Домен заблокирован
      Alan adı rezerve edilmiştir
      该域名被保留
      Tên miền bị hạn chế đăng ký
    `))
      expect(kind(line), line).toBe('reserved');
  });

  it('apply to names only', () => {
    for (const line of ['Verkkotunnus on suojattu', 'Tên miền bị cấm đăng ký'])
      expect(kind(`${line}\n`), line).toBe('reserved');
    for (const line of ['Palvelu on suojattu', 'Email bị cấm đăng ký'])
      expect(kind(`${line}\n`), line).not.toBe('reserved');
  });

  it('say that the query has no valid name', () => {
    for (const line of lines(`
      Nome di dominio non valido
      Ongeldige domeinnaam
      Ugyldigt domænenavn
      Neplatné doménové jméno
      Geçersiz alan adı
      域名格式不正确
      Tên miền không hợp lệ
      No domain name specified
      Domain must have at least 3 characters
    `))
      expect(kind(line), line).toBe('invalid');
  });

  it.each([
    [
      'throttled',
      `
        Você excedeu o limite de consultas
        Trop de requêtes, veuillez patienter
        Zu viele Abfragen von Ihrer IP-Adresse
        Troppe interrogazioni
        Слишком много обращений
        Занадто багато запитів
        Çok fazla sorgulama yaptınız
        Per daug užklausų
        Υπέρβαση ορίου ερωτημάτων
        Terlalu banyak permintaan, coba lagi nanti
        Bạn đã vượt quá giới hạn truy vấn
        คำขอมากเกินไป
        تم تجاوز الحد المسموح
        יותר מדי בקשות
        请求过多
        リクエストが多すぎます
        요청이 너무 많습니다
        Lookup quota for today is used up.
        Please wait a while before querying again.
      `,
    ],
    [
      'failed',
      `
        Sistema en mantenimiento
        Wartungsarbeiten
        Ведутся технические работы
        Trwa przerwa techniczna
        系统维护中
        メンテナンス中です
        Hệ thống đang bảo trì
        Backend not reachable
      `,
    ],
    ['refused', 'WHOIS access is restricted to registrars only'],
    [
      'unsupported',
      `
        The domain you requested is not registered through us
        Domain not managed by this registrar
        This server is not authoritative for com
        Unknown top level domain
      `,
    ],
  ])('say that the server does not answer: %s', (expected, said) => {
    for (const line of lines(said)) {
      expect(kind(line), line).toBe(expected);
      expect(parse(`${line}\nNo match`, { domain: 'example.com' })['available?'], line).not.toBe(true);
    }
  });
});

describe('variants of common sentences', () => {
  it('say that the name is free', () => {
    for (const line of lines(`
      -- no matching objects --
      % No matching objects were found.
      example.com AVAIL
      We couldn't find example.com in our database.
      Cannot find example.com
      No registered domain matching example.com
      There is no record for example.com in the database.
      No entry for example.com
      Requested domain name is not registered
      The domain name 'example.com' is not registered in this registry
      The domain name you queried was not found
      Domain <example.com> not found
      Domain \`example.com\` not found
      Domain: example.com is available
      Domain Name: example.com is available for registration
      Domain example.com status: free
      Available: example.com
      Record does not exist.
      Query returned 0 results.
      Good news! example.com is available.
    `))
      expect(kind(line), line).toBe('available');
    expect(kind('Domain: example.com\nStatus: AVAIL')).toBe('available');
    expect(kind('Domain: example.com\nAvailable: true')).toBe('available');
  });

  it('say nothing about it if they are about another name or another thing', () => {
    for (const line of lines(`
      Domein example.net is vrij
      Domain: example.net is available
      Available: example.net
      Cannot find whois.example.net
      Available: false
      Domain: example.com is not available
      Table 'whois.domains' does not exist
      No data
      This domain is protected by a privacy service
    `))
      expect(kind(line), line).not.toBe('available');
    expect(kind('No match\nQuery rate exceeded')).toBe('throttled');
  });

  it('never outweigh the record in the same response', () => {
    for (const line of ['Domain: example.com is available', 'Domein example.com is vrij', 'Alan adı müsait'])
      expect(
        parse(`${line}\nName Server: ns1.example.com\nRegistrar: Example Registrar`)['available?'],
      ).not.toBe(true);
  });
});
