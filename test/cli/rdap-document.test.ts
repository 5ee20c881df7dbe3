import { describe, expect, it } from 'vitest';
import { readRdapForm } from '../../src/cli/rdap-document.js';
import { runHere } from './port43.js';

const stored = ['--replay', 'fixtures'];

describe('--rdap before a name', () => {
  it.each([
    [
      ['--rdap', 'example.it'],
      ['--rdap-document', 'example.it'],
    ],
    [
      ['--rdap', 'exämple'],
      ['--rdap-document', 'exämple'],
    ],
    [
      ['--rdap', '192.0.2.1'],
      ['--rdap-document', '192.0.2.1'],
    ],
    [
      ['--rdap', '2001:db8::1'],
      ['--rdap-document', '2001:db8::1'],
    ],
    [
      ['--rdap', 'AS64496'],
      ['--rdap-document', 'AS64496'],
    ],
    [
      ['--rdap', '-'],
      ['--rdap-document', '-'],
    ],
    [
      ['example.it', '--rdap'],
      ['example.it', '--rdap-document'],
    ],
    [
      ['--rdap', '--timeout', '9', 'example.it'],
      ['--rdap-document', '--timeout', '9', 'example.it'],
    ],
    [
      ['--rdap', 'prefer', 'example.it'],
      ['--rdap', 'prefer', 'example.it'],
    ],
    [
      ['--rdap', 'sometimes', 'example.it'],
      ['--rdap', 'sometimes', 'example.it'],
    ],
    [
      ['--rdap=prefer', '--rdap', 'example.it'],
      ['--rdap=prefer', '--rdap-document', 'example.it'],
    ],
    [
      ['--', '--rdap'],
      ['--', '--rdap'],
    ],
  ])('%j', (args, expected) => expect(readRdapForm(args)).toEqual(expected));

  it('prints the document of one name, indented', async () => {
    const { code, stdout, stderr } = await runHere(['--rdap', 'example.it', ...stored]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^\{\n {2}"/);
    expect(JSON.parse(stdout)).toMatchObject({ objectClassName: 'domain', ldhName: 'example.it' });
  });

  it('prints one document per line for several names, and error objects for failures', async () => {
    const run = await runHere(['--rdap', 'exämple.it', '192.0.2.1', 'example.zz', ...stored]);
    const documents = run.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(documents).toMatchObject([
      { errorCode: 404 },
      { objectClassName: 'ip network' },
      { errorCode: 501, description: [expect.stringMatching(/^NO_SERVER: /)] },
    ]);
    expect(run.code).toBe(4);
    expect(run.stderr).toMatch(/^port43: example\.zz: .*\(NO_SERVER\)\n$/);
  });

  it('excludes other forms of output', async () => {
    const run = await runHere(['--rdap', 'example.it', '--record', ...stored]);
    expect(run).toMatchObject({ code: 2, stderr: 'port43: choose one of --record, --rdap-document\n' });
    const json = await runHere(['--rdap', 'example.it', '--json', ...stored]);
    expect(json).toMatchObject({ code: 2, stdout: '' });
  });
});

describe('wrong usage of gateway with RDAP', () => {
  it.each([
    [['--no-whois'], /--no-whois needs --rdap-port/],
    [['--rdap-url', 'https://rdap.example.com/'], /--rdap-url needs --rdap-port/],
    [['--rdap-port', '80800'], /--rdap-port: expected a port/],
    [['--rdap-port', '0', '--no-whois', '--port', '0'], /choose one of --port, --no-whois/],
    [['--rdap-port', '0', '--rdap-url', 'rdap.example.com'], /--rdap-url: expected http/],
    [['--rdap-port', '0', '--rdap-url', 'https://rdap.example.com'], /final slash/],
  ])('%j', async (args, message) => {
    const run = await runHere(['gateway', ...args]);
    expect(run.stderr).toMatch(message);
    expect({ code: run.code, stdout: run.stdout }).toEqual({ code: 2, stdout: '' });
  });
});
