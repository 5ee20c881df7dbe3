/**
 * npm run lock-image
 *
 * Writes deploy/image: the packages that the image installs for the service, in the versions of package-lock.json, so that an image runs what
 * the tests ran. npm contacts the registry only for its own checks.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import manifest from '../package.json' with { type: 'json' };

const root = fileURLToPath(new URL('..', import.meta.url));
const image = join(root, 'deploy/image');

/** The service uses no SOCKS proxies, and does not speak the Model Context Protocol. */
const NOT_OF_THE_SERVICE = ['socks', '@modelcontextprotocol/sdk'];

interface Lock {
  packages: Record<string, { version: string }>;
}

const { packages }: Lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const names = Object.keys(manifest.peerDependencies).filter((name) => !NOT_OF_THE_SERVICE.includes(name));
const wanted = {
  name: 'port43-image',
  private: true,
  description: 'What the image installs for the service, in the versions that port43 is tested with',
  dependencies: Object.fromEntries(names.map((name) => [name, packages[`node_modules/${name}`]?.version])),
  overrides: manifest.overrides,
};
writeFileSync(join(image, 'package.json'), `${JSON.stringify(wanted, null, 2)}\n`);
// npm keeps the versions of a lockfile, and removes packages that are not needed.
copyFileSync(join(root, 'package-lock.json'), join(image, 'package-lock.json'));
const options = ['--package-lock-only', '--ignore-scripts', '--omit-lockfile-registry-resolved'];
execFileSync('npm', ['install', ...options], { cwd: image, stdio: 'inherit' });
