import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { draw, PICTURES } from '../../scripts/build-pictures.js';

it.each(Object.entries(PICTURES))(
  'docs/images/%s.svg shows the current output of the command (npx tsx scripts/build-pictures.ts)',
  async (name, picture) => {
    expect(readFileSync(`docs/images/${name}.svg`, 'utf8')).toBe(await draw(picture));
  },
);
