import { readdirSync, readFileSync, statSync } from 'node:fs';
import type { Properties } from '../../src/parse/properties.js';

export interface StoredFixture {
  /** `whois.nic.it/registered`. */
  id: string;
  host: string;
  domain: string;
  charset: string;
  body: Uint8Array;
  properties: Properties;
}

const FOLDER = new URL('../../fixtures/', import.meta.url);

/** Every bundled fixture of a domain, in the order of the folders. */
export const FIXTURES: readonly StoredFixture[] = readdirSync(FOLDER)
  .filter((host) => statSync(new URL(host, FOLDER)).isDirectory())
  .flatMap((host) =>
    readdirSync(new URL(`${host}/`, FOLDER))
      .filter((file) => file.endsWith('.json'))
      .flatMap((file) => {
        const name = file.slice(0, -5);
        const fixture = JSON.parse(readFileSync(new URL(`${host}/${file}`, FOLDER), 'utf8'));
        if (fixture.number !== undefined) return [];
        const body = new Uint8Array(readFileSync(new URL(`${host}/${name}.txt`, FOLDER)));
        return { ...fixture, id: `${host}/${name}`, body } as StoredFixture;
      }),
  );
