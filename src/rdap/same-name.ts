import { domainToASCII } from 'node:url';

/** Whether a name that an answer gives, in either form, is the one that was asked about, which is in ASCII. */
export function sameName(name: string, domain: string): boolean {
  const lower = name.toLowerCase();
  return lower === domain || domainToASCII(lower) === domain;
}
