import { createHash } from 'node:crypto';
import type { ExplainedLine, ExplainedPart, Explanation } from '../../parse/index.js';
import { styleFor } from '../page.js';
import { printable } from '../printable.js';
import { type Read, readerOf, readLines, repeated, signOf, tally } from './text.js';

/**
 * The explanation as a self-contained HTML file, without scripts or requests, and with a policy that forbids both.
 * Everything that a server sent is text, with control characters made visible.
 */
export function explanationPage(explanation: Explanation): string {
  const { properties, parts, values, warnings } = explanation;
  const name = text(properties.domain ?? 'A WHOIS response');
  const notes = warnings.map(({ message, part, line }) => {
    const where = part === null || line === null ? '' : `<a href="#${anchor(part, line)}">line ${line}</a>: `;
    return `<li>${where}${text(message)}</li>`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'">
<meta name="color-scheme" content="light dark">
<title>${name}: how its record is read</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${name}</h1>
<p class="status">${text(properties.status)}</p>
<p>${text(tally(explanation, { style: styleFor({}, {}) }))}</p>
${notes.length === 0 ? '' : `<ul class="warnings">\n${notes.join('\n')}\n</ul>\n`}<p class="legend"><span class="sign unread">!</span> no rule read this line, although it has a label and a value
<br><span class="sign generic">~</span> read by a generic rule: the registry's own rules do not know it
<br><span class="sign">″</span> the value is shown at an earlier line</p>
${parts.map((part, index) => section(part, readLines(part, values, index), index)).join('\n')}
</main>
</body>
</html>
`;
}

function section(part: ExplainedPart, read: readonly Read[][], index: number): string {
  const lines = part.lines.map((line, at) => row(line, read[at] ?? [], anchor(index, line.number)));
  return `<section>
<h2>${text(part.host ?? 'unknown host')} <small>${text(part.kind)}, ${text(readerOf(part))}</small></h2>
<ol>
${lines.join('\n')}
</ol>
</section>`;
}

const MEANING = { '!': 'no rule read this line', '~': 'read by a generic rule', '': '' } as const;
const CLASS = { '!': ' unread', '~': ' generic', '': '' } as const;

function row(line: ExplainedLine, read: readonly Read[], id: string): string {
  const sign = signOf(line);
  const mark =
    sign === '' ? '' : `<span class="sign" role="img" aria-label="${MEANING[sign]}">${sign}</span>`;
  const shown = read.filter(({ value }) => value !== null);
  const again = repeated(read);
  const values = [
    ...shown.map(
      ({ path, value }) => `<p><span class="path">${text(path)}</span> <bdi>${text(String(value))}</bdi></p>`,
    ),
    ...(again === null ? [] : [`<p class="again">${text(again)}</p>`]),
  ];
  return (
    `<li id="${id}" class="${line.use}${CLASS[sign]}">${mark}<a href="#${id}">${line.number}</a>` +
    `<code>${text(line.text.trimEnd())}</code>${values.length === 0 ? '' : `<div>${values.join('')}</div>`}</li>`
  );
}

const anchor = (part: number, line: number): string => `part-${part + 1}-line-${line}`;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML, between tags and in a quoted attribute. */
const text = (value: string): string =>
  printable(value).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

const STYLE = `
:root {
  color-scheme: light dark;
  --ground: #fff; --raised: #f5f7f9; --text: #1b1f24; --faint: #57606a; --line: #d3d9df;
  --accent: #0b5cad; --good: #116329; --caution: #7d4e00; --bad: #b3141f; --lit: #fff0b3;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #14171b; --raised: #1d2228; --text: #e6e9ec; --faint: #a4adb7; --line: #3a424b;
    --accent: #7fb8f5; --good: #6fd08c; --caution: #e3b341; --bad: #ff8f8a; --lit: #4a3c0c;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; padding: 1rem 1rem 4rem; background: var(--ground); color: var(--text);
  font: 16px / 1.5 system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif;
}
main { max-width: 84rem; margin: 0 auto; }
h1, h2 { margin: 0; overflow-wrap: anywhere; }
h1 { font-size: 1.6rem; }
h2 { padding: 1.5rem 0 .5rem; font-size: 1.1rem; }
small, .legend, .again, .disclaimer code, .ignored code, .text code { color: var(--faint); }
small { font-weight: normal; }
.status {
  width: fit-content; margin: .4rem 0; padding: 0 .6rem; border: 2px solid var(--accent);
  border-radius: 1rem; color: var(--accent); font-weight: 600;
}
.warnings { color: var(--caution); }
.legend { font-size: .9rem; }
ol { margin: 0; padding: 0; list-style: none; border: 1px solid var(--line); border-radius: 6px; overflow: hidden; }
li[id] {
  position: relative; display: grid; grid-template-columns: 4.5rem minmax(0, 5fr) minmax(0, 4fr);
  padding: .05rem .6rem .05rem 0; border-left: 4px solid transparent;
}
li[id]:nth-child(even) { background: var(--raised); }
li[id]:target, li[id]:hover { background: var(--lit); }
li.unread { border-left-color: var(--bad); }
li.generic { border-left-color: var(--caution); }
li.unread code, .unread .sign, .sign.unread { color: var(--bad); }
.generic .sign, .sign.generic { color: var(--caution); }
li .sign { position: absolute; left: .6rem; }
.sign, code, li[id] > a { font: 13px / 1.6 ui-monospace, "SF Mono", "DejaVu Sans Mono", Menlo, Consolas, monospace; }
.sign { font-weight: 700; }
li[id] > a { padding-right: .8rem; color: var(--faint); text-align: right; text-decoration: none; }
a { color: var(--accent); }
code { white-space: pre-wrap; overflow-wrap: anywhere; unicode-bidi: isolate; }
li p { margin: 0; padding-left: .8rem; font-size: .9rem; overflow-wrap: anywhere; }
.path { color: var(--good); }
@media (max-width: 48rem) {
  li[id] { grid-template-columns: 3.5rem minmax(0, 1fr); }
  li > div { grid-column: 2; }
}
@media print { ol { overflow: visible; } li[id] { break-inside: avoid; } }
`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');
