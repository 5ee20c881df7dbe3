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

// In Node there is no page to show it on.
if (typeof process !== 'undefined' && process.argv[1] === import.meta.filename) {
  const { properties } = explain('Domain Name: example.com\nCreation Date: 2001-02-03T04:05:06Z\n');
  console.log(`${properties.domain} was created on ${properties.created_on}`);
  console.log('For a page: npx esbuild browser.ts --bundle --format=esm --outfile=browser.js');
}
