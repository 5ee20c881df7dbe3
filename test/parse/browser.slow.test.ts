import { createContext, runInContext } from 'node:vm';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { registryDirectory } from '../../scripts/build/directory.js';
import { onFirstUse } from '../../scripts/build/on-first-use.js';
import type * as Parse from '../../src/parse/index.js';
import { FIXTURES } from '../support/fixtures.js';

/** What the language and the platform give, and nothing of Node: no process, Buffer, require. */
const PLATFORM = { TextDecoder, Intl, Uint8Array };

async function expectToReadFixtures(published: boolean): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: ['src/parse/index.ts'],
    bundle: true,
    write: false,
    format: published ? 'esm' : 'iife',
    globalName: 'port43',
    platform: 'browser',
    plugins: published ? [registryDirectory] : [],
  });
  const [{ text } = { text: '' }] = outputFiles;
  const context = createContext({ ...PLATFORM });
  runInContext(published ? asScript(onFirstUse(text).toString()) : text, context);
  const { parse } = (context as { port43: typeof Parse }).port43;
  for (const { host, domain, body, properties } of FIXTURES)
    expect(
      JSON.parse(JSON.stringify(parse([{ host, body }], { domain }))),
      `${host} ${domain}`,
    ).toMatchObject(properties);
}

/** The exports of a module as a variable, for a context without modules. */
const asScript = (module: string): string =>
  `${module.replace(/^export \{[^}]*\};?$/m, '')}\nvar port43 = { parse };`;

describe('port43/parse in a browser', () => {
  it('bundles without Node built-ins, and reads every fixture as Node does', () =>
    expectToReadFixtures(false));

  it('reads every fixture as it is published, with constants made on first use', () =>
    expectToReadFixtures(true));
});
