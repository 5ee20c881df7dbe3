import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const HELP = `Checks that all files agree with the version of the tag.

  npm run check-release -- TAG [--notes | --dist-tag] [--folder DIR]

  TAG          v1.2.3, or v1.2.3-beta.1 for a prerelease
  --notes      print what CHANGELOG.md says about this version
  --dist-tag   print its tag on npm: latest, or next for a prerelease
  --folder DIR where the files are (default: here)

package.json, jsr.json and CHANGELOG.md must have the version of the tag, the
changelog with a date (## 1.2.3 (2026-11-22)), and jsr.json the versions of packages
in package.json. Exits 1 and lists the differences, 2 for wrong usage.
`;

const TAG = /^v(\d+\.\d+\.\d+(-[\w.]+)?)$/;

function main(): number {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      notes: { type: 'boolean' },
      'dist-tag': { type: 'boolean' },
      folder: { type: 'string', default: '.' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) {
    process.stdout.write(HELP);
    return 0;
  }
  const [, version, trial] = TAG.exec(positionals[0] ?? '') ?? [];
  if (version === undefined || positionals.length > 1)
    throw new Error(`expected one tag such as v1.2.3, got "${positionals.join(' ')}" (--help)`);

  const read = (file: string): string => readFileSync(`${values.folder}/${file}`, 'utf8');
  const npm: Manifest = JSON.parse(read('package.json'));
  const jsr: Manifest = JSON.parse(read('jsr.json'));
  const section = sectionOf(read('CHANGELOG.md'), version);
  const complaints = [
    ...(npm.version === version ? [] : [`package.json: expected version ${version}, got ${npm.version}`]),
    ...(jsr.version === version ? [] : [`jsr.json: expected version ${version}, got ${jsr.version}`]),
    ...differentRanges(npm, jsr),
    ...(section === null ? [`CHANGELOG.md: expected a heading "## ${version} (YYYY-MM-DD)"`] : []),
  ];
  for (const complaint of complaints) process.stderr.write(`check-release: ${complaint}\n`);
  if (section === null || complaints.length > 0) return 1;
  if (values.notes) process.stdout.write(`${section}\n`);
  else if (values['dist-tag']) process.stdout.write(trial === undefined ? 'latest\n' : 'next\n');
  else process.stdout.write(`${version} can be released.\n`);
  return 0;
}

interface Manifest {
  version: string;
  /** Of jsr.json: `npm:` specifiers. */
  imports?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** JSR's package depends on the packages that are bundled into npm's. */
function differentRanges(npm: Manifest, jsr: Manifest): string[] {
  const ranges = { ...npm.devDependencies, ...npm.peerDependencies };
  return Object.entries(jsr.imports ?? {}).flatMap(([name, specifier]) => {
    const wanted = `npm:${name}@${ranges[name]}`;
    return specifier === wanted ? [] : [`jsr.json: expected ${wanted}, got ${specifier}`];
  });
}

/** The text below the heading of a version; null if there is none with a date. */
function sectionOf(changelog: string, version: string): string | null {
  const sections = changelog.split(/^## /m).slice(1);
  const heading = /^(\S+) \(\d{4}-\d\d-\d\d\)$/;
  for (const section of sections) {
    const [first = '', ...lines] = section.split('\n');
    if (heading.exec(first)?.[1] === version) return lines.join('\n').trim();
  }
  return null;
}

try {
  process.exitCode = main();
} catch (error) {
  process.stderr.write(`check-release: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
