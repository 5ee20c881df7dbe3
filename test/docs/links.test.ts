import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };

const root = fileURLToPath(new URL('../..', import.meta.url));
const pages = [
  'README.md',
  ...manifest.files.filter((file) => file.endsWith('.md')),
  ...readdirSync(join(root, 'docs')).flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : [])),
];

/** As the sites that show Markdown make them of headings. */
const anchorsOf = (page: string) =>
  [...readFileSync(join(root, page), 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

describe.each(pages)('%s', (page) => {
  const text = readFileSync(join(root, page), 'utf8').replace(/^```.*?^```/gms, '');
  const links = [
    ...text.matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]*))?\)/g),
    ...text.matchAll(/ src(?:set)?="([^"]*)"/g),
  ];

  it('links to existing files, in the package as well', () => {
    for (const [, path = '', anchor] of links) {
      const target = path === '' ? page : normalize(join(dirname(page), path));
      expect(existsSync(join(root, target)), target).toBe(true);
      const isPacked =
        target === 'README.md' ||
        target === 'LICENSE' ||
        manifest.files.some((file) => target === file || target.startsWith(`${file}/`));
      expect(isPacked, `${target} is in the package`).toBe(true);
      if (anchor !== undefined) expect(anchorsOf(target), target).toContain(anchor);
    }
  });
});
