import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file.replaceAll('\\', '/')}`),
];

const read = (page: string): string => readFileSync(page, 'utf8');

/** Links of a page to files of the repository: what they lead to, and the heading in it. */
function linksOf(page: string): { file: string; heading: string | null }[] {
  const text = read(page).replace(/```.*?```/gs, '');
  return [...text.matchAll(/\]\((?![a-z]+:)([^)\s#]*)(?:#([^)\s]*))?\)/g)].map(([, path = '', heading]) => ({
    file: path === '' ? page : posix.normalize(posix.join(dirname(page), path)),
    heading: heading ?? null,
  }));
}

/** The names that headings have in links, as GitHub makes them, and those that are set by hand. */
function headingsOf(page: string): Set<string> {
  const text = read(page).replace(/```.*?```/gs, '');
  const headings = [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  );
  return new Set([...headings, ...[...text.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id)]);
}

describe('the documentation', () => {
  it.each(pages)('%s links to files and headings that exist', (page) => {
    const broken = linksOf(page).filter(
      ({ file, heading }) =>
        !existsSync(join('.', file)) ||
        (heading !== null && file.endsWith('.md') && !headingsOf(file).has(heading)),
    );
    expect(broken).toEqual([]);
  });

  it('has an index that names every page', () => {
    const linked = new Set(linksOf('docs/README.md').map(({ file }) => file));
    const missing = pages.filter(
      (page) => page.startsWith('docs/') && !page.startsWith('docs/api/') && page !== 'docs/README.md',
    );
    expect(missing.filter((page) => !linked.has(page))).toEqual([]);
  });
});
