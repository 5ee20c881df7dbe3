import type { ServiceEvent } from './event.js';

/** An Atom feed (RFC 4287) of events, the latest first. `updated`: of the feed where it has no event, ISO 8601. */
export function atomOf(accountId: string, events: readonly ServiceEvent[], updated: string): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>urn:port43:watches:${escaped(accountId)}</id>
<title>Watched domains</title>
<author><name>port43</name></author>
<updated>${escaped(events[0]?.at ?? updated)}</updated>
${events.map(entryOf).join('')}</feed>
`;
}

const entryOf = (event: ServiceEvent): string => `<entry>
<id>urn:port43:event:${escaped(event.id)}</id>
<title>${escaped(titleOf(event))}</title>
<updated>${escaped(event.at)}</updated>
<category term="${escaped(event.type)}"/>
<content type="text">${escaped(textOf(event))}</content>
</entry>
`;

function titleOf(event: ServiceEvent): string {
  if (event.type === 'paused') return 'Checks are paused: the account has no credit';
  if (event.type === 'changed') {
    const fields = new Set(event.changes.map(({ path }) => path.split('.')[0]));
    return `${event.domain} changed: ${[...fields].join(', ')}`;
  }
  if (event.type === 'expiring')
    return `${event.domain} ${isPast(event) ? 'expired' : 'expires'} on ${event.expires_on.slice(0, 10)}`;
  if (event.type === 'available') return `${event.domain} is available`;
  if (event.type === 'failing') return `${event.domain} cannot be looked up`;
  return `${event.domain} can be looked up again`;
}

function textOf(event: ServiceEvent): string {
  if (event.type === 'paused') return 'Checks go on when the account has credit again.';
  if (event.type === 'changed')
    return event.changes
      .map(({ path, before, after }) => `${path}: ${shown(before)} → ${shown(after)}`)
      .join('\n');
  if (event.type === 'expiring')
    return isPast(event)
      ? 'The date until which the name was registered is past.'
      : `The registration ends within ${event.days} ${event.days === 1 ? 'day' : 'days'}.`;
  if (event.type === 'available') return 'The registry says that the name can be registered.';
  if (event.type === 'failing') return `Lookups have failed since ${event.since}: ${event.message}`;
  return `Lookups had failed since ${event.since}.`;
}

const isPast = ({ at, expires_on }: { at: string; expires_on: string }): boolean =>
  Date.parse(expires_on) <= Date.parse(at);

const shown = (value: unknown): string =>
  value === null ? 'nothing' : typeof value === 'string' ? value : JSON.stringify(value);

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Without the characters that XML 1.0 cannot have. */
const escaped = (text: string): string =>
  text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, '\ufffd')
    .replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
