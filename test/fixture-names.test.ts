import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Directly below the suffix of a registry, because its responses can be about nothing else: no name there is reserved (RFC 2606). */
const ASKED_ABOUT = [
  'example',
  'example-free',
  'example-nic',
  'anexample',
  'ns-example',
  '-example',
  'example-',
  'xn--example-',
];

/** Email addresses of registries, which their responses print. */
const OF_REGISTRIES = ['cert.br', 'nic.ad.jp'];

const files = readdirSync('fixtures', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath}/${entry.name}`);
/** Names are in ASCII in every charset of a response. */
const text = files
  .map((file) => `${file}\n${readFileSync(file, 'latin1')}`)
  .join('\n')
  .toLowerCase();
const found = (pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))];

it('invented names in fixtures are reserved, so that nobody can register them', () => {
  const names = found(/([a-z0-9-]*example[a-z0-9-]*(?:\.[a-z0-9-]+)+)/g);
  expect(names.length).toBeGreaterThan(100);
  const registrable = names.filter(
    (name) => !name.endsWith('.example') && !name.split('.').some((label) => ASKED_ABOUT.includes(label)),
  );
  expect(registrable).toEqual([]);
});

it('email addresses in fixtures are undeliverable', () => {
  const hosts = found(/@([a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,})/g);
  expect(
    hosts.filter((host) => !/(?:^|\.)example(?:\.|$)/.test(host) && !OF_REGISTRIES.includes(host)),
  ).toEqual([]);
});
