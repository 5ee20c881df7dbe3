import { execFile } from 'node:child_process';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { writeFolder } from './replay/fixture-folder.js';

interface Run {
  code: number;
  stdout: string;
  stderr: string;
}

const checkRelease = (...args: string[]): Promise<Run> =>
  new Promise((resolve) => {
    execFile(process.execPath, [inject('programs')['check-release'], ...args], (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, stdout, stderr }),
    );
  });

const NOTES = '### The library\n\n- `lookup` waits no longer.';

/** The files of a version, each of which can be another one. */
async function filesOf(version: string, { jsr = version, day = '2026-11-22', range = '^2.3.1' } = {}) {
  const { folder, remove } = await writeFolder({
    'package.json': { version, devDependencies: { 'punycode.js': '^2.3.1' } },
    'jsr.json': { version: jsr, imports: { 'punycode.js': `npm:punycode.js@${range}` } },
    'CHANGELOG.md': `# Changelog\n\n## ${version} (${day})\n\n${NOTES}\n\n## 0.9.0 (2026-01-01)\n\n- Old.\n`,
  });
  onTestFinished(remove);
  return folder;
}

describe('a version', () => {
  it('can be released if all files name it: with its notes, as the latest or as a prerelease', async () => {
    const folder = await filesOf('1.2.3');
    expect(await checkRelease('v1.2.3', '--folder', folder)).toMatchObject({ code: 0, stderr: '' });
    expect(await checkRelease('v1.2.3', '--notes', '--folder', folder)).toMatchObject({
      code: 0,
      stdout: `${NOTES}\n`,
    });
    expect((await checkRelease('v1.2.3', '--dist-tag', '--folder', folder)).stdout).toBe('latest\n');
    const trial = await filesOf('2.0.0-beta.1');
    expect((await checkRelease('v2.0.0-beta.1', '--dist-tag', '--folder', trial)).stdout).toBe('next\n');
  });

  it.each([
    ['another version in jsr.json', { jsr: '1.2.2' }, 'jsr.json: expected version 1.2.3, got 1.2.2'],
    [
      'a changelog without its day',
      { day: 'unreleased' },
      'CHANGELOG.md: expected a heading "## 1.2.3 (YYYY-MM-DD)"',
    ],
    [
      'other packages on JSR',
      { range: '^2.0.0' },
      'jsr.json: expected npm:punycode.js@^2.3.1, got npm:punycode.js@^2.0.0',
    ],
  ])('cannot be released with %s', async (_, other, complaint) => {
    const folder = await filesOf('1.2.3', other);
    expect(await checkRelease('v1.2.3', '--notes', '--folder', folder)).toEqual({
      code: 1,
      stdout: '',
      stderr: `check-release: ${complaint}\n`,
    });
  });

  it('is read from a tag, and from nothing else', async () => {
    for (const args of [[], ['1.2.3'], ['v1.2.3', 'v1.2.4']])
      expect(await checkRelease(...args)).toMatchObject({
        code: 2,
        stdout: '',
        stderr: expect.stringMatching(/^check-release: [^\n]+\n$/),
      });
  });
});

it('jsr.json has the version and the packages of package.json', async () => {
  const { stderr } = await checkRelease(`v${manifest.version}`);
  expect(stderr).not.toMatch(/package\.json|jsr\.json/);
});
