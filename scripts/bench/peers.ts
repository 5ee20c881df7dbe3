import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Published parsers of WHOIS responses, with the file that parses and how it is called. */
export interface Peer {
  readonly name: string;
  readonly file: string;
  /** Name of the exported function; null if the module itself is the function. */
  readonly call: string | null;
  /** Whether the function takes the domain before the text. */
  readonly withDomain: boolean;
}

const PACKAGES = ['whoiser@1.18.0', 'whois-json@2.0.4'];

/** Installs them next to this package's own dependencies. If that fails, reports it and returns none. */
export function installPeers(root: string): Peer[] {
  const folder = join(root, 'node_modules', '.bench-peers');
  const at = (path: string) => join(folder, 'node_modules', path);
  const peers: Peer[] = [
    { name: 'whoiser', file: at('whoiser/src/parsers.js'), call: 'parseDomainWhois', withDomain: true },
    { name: 'whois-json', file: at('whois-json/parse-raw-data.js'), call: null, withDomain: false },
  ];
  if (peers.some(({ file }) => !existsSync(file))) {
    try {
      execFileSync(
        'npm',
        [
          'install',
          '--prefix',
          folder,
          '--no-save',
          '--no-audit',
          '--no-fund',
          '--ignore-scripts',
          ...PACKAGES,
        ],
        { stdio: 'ignore', timeout: 120_000 },
      );
    } catch (error) {
      console.log(`skipped: the peers (${PACKAGES.join(', ')}) cannot be installed here: ${error}`);
    }
  }
  return peers.filter(({ file }) => existsSync(file));
}
