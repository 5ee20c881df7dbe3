import type { Draft } from '../read/draft.js';

/** `[Tag = TAG]` behind a name: what the registry calls the registrar by. */
const TAG = /\s*\[Tag = ([^\]]{1,40})\]$/u;

/** A name that no registrar looks after: `This domain is registered directly with Nominet`. */
const DIRECTLY = /registered directly with (\w{1,40})/u;

/**
 * `Example Holdings Ltd t/a Example Names [Tag = EXAMPLE]`: the registrar is called what it trades as, the company
 * before it is its organization, and the tag its id. Without `t/a` the company is the name.
 */
export function readTradingName({ registrar }: Draft): void {
  const line = registrar?.name ?? null;
  if (registrar === null || line === null) return;
  const tag = TAG.exec(line);
  const [company = '', trading = ''] = line
    .slice(0, tag?.index ?? line.length)
    .split(' t/a ', 2)
    .map((name) => name.trim());
  registrar.id = tag?.[1] ?? registrar.id;
  registrar.name = DIRECTLY.exec(line)?.[1] ?? ([trading, company].find((name) => name !== '') || null);
  if (trading !== '' && company !== '') registrar.organization = company;
}
