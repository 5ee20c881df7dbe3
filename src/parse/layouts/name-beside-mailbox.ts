import type { Step } from './contact-lines.js';

const MAILBOX = /^(?<name>.{0,200}?)\s{0,8}(?<email>[^\s@]{1,64}@[^\s@]{1,255})$/u;
const HIDDEN = /^\(.{1,60}\)$/u;

/**
 * `Example Person  person@example.com`, and above it the organization: in one line, or in two where it has a name in
 * Latin letters as well. Of what is hidden, `(Redacted)`, nobody knows whose name it stands for.
 */
export const nameBesideMailbox: Step = (lines, found) => {
  const count = lines.length;
  const at = lines.findIndex((line) => MAILBOX.test(line));
  const organization = lines.splice(0, at < 0 ? ownName(lines) : at).join(' ');
  Object.assign(found, at < 0 ? {} : MAILBOX.exec(lines.shift() ?? '')?.groups);
  // A person has its address on the line below its name.
  const person = found.name === '' && at === 1 && count === 2;
  if (person || (count === 1 && HIDDEN.test(organization))) found.name = organization;
  else found.organization = organization;
};

/** How many lines a name takes: two where it stands in Chinese and then in Latin letters. */
const ownName = ([first = '', second = '']: readonly string[]): number =>
  /^\P{ASCII}/u.test(first) && /^\p{ASCII}{1,200}$/u.test(second) ? 2 : 1;
