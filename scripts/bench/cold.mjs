// Run by cold.ts in a process of its own: reads the answers of a file with one parser, and prints what that took.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';

const { answers, contender } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const bodies = answers.map(({ body }) => new Uint8Array(Buffer.from(body, 'base64')));
const cpu = () => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

const before = { cpu: cpu(), wall: performance.now() };
const read = await reader();
read(answers[0], bodies[0]);
const first = performance.now() - before.wall;
for (let at = 1; at < answers.length; at++) read(answers[at], bodies[at]);
console.log(JSON.stringify({ first, each: (cpu() - before.cpu) / answers.length }));

async function reader() {
  const text = new TextDecoder();
  if (contender.name === 'floor') return (_, body) => floor(text.decode(body));
  // Another library names its function, or null for what it exports itself.
  if (contender.call === undefined) {
    const { parse } = await import(pathToFileURL(contender.file).href);
    return ({ host, domain }, body) => parse([{ host, body }], domain === undefined ? {} : { domain });
  }
  const loaded = createRequire(import.meta.url)(contender.file);
  const parse = contender.call === null ? loaded : loaded[contender.call];
  return contender.withDomain
    ? ({ domain = 'example.com' }, body) => parse(domain, text.decode(body))
    : (_, body) => parse(text.decode(body));
}

function floor(text) {
  return text.split('\n').map((line) => {
    const colon = line.indexOf(':');
    return colon < 0 ? [line.trim()] : [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
  });
}
