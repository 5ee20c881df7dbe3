import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { explanationPage } from '../../src/cli/explain/html.js';
import { printable } from '../../src/cli/printable.js';
import { explain } from '../../src/parse/index.js';
import { faultsOf, NO_BROWSER, openBrowser } from '../page/support/browser.js';
import { HOSTILE } from '../page/support/hostile.js';
import { writeFolder } from '../replay/fixture-folder.js';
import { REGISTRAR_ANSWER } from './answers.js';

let folder: string;
beforeAll(async () => {
  const written = await writeFolder({});
  folder = written.folder;
  return () => written.remove();
});

describe.skipIf(NO_BROWSER)('the page of explain --html, in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  async function open(html: string, options: Parameters<Browser['newContext']>[0] = {}) {
    const file = join(folder, `${crypto.randomUUID()}.html`);
    const context = await browser.newContext(options);
    onTestFinished(() => context.close());
    const page = await context.newPage();
    const events: string[] = [];
    page.on('request', (request) => events.push(request.url()));
    page.on('dialog', (dialog) => void dialog.dismiss().then(() => events.push('dialog')));
    page.on('console', (message) => events.push(message.text()));
    const url = pathToFileURL(file).href;
    const show = async (text: string) => {
      await writeFile(file, text);
      await page.goto(url);
    };
    await show(html);
    return {
      page,
      show,
      /** All that happened but for opening it. */ events: () => events.filter((event) => event !== url),
    };
  }

  const sample = () =>
    explanationPage(
      explain(`${REGISTRAR_ANSWER}Shoe size: 44\nDomain Status: ok\nNotes: ${'x'.repeat(300)}\n`, {
        domain: 'example.com',
      }),
    );

  const lines = (page: Page) => page.locator('li > code').allTextContents();

  test(`shows ${HOSTILE.length} hostile records as text: nothing runs, nothing is loaded`, async () => {
    const { page, show, events } = await open(sample());
    for (const { record } of HOSTILE) {
      await show(explanationPage(explain(record, { domain: 'shop.example' })));
      expect((await lines(page)).join('\n').trimEnd()).toBe(
        record
          .split('\n')
          .map((line) => printable(line.trimEnd()))
          .join('\n')
          .trimEnd(),
      );
      const made =
        ':is(script, img, iframe, svg, link, base, form, b, input, textarea), body style, a:not([href^="#"])';
      expect(await page.locator(made).count()).toBe(0);
    }
    expect(events()).toEqual([]);
  });

  test.each(['light', 'dark'] as const)('has no violation found by axe, in %s', async (colorScheme) => {
    const { page, events } = await open(sample(), { colorScheme });
    expect(await faultsOf(page)).toEqual([]);
    expect(events()).toEqual([]);
  });

  test('fits a phone, and its policy allows its style', async () => {
    const { page } = await open(sample(), { viewport: { width: 360, height: 740 } });
    const [width, display] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      getComputedStyle(document.querySelector('li[id]') as Element).display,
    ]);
    expect([width, display]).toEqual([360, 'grid']);
  });
});
