import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { generateSource } from 'oazapfts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openApiDocument } from '../../src/service/index.js';
import { openTestService } from './support/test-service.js';

const run = promisify(execFile);

describe('a client generated from the OpenAPI document', () => {
  /** As someone would write it who has the document and nothing else; compiled strictly before it runs. */
  const PROGRAM = `
    import * as api from './client.js';
    const [url = '', key = ''] = process.argv.slice(2);
    api.defaults.baseUrl = url;
    api.defaults.headers = { authorization: 'Basic ' + Buffer.from(key + ':X').toString('base64') };

    const found = await api.getProperties('example.com');
    if (found.status !== 200) throw new Error('status ' + found.status);
    const { registrar, registrant_contacts, nameservers, ...properties }: api.Properties = found.data.response.properties;
    const holder: api.Contact | undefined = registrant_contacts[0];
    const available: boolean | null = properties['available?'];

    const account = await api.getAccount();
    const left = account.status === 200 ? account.data.account.credits_remaining : undefined;
    const free = await api.getAvailability('example-free.com');
    const refused = await api.getParts('-example.com');
    const text = await api.getRecordText('example.com');
    console.log(JSON.stringify({
      registrar: registrar?.name,
      type: holder?.type,
      organization: holder?.organization,
      nameservers: nameservers.map(({ name }) => name),
      available,
      free: free.status === 200 && free.data.response.available,
      refused: refused.status === 400 && refused.data.error.code,
      text: text.status === 200 && text.data.includes('Domain Name: EXAMPLE.COM'),
      left,
    }));
  `;

  it('compiles, and talks to the service', async () => {
    const { service, account } = await openTestService();
    const root = fileURLToPath(new URL('../../', import.meta.url));
    // Inside of the project, for its packages to be found.
    await mkdir(join(root, 'node_modules'), { recursive: true });
    const folder = await mkdtemp(join(root, 'node_modules', '.client-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const file = (name: string, text: string) => writeFile(join(folder, name), text);

    await file('package.json', '{"type":"module"}');
    await file('openapi.json', JSON.stringify(openApiDocument()));
    await file('client.ts', await generateSource(join(folder, 'openapi.json')));
    await file('program.ts', PROGRAM);
    const strict = ['--noEmit', '--strict', '--skipLibCheck', '--target', 'es2022', '--types', 'node'];
    const modules = ['--module', 'nodenext', '--moduleResolution', 'nodenext'];
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    const compiled = await run(process.execPath, [
      compiler,
      ...strict,
      ...modules,
      join(folder, 'program.ts'),
    ]).catch((error: { stdout: string }) => error);
    expect(compiled.stdout).toBe('');

    const key = await account({ plan: 'payg', credits: 10 });
    const program = ['--import', 'tsx', join(folder, 'program.ts'), `${service.url}/v1`, key];
    const { stdout } = await run(process.execPath, program, { cwd: root });
    expect(JSON.parse(stdout)).toEqual({
      registrar: 'Example Registrar, Inc.',
      type: 1,
      organization: 'Bücher Example Ltd',
      nameservers: ['ns1.example.com'],
      available: false,
      free: true,
      refused: 'R01',
      text: true,
      left: 9,
    });
  });
});
