import { BlockList, isIP } from 'node:net';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSpecialAddress } from '../../src/net/special-address.js';
import { SPECIAL_BLOCKS } from '../../src/resource/special-purpose.js';

const blocks4 = blockList(
  SPECIAL_BLOCKS.filter(([block]) => !block.includes(':')),
  'ipv4',
);
const blocks6 = blockList(
  SPECIAL_BLOCKS.filter(([block]) => block.includes(':')),
  'ipv6',
);

function blockList(rows: readonly (readonly [string, ...string[]])[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const [block] of rows) {
    const [address = '', bits] = block.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}

describe('special addresses, which referrals must not use', () => {
  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '100.127.255.255',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.8',
    '192.0.2.1',
    '192.88.99.1',
    '192.168.1.1',
    '198.19.255.255',
    '198.51.100.7',
    '203.0.113.9',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::127.0.0.1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::FFFF:10.0.0.1',
    '64:ff9b::10.0.0.1',
    '64:ff9b:1::1',
    '100::1',
    '2001::1',
    '2001:0:4136:e378:8000:63bf:3fff:fdd2',
    '2001:db8::1',
    '2002:7f00:1::',
    '2002:808:808::1',
    '3fff::1',
    '5f00::1',
    'fc00::1',
    'fd12:3456:789a::1',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
    // No address at all.
    '',
    'localhost',
    '127.1',
    '0x7f000001',
    '0177.0.0.1',
    '1.2.3.4.5',
  ])('%s', (address) => {
    expect(isSpecialAddress(address)).toBe(true);
  });
});

describe('public addresses', () => {
  it.each([
    '1.1.1.1',
    '9.255.255.255',
    '11.0.0.0',
    '100.63.255.255',
    '100.128.0.0',
    '126.255.255.255',
    '128.0.0.0',
    '172.15.255.255',
    '172.32.0.0',
    '191.255.255.255',
    '192.167.255.255',
    '192.169.0.0',
    '198.17.255.255',
    '198.20.0.0',
    '223.255.255.255',
    '2001:200::1',
    '2001:4860:4860::8888',
    '2606:4700:4700:0:0:0:0:1111',
    '2A00::1',
    '::ffff:8.8.8.8',
    '64:ff9b::8.8.8.8',
  ])('%s', (address) => {
    expect(isSpecialAddress(address)).toBe(false);
  });
});

describe('any address', () => {
  it('over IPv4 is classified as Node classifies the same blocks', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        expect(isSpecialAddress(address)).toBe(blocks4.check(address, 'ipv4'));
      }),
    );
  });

  it('over IPv6 is classified as Node classifies the same blocks, in any notation', () => {
    fc.assert(
      fc.property(fc.ipV6(), (address) => {
        fc.pre(isIP(address) === 6 && !/^(?:0*:)*(?:0*ffff|0*64:0*ff9b)/i.test(address));
        expect(isSpecialAddress(address)).toBe(blocks6.check(address, 'ipv6'));
      }),
    );
  });

  it('that embeds IPv4 in IPv6 is classified as the IPv4 address that is reached', () => {
    fc.assert(
      fc.property(
        fc.ipV4(),
        fc.constantFrom('::ffff:', '0:0:0:0:0:FFFF:', '64:ff9b::'),
        (address, prefix) => {
          expect(isSpecialAddress(prefix + address)).toBe(isSpecialAddress(address));
        },
      ),
    );
  });

  it('that is not valid is special', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(isIP(text) === 0);
        expect(isSpecialAddress(text)).toBe(true);
      }),
    );
  });
});
