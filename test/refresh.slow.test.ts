import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

/** Replaces `gh`: records its arguments, and lists a pull request once one was opened. */
const GH = `#!/bin/sh
echo "$@" >> "$GH_FOLDER/told"
for body; do true; done
case "$1 $2" in
  'pr list') if test -e "$GH_FOLDER/body"; then echo 1; else echo 0; fi ;;
  'pr create' | 'pr edit') cp "$body" "$GH_FOLDER/body" ;;
esac
`;

/** Contains a separate checkout, its origin, stored responses, and the arguments of `gh`. */
let folder: string;

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, {
    cwd: join(folder, 'checkout'),
    encoding: 'utf8',
    env: { ...process.env, PATH: `${folder}/bin:${process.env.PATH}`, GH_FOLDER: folder },
  });

function git(...args: string[]): string {
  const { status, stdout, stderr } = run(
    'git',
    '-c',
    'user.name=x',
    '-c',
    'user.email=x@example.com',
    ...args,
  );
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  return stdout;
}

/** Reads a file of the folder; empty if it was not written. */
const written = (name: string) => {
  const file = join(folder, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'port43-refresh-'));
  const checkout = join(folder, 'checkout');
  for (const file of ['src', 'scripts', 'docs', 'fixtures', 'package.json', 'tsconfig.json', '.gitignore'])
    cpSync(file, join(checkout, file), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(checkout, 'node_modules'), 'junction');
  for (const host of ['whois.nic.google', 'whois.nic.it'])
    cpSync(`fixtures/${host}`, join(folder, 'answers', host), { recursive: true });
  mkdirSync(join(folder, 'bin'));
  writeFileSync(join(folder, 'bin/gh'), GH);
  chmodSync(join(folder, 'bin/gh'), 0o755);
  git('init', '--quiet', '--bare', '../origin.git');
  git('init', '--quiet', '--initial-branch', 'main');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'As it was');
  git('remote', 'add', 'origin', '../origin.git');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A file with IANA's facts, in which .it has this server. */
function factsWith(server: string): string {
  const file = join(folder, 'facts.tsv');
  const table = readFileSync('scripts/update-registry/iana.tsv', 'utf8');
  writeFileSync(file, table.replace(/^(it\tcountry-code\t)[^\t]+/m, `$1${server}`));
  return file;
}

const refresh = (server: string, ...args: string[]) =>
  run('scripts/refresh.sh', '--from', factsWith(server), '--replay', join(folder, 'answers'), ...args);

describe('the weekly refresh', () => {
  it("opens a pull request with IANA's changes, and updates it a week later", () => {
    expect(refresh('whois.one.example')).toMatchObject({ status: 0, stderr: expect.any(String) });
    expect(written('told')).toMatch(
      /^pr list .*\npr create --head refresh --title Refresh the tables of IANA /,
    );
    expect(written('body')).toContain('~ .it: WHOIS whois.nic.it → whois.one.example');
    expect(written('body')).toMatch(/\d+ domains: 0 errors, 0 warnings, 0 notes\./);
    expect(git('log', '--format=%s', 'refresh')).toBe('Refresh the tables of IANA\nAs it was\n');
    const changed = git('show', '--stat=200', '--format=', 'origin/refresh');
    for (const file of ['scripts/update-registry/iana.tsv', 'src/registry/iana.generated.ts'])
      expect(changed).toContain(file);

    git('switch', '--quiet', 'main');
    expect(refresh('whois.two.example')).toMatchObject({ status: 0 });
    expect(written('told')).toMatch(/\npr edit refresh --body-file \S+\n$/);
    expect(written('body')).toContain('~ .it: WHOIS whois.nic.it → whois.two.example');
    expect(git('log', '--format=%s', 'origin/refresh')).toBe('Refresh the tables of IANA\nAs it was\n');
  });

  it('opens none if nothing changed, and fails if a registry responds incorrectly', () => {
    writeFileSync(join(folder, 'answers/whois.nic.it/available.txt'), 'We know nothing of this.\n');
    const { status, stdout } = refresh('whois.nic.it');
    expect(status).toBe(1);
    expect(stdout).toContain('[whois.nic.it]  the status is unknown, expected available');
    expect(stdout).toMatch(/No table changed\.\n$/);
    expect(written('told')).toBe('');
  });

  it('shows the pull request without sending it if asked to', () => {
    const { status, stdout } = refresh('whois.one.example', '--dry-run');
    expect(status).toBe(0);
    expect(stdout).toContain('Refresh the tables of IANA\n\nWhat IANA changed:\n');
    expect(written('told')).toBe('');
    expect(git('log', '--format=%s', '--all')).toBe('As it was\n');
  });
});
