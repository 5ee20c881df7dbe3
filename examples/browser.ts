import { explain } from 'port43/parse';

/** Reads a pasted record in the browser, without sending it anywhere. Bundle it with any bundler. */
export function show(record: string, into: HTMLElement): void {
  const { properties, parts } = explain(record);
  const rows = [
    `${properties.domain ?? 'unknown name'}: ${properties.status}`,
    `expires: ${properties.expires_on ?? 'not said'}`,
    `registrar: ${properties.registrar?.name ?? 'not said'}`,
    `unread lines: ${parts.flatMap(({ lines }) => lines).filter(({ use }) => use === 'unread').length}`,
  ];
  // Text, never HTML: records are untrusted.
  into.replaceChildren(
    ...rows.map((row) => Object.assign(document.createElement('p'), { textContent: row })),
  );
}
