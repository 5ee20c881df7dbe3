import { isIPv4, isIPv6 } from 'node:net';
import { IPV4_INSIDE, SPECIAL_IPV4, SPECIAL_IPV6 } from './special-blocks.js';

type Bytes = readonly number[];

interface Block {
  bytes: Bytes;
  bits: number;
}

const ipv4Blocks = SPECIAL_IPV4.map(([block]) => readBlock(block));
const ipv6Blocks = SPECIAL_IPV6.map(([block]) => readBlock(block));
const ipv4Inside = IPV4_INSIDE.map(readBlock);

/**
 * Whether an address is anything but a public server's: private, loopback, link-local, reserved …
 * What is no address at all is special too: the answer false is a promise.
 */
export function isSpecialAddress(address: string): boolean {
  const bytes = readAddress(address);
  if (bytes === null) return true;
  if (bytes.length === 4) return ipv4Blocks.some((block) => contains(block, bytes));
  if (ipv4Inside.some((block) => contains(block, bytes))) {
    return ipv4Blocks.some((block) => contains(block, bytes.slice(12)));
  }
  return ipv6Blocks.some((block) => contains(block, bytes));
}

function readAddress(address: string): Bytes | null {
  if (isIPv4(address)) return address.split('.').map(Number);
  // A zone (`fe80::1%eth0`) names an interface of this machine, never a public server.
  if (!isIPv6(address) || address.includes('%')) return null;
  const [head = '', tail] = address.split('::');
  const front = readGroups(head);
  const back = readGroups(tail ?? '');
  return [...front, ...new Array<number>(16 - front.length - back.length).fill(0), ...back];
}

/** `2001:db8` or `ffff:192.0.2.1`, which `isIPv6` found well-formed. */
function readGroups(text: string): number[] {
  if (text === '') return [];
  return text.split(':').flatMap((group) => {
    if (group.includes('.')) return group.split('.').map(Number);
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 0xff];
  });
}

function readBlock(block: string): Block {
  const [address = '', bits] = block.split('/');
  const bytes = readAddress(address);
  if (bytes === null) throw new TypeError(`no block of addresses: ${block}`);
  return { bytes, bits: Number(bits) };
}

function contains(block: Block, address: Bytes): boolean {
  for (let bit = 0, at = 0; bit < block.bits; bit += 8, at++) {
    const mask = block.bits - bit >= 8 ? 0xff : (0xff << (8 - (block.bits - bit))) & 0xff;
    if ((((block.bytes[at] ?? 0) ^ (address[at] ?? 0)) & mask) !== 0) return false;
  }
  return true;
}
