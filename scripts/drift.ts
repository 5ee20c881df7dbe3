/**
 * Looks up known domains and reports what has changed: `npx tsx scripts/drift.ts --help`.
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { createClient } from '../src/index.js';
import { type Finding, findingsOf, SEVERITIES, type Severity } from './drift/findings.js';
import { type Known, readKnown } from './drift/known.js';
import { outcomeOf, storedAnswers } from './drift/replay.js';
import { report } from './drift/report.js';

const HELP = `Looks up known domains, parses the responses, and reports changes by severity.

  tsx scripts/drift.ts [--list FILE] [--rdap fallback|prefer|never]    live
  tsx scripts/drift.ts --replay DIR                                    from stored responses

  --list FILE       known domains and their data (default scripts/drift/domains.tsv)
  --replay DIR      a folder of fixtures: each is looked up over loopback and compared with its description
  --fail-on WHAT    ${SEVERITIES.join(', ')}: exit 1 if there is one of these or worse (default error)
  --json            one finding per line

error: a response is wrong or missing, another server responds, a status became unknown.
warning: an unread label, a value that is no longer read as declared, a server that cannot be reached today.
note: a warning of the lookup, a domain without accepted data.

Writes nothing: review a response before you change the list. Exits 2 on wrong usage or if the lookups could not be done.
`;

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      list: { type: 'string', default: 'scripts/drift/domains.tsv' },
      replay: { type: 'string' },
      rdap: { type: 'string', default: 'fallback' },
      'fail-on': { type: 'string', default: 'error' },
      json: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) {
    process.stdout.write(HELP);
    return 0;
  }
  const failOn = SEVERITIES.indexOf(values['fail-on'] as Severity);
  if (failOn < 0) throw new Error(`--fail-on: expected ${SEVERITIES.join(', ')}, got "${values['fail-on']}"`);
  const rdap = (['fallback', 'prefer', 'never'] as const).find((policy) => policy === values.rdap);
  if (rdap === undefined) throw new Error(`--rdap: expected fallback, prefer or never, got "${values.rdap}"`);

  const { findings, asked } =
    values.replay === undefined
      ? await live(readKnown(await readFile(values.list, 'utf8')), rdap)
      : await replayed(values.replay);
  if (values.json) for (const finding of findings) process.stdout.write(`${JSON.stringify(finding)}\n`);
  else process.stdout.write(report(findings, asked));
  return findings.some(({ severity }) => SEVERITIES.indexOf(severity) <= failOn) ? 1 : 0;
}

interface Found {
  findings: Finding[];
  asked: number;
}

/** All at the same time: the rate limits protect each server, and different servers do not wait for each other. */
async function live(known: readonly Known[], rdap: 'fallback' | 'prefer' | 'never'): Promise<Found> {
  const client = createClient({ rdap });
  const all = known.map(async (one) => findingsOf(one, await outcomeOf(client.lookup(one.domain))));
  const findings = (await Promise.all(all).finally(() => client.close())).flat();
  return { findings, asked: known.length };
}

async function replayed(directory: string): Promise<Found> {
  const stored = await storedAnswers(directory);
  const findings: Finding[] = [];
  for (const { known, lookup } of stored) findings.push(...findingsOf(known, await lookup()));
  return { findings, asked: stored.length };
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`drift: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
