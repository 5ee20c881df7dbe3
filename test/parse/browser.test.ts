import { createContext, runInContext } from 'node:vm';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import type * as Parse from '../../src/parse/index.js';
import { FIXTURES } from '../support/fixtures.js';

describe('port43/parse in a browser', () => {
  it('bundles without Node built-ins, and reads every fixture as Node does', async () => {
    const { outputFiles } = await build({
      entryPoints: ['src/parse/index.ts'],
      bundle: true,
      write: false,
      format: 'iife',
      globalName: 'port43',
      platform: 'browser',
    });
    // What the language and the platform give, and nothing of Node: no process, Buffer, require.
    const context = createContext({ TextDecoder, Intl, Uint8Array });
    runInContext(outputFiles[0]?.text ?? '', context);
    const { parse } = (context as { port43: typeof Parse }).port43;
    for (const { host, domain, body, properties } of FIXTURES)
      expect(
        JSON.parse(JSON.stringify(parse([{ host, body }], { domain }))),
        `${host} ${domain}`,
      ).toMatchObject(properties);
  });
});
