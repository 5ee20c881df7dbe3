import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ServiceOptions } from '../../src/service/index.js';
import { fixture, REGISTRAR_ANSWER, REGISTRY_ANSWER } from '../service/support/answers.js';
import { openTestService } from '../service/support/test-service.js';
import { faultsOf, inBrowser, NO_BROWSER, openTab } from './support/browser.js';

const VERISIGN = 'whois.verisign-grs.com';
const MOVED = REGISTRY_ANSWER.replace('NS1.EXAMPLE.COM', 'NS1.EXAMPLE.NET');
const ANSWERS = [
  fixture(VERISIGN, 'example.com', REGISTRY_ANSWER),
  { ...fixture(VERISIGN, 'example.com', MOVED), name: 'example.com@2026-03-02' },
  fixture('whois.registrar.example', 'example.com', REGISTRAR_ANSWER),
];

describe.skipIf(NO_BROWSER)('the history of a name in a browser', () => {
  const chromium = inBrowser();

  /** A page that shows `example.com`, whose name server changed on the second day. */
  const open = async (
    options: Partial<ServiceOptions> = { history: 30 },
    tab: Parameters<typeof openTab>[2] = {},
  ) => {
    let time = Date.UTC(2026, 2, 1, 12);
    const tested = await openTestService({
      page: chromium.folder,
      answers: ANSWERS,
      now: () => time,
      ...options,
    });
    const key = await tested.account({ plan: 'payg', credits: 100 });
    for (const [day, count] of [
      [1, 1],
      [2, 2],
    ] as const) {
      time = Date.UTC(2026, 2, day, 12);
      await tested.get('/v1/lookup/example.com', key, { headers: { 'cache-control': 'no-cache' } });
      if (options.history !== undefined)
        await vi.waitFor(async () => {
          const { versions } = (await tested.get('/v1/history/example.com', key)).json.history;
          expect(versions).toHaveLength(count);
        });
    }
    const opened = await openTab(chromium.browser, `${tested.service.url}/#example.com`, tab);
    const { page } = opened;
    onTestFinished(async () => {
      await page.context().close();
      expect(opened.complaints).toEqual([]);
    });
    await page.getByText('API key').click();
    await page.getByLabel('Key', { exact: true }).fill(key);
    await page.getByRole('button', { name: 'Look up' }).click();
    await page.getByRole('heading', { name: 'example.com' }).waitFor();
    const left = async () => Number.parseInt(await page.locator('#left').innerText(), 10);
    return { ...tested, ...opened, left };
  };

  const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).press('Enter');
  const lit = (page: Page, side: string) =>
    page.locator(`.side[aria-labelledby="side-${side}"] .line.lit .text`).allInnerTexts();

  it('is loaded on request, and shows two versions side by side, for one credit each', async () => {
    const { page, left, asked } = await open();
    const before = await left();
    expect(asked.filter((url) => url.includes('/history/'))).toEqual([]);
    expect(await page.locator('.dot.version').count()).toBe(0);
    await press(page, 'History (1 credit)');
    await page.getByRole('heading', { name: '2 versions' }).waitFor();
    expect(await left()).toBe(before - 1);
    expect(await page.locator('.dot.version').count()).toBeGreaterThan(1);
    expect(await page.locator('.history tbody th').allInnerTexts()).toEqual([
      '2026-03-02 12:00',
      '2026-03-01 12:00',
    ]);

    await press(page, 'Compare (2 credits)');
    await page.locator('.comparison').waitFor();
    expect(await left()).toBe(before - 3);
    expect(await page.locator('.comparison tbody tr').allInnerTexts()).toEqual([
      'nameservers\tredelegated\tns1.example.com\tns1.example.net',
    ]);
    expect(await lit(page, 'before')).toEqual(['   Name Server: NS1.EXAMPLE.COM']);
    expect(await lit(page, 'after')).toEqual(['   Name Server: NS1.EXAMPLE.NET']);
    expect(await faultsOf(page)).toEqual([]);

    // The other way round, by the keyboard: both versions are known.
    await page.getByLabel('before: the version of 2026-03-01 12:00').press('ArrowUp');
    expect(await page.getByRole('button', { name: 'Compare' }).isDisabled()).toBe(true);
    await page.getByLabel('after: the version of 2026-03-02 12:00').press('ArrowDown');
    await press(page, 'Compare');
    await vi.waitFor(async () =>
      expect(await lit(page, 'before')).toEqual(['   Name Server: NS1.EXAMPLE.NET']),
    );
    expect(await left()).toBe(before - 3);
  });

  it('fits a narrow screen', async () => {
    const { page } = await open(undefined, { viewport: { width: 360, height: 740 } });
    await press(page, 'History (1 credit)');
    await press(page, 'Compare (2 credits)');
    await page.locator('.comparison').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await faultsOf(page)).toEqual([]);
  });

  it('reports what failed, and can be loaded again', async () => {
    const { page, left } = await open();
    await page.route('**/v1/history/**', (route) => route.abort(), { times: 1 });
    await press(page, 'History (1 credit)');
    await page.getByRole('alert').filter({ hasText: 'The history was not loaded' }).waitFor();
    const before = await left();
    await press(page, 'History (1 credit)');
    await page.getByRole('heading', { name: '2 versions' }).waitFor();
    expect(await left()).toBe(before - 1);
  });

  it('is not offered by a service without versions, nor for a pasted record', async () => {
    const { page } = await open({});
    expect(await page.locator('.history').count()).toBe(0);
    await page.getByRole('link', { name: 'Read a record' }).first().click();
    await page.getByLabel('Record', { exact: true }).fill(REGISTRY_ANSWER);
    await page.getByRole('button', { name: 'Read it' }).click();
    await page.getByRole('heading', { name: 'example.com' }).waitFor();
    expect(await page.locator('.history').count()).toBe(0);
  });
});
