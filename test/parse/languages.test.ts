import { describe, expect, it } from 'vitest';
import { parse } from '../../src/parse/index.js';

const read = (...lines: string[]) => parse(lines.join('\n'), { domain: 'example.com' });

const RECORD = {
  status: 'registered',
  created_on: '2001-02-13T00:00:00+00:00',
  expires_on: '2030-02-13T00:00:00+00:00',
  registrar: { name: 'Example Registrar' },
  registrant_contacts: [{ name: 'Example Holder' }],
  nameservers: [{ name: 'ns1.example.com' }],
};

describe('an unknown registry is read in its own language', () => {
  it.each([
    [
      'Thai',
      'ชื่อโดเมน: example.com',
      'ผู้รับจดทะเบียน: Example Registrar',
      'ผู้ถือครองชื่อโดเมน: Example Holder',
      'วันที่จดทะเบียน: 2001-02-13',
      'วันหมดอายุ: 2030-02-13',
      'เนมเซิร์ฟเวอร์: ns1.example.com',
    ],
    [
      'Persian',
      'نام دامنه: example.com',
      'ثبت کننده: Example Registrar',
      'صاحب امتیاز: Example Holder',
      'تاریخ ثبت: 2001-02-13',
      'تاریخ انقضا: 2030-02-13',
      'نام سرور: ns1.example.com',
    ],
    [
      'Hebrew',
      'שם מתחם: example.com',
      'רשם: Example Registrar',
      'בעל הדומיין: Example Holder',
      'תאריך רישום: 2001-02-13',
      'תאריך תפוגה: 2030-02-13',
      'שרת שמות: ns1.example.com',
    ],
    [
      'Japanese',
      'ドメイン名: example.com',
      'レジストラ: Example Registrar',
      '登録者: Example Holder',
      '登録日: 2001/02/13',
      '有効期限: 2030/02/13',
      'ネームサーバー: ns1.example.com',
    ],
    [
      'Indonesian',
      'Nama Domain: example.com',
      'Registrar: Example Registrar',
      'Pemilik: Example Holder',
      'Tanggal Pendaftaran: 2001-02-13',
      'Tanggal Kedaluwarsa: 2030-02-13',
      'Server Nama: ns1.example.com',
    ],
    [
      'Portuguese',
      'Domínio: example.com',
      'Entidade registadora: Example Registrar',
      'Titular: Example Holder',
      'Data de registo: 13/02/2001',
      'Data de expiração: 13/02/2030',
      'Servidor de nomes: ns1.example.com',
    ],
  ])('%s', (_, ...lines) => {
    expect(read(...lines)).toMatchObject({ ...RECORD, domain: 'example.com' });
  });

  it('Chinese, with a role and its field in one word', () => {
    expect(read('域名: example.com', '注册人: 张三', '注册人邮箱: zhang@example.com')).toMatchObject({
      registrant_contacts: [{ name: '张三', email: 'zhang@example.com' }],
    });
  });
});

describe('the format of a date', () => {
  it('is not part of its label', () => {
    const found = read(
      'Domain: example.com',
      'Created (JJ/MM/AAAA): 17/08/2005',
      'Expire (dd/mm/yyyy): 17/08/2030',
    );
    expect(found).toMatchObject({
      created_on: '2005-08-17T00:00:00+00:00',
      expires_on: '2030-08-17T00:00:00+00:00',
    });
  });
});

describe('a status in words', () => {
  const status = (value: string) =>
    read('Domain: example.com', 'Created: 2001-02-13', `Status: ${value}`).status;

  it.each([
    ['Suspended by registry', 'suspended'],
    ['Expired on 2024-02-13', 'expired'],
    ['Pending delete until 2024-02-13', 'pending_delete'],
    ['Vencido', 'expired'],
    ['Suspendida', 'suspended'],
    ['已过期', 'expired'],
    ['赎回期', 'redemption'],
    ['Bloqué', 'suspended'],
    ['230 Reserved', 'reserved'],
    ['ok (active)', 'registered'],
    ['REDEMPTION PERIOD', 'redemption'],
    ['CLIENT TRANSFER PROHIBITED', 'registered'],
    ['正常', 'registered'],
  ])('%s is %s', (value, expected) => {
    expect(status(value)).toBe(expected);
  });

  it('says nothing about a free name if it is about registering', () => {
    const found = read('Domain: example.com', 'Status: Blocked for registration');
    expect(found['registered?']).not.toBe(true);
    expect(found['available?']).not.toBe(true);
  });

  it('is never read as "available" because of words before a preposition', () => {
    for (const value of [
      'Available from 2030-02-13',
      'Free since the holder left',
      'Not found by our system',
    ])
      expect(read('Domain: example.com', `Status: ${value}`)['available?']).not.toBe(true);
  });
});

describe("the registrar's own staff", () => {
  it('are not contacts of the domain', () => {
    const found = read(
      'Domain: example.com',
      'Registrar: Example Registrar',
      'Registrar Admin Contact: Jane Doe',
      'Registrar Admin Email: jane@example.net',
      'Registrar Technical Email: tech@example.net',
      'Name Server: ns1.example.com',
    );
    expect(found.admin_contacts).toEqual([]);
    expect(found.technical_contacts).toEqual([]);
  });
});

describe('labels in the languages that registries use', () => {
  it.each([
    [
      'Domínio',
      'Data de criação',
      'Data de vencimento',
      'Entidade registradora',
      'Titular',
      'Servidor de nomes',
    ],
    ['Domain', 'Registrierungsdatum', 'Ablaufdatum', 'Registrar', 'Inhaber', 'Nameserver'],
    ['Домен', 'Дата регистрации', 'Дата окончания регистрации', 'Регистратор', 'Владелец', 'Сервер DNS'],
    ['Domeinnaam', 'Registratiedatum', 'Vervaldatum', 'Registrar', 'Houder', 'Nameservers'],
    ['Nume domeniu', 'Data înregistrării', 'Data expirării', 'Registrar', 'Titular', 'Servere de nume'],
    ['Alan adı', 'Kayıt tarihi', 'Bitiş tarihi', 'Kayıt firması', 'Alan adı sahibi', 'Ad sunucuları'],
    ['域名', '注册时间', '到期时间', '注册商', '注册人', '域名服务器'],
  ])('%s … %s', (domain, created, expires, registrar, registrant, nameserver) => {
    const found = parse(
      [
        `${domain}: example.com`,
        `${created}: 2015-03-14`,
        `${expires}: 2027-03-14`,
        `${registrar}: Example Registrar, Inc.`,
        `${registrant}: Example Holdings Ltd`,
        `${nameserver}: ns1.example.net`,
      ].join('\n'),
    );
    expect(found).toMatchObject({
      domain: 'example.com',
      status: 'registered',
      created_on: '2015-03-14T00:00:00+00:00',
      expires_on: '2027-03-14T00:00:00+00:00',
      registrar: { name: 'Example Registrar, Inc.' },
      registrant_contacts: [{ name: 'Example Holdings Ltd' }],
      nameservers: [{ name: 'ns1.example.net' }],
    });
  });
});
