import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Job } from '../../src/page/list/job.js';
import { openTestService } from '../service/support/test-service.js';
import { faultsOf, inBrowser, NO_BROWSER, openTab } from './support/browser.js';

const NAMES = ['example.com', 'example-free.com', 'example.nothing', 'example.com'];
const ID = 'aaaaaaaaaaaaaaaaaaaaaaaa';

describe.skipIf(NO_BROWSER)('lists in a browser', () => {
  const chromium = inBrowser();

  const open = async (tab: Parameters<typeof openTab>[2] & { path?: string } = {}) => {
    const tested = await openTestService({ page: chromium.folder });
    const { path = '/#/list', ...context } = tab;
    const opened = await openTab(chromium.browser, `${tested.service.url}${path}`, context);
    onTestFinished(async () => {
      await opened.page.context().close();
      expect(opened.complaints).toEqual([]);
    });
    return { ...tested, ...opened };
  };

  async function giveKey(page: Page, key: string): Promise<void> {
    await page.getByText('API key').click();
    await page.getByLabel('Key', { exact: true }).fill(key);
    await page.keyboard.press('Escape');
  }

  const rows = (page: Page) => page.locator('tbody tr').allInnerTexts();
  const names = (page: Page) => page.locator('tbody th').allInnerTexts();
  const overflow = (page: Page) =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

  /** A job that the test plays, in place of the service: its states one after the other, the last for good. */
  async function play(page: Page, states: Partial<Job>[], results: string): Promise<void> {
    await page.route(`**/v1/jobs/${ID}`, async (route) => {
      const [state = {}] = states.length > 1 ? states.splice(0, 1) : states;
      const job = { id: ID, want: 'properties', names: 3, answered: 0, failed: 0, done_on: null, ...state };
      await route.fulfill({ json: { job: { ...job, created_on: '2026-11-23T00:00:00+00:00' } } });
    });
    await page.route(`**/v1/jobs/${ID}/results*`, async (route) => {
      const isMore = route.request().url().includes('after');
      await route.fulfill({ contentType: 'application/x-ndjson', body: isMore ? '' : results });
    });
  }

  it('turns a pasted list into a job, and shows its results in a table', async () => {
    const { page, account } = await open();
    await giveKey(page, await account());
    await page.getByLabel('Names, one on each line').fill(NAMES.join('\n'));
    expect(await page.locator('#list-about').innerText()).toBe(
      '3 names, 3 credits. Left out, since they are repeated: 1.',
    );
    await page.getByRole('button', { name: 'Look up 3 names' }).click();
    await page.getByText('All 3 looked up, 1 of them failed.').waitFor();
    await page.locator('tbody tr').nth(2).waitFor();
    expect(page.url()).toMatch(/#\/list\/[0-9a-f]{24}$/);
    expect(await rows(page)).toEqual([
      expect.stringMatching(
        /^example\.com\s+no\s+registered\s+Example Registrar, Inc\.\s+2095-08-13\s+3\d years\s+2\d{4}$/,
      ),
      expect.stringMatching(/^example-free\.com\s+yes\s+available\s*$/),
      expect.stringMatching(/^example\.nothing\s+failed no WHOIS server is known/),
    ]);
    expect(await page.locator('#left').innerText()).toBe('997 credits left');
    expect(await faultsOf(page)).toEqual([]);

    await page.getByRole('button', { name: 'Name', exact: true }).click();
    expect(await names(page)).toEqual(['example-free.com', 'example.com', 'example.nothing']);
    await page.getByRole('button', { name: 'Name', exact: true }).click();
    expect(await names(page)).toEqual(['example.nothing', 'example.com', 'example-free.com']);
    expect(await page.locator('th[aria-sort]').getAttribute('aria-sort')).toBe('descending');
    await page.getByLabel('Show').selectOption('available');
    expect(await names(page)).toEqual(['example-free.com']);

    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(/^port43-[0-9a-f]{24}\.csv$/);
    expect(readFileSync(await file.path(), 'utf8').split('\r\n')).toEqual([
      expect.stringContaining('domain,available,status,registrar'),
      'example-free.com,example-free.com,true,available,,,,,,',
      '',
    ]);

    // The form lists it, and its address shows it again.
    await page.getByRole('link', { name: 'List', exact: true }).click();
    await page.getByRole('link', { name: /^3 names, / }).click();
    await page.locator('tbody tr').first().waitFor();
    expect(await page.locator('#list').isVisible()).toBe(false);
  });

  it('reads a CSV file', async () => {
    const { page } = await open();
    const text = 'id;domain\r\n1;example.com\r\n2;example-free.com\r\n';
    await page
      .getByLabel('Or drop a text or CSV file')
      .setInputFiles({ name: 'ours.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    await page.getByRole('button', { name: 'Look up 2 names' }).waitFor();
    expect(await page.locator('#said').innerText()).toBe('ours.csv: 2 names, 2 credits.');
  });

  it('can be used with the keyboard alone', async () => {
    const { page, account } = await open();
    await page.getByLabel('Names, one on each line').focus();
    await page.keyboard.type('example.com');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    // The page turns to the field for the key.
    await page.getByRole('alert').filter({ hasText: 'needs an API key' }).waitFor();
    await page.keyboard.type(await account());
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Look up 1 name' }).focus();
    await page.keyboard.press('Enter');
    await page.locator('tbody tr').waitFor();
    await page.getByRole('button', { name: 'Download CSV' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.locator('th[aria-sort]').innerText()).toContain('Name');
  });

  it('reports that a list cannot be sent, and sends it again as the same job', async () => {
    const { page, account, get } = await open();
    const key = await account();
    await giveKey(page, key);
    await page.getByLabel('Names, one on each line').fill('example.com');
    // The job is made, and its response is lost.
    await page.route(
      '**/v1/jobs',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await page.getByRole('button', { name: 'Look up 1 name' }).click();
    await page.getByRole('alert').filter({ hasText: 'cannot be reached' }).waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('tbody tr').waitFor();
    expect((await get('/v1/jobs', key)).json.jobs.length).toBe(1);
    expect(await page.locator('#left').innerText()).toBe('999 credits left');
  });

  it('continues after the network failed in the middle of a job', async () => {
    const { page } = await open();
    await giveKey(page, 'any');
    const line = JSON.stringify({ index: 0, input: 'a.example', domain: 'a.example', availability: true });
    await play(page, [{ state: 'running', answered: 1 }], `${line}\n`);
    await page.evaluate((id) => {
      location.hash = `#/list/${id}`;
    }, ID);
    await page.getByText('1 of 3 looked up.').waitFor();
    // Routes are played offline as well, so that they have to fail themselves.
    await page.unrouteAll();
    await page.route('**/v1/jobs/**', (route) => route.abort());
    await page.getByText('The job goes on. Trying again in 5 s.').waitFor();
    expect(await names(page)).toEqual(['a.example']);
    expect(await faultsOf(page)).toEqual([]);
    await page.unrouteAll();
    await play(page, [{ state: 'done', answered: 3 }], '');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.getByText('All 3 looked up.').waitFor();
    expect(await page.locator('.lost').innerText()).toBe('');
    expect(await names(page)).toEqual(['a.example']);
  });

  it('needs the key of the account to show a job', async () => {
    const { page, account } = await open({ path: `/#/list/${ID}` });
    await page.getByRole('alert').filter({ hasText: 'needs the API key' }).waitFor();
    // The page has turned to the field for it.
    await page.keyboard.type(await account());
    await page.keyboard.press('Enter');
    await page.getByRole('alert').filter({ hasText: 'Unknown job' }).waitFor();
    expect(await page.locator('#left').innerText()).toBe('1000 credits left');
  });

  it.each(['light', 'dark'] as const)(
    'has no fault that axe finds at 360 pixels, in %s',
    async (colorScheme) => {
      const { page } = await open({ colorScheme, viewport: { width: 360, height: 740 }, hasTouch: true });
      await giveKey(page, 'any');
      expect([await faultsOf(page), await overflow(page)]).toEqual([[], 0]);
      const error = { code: 'R02', name: 'WhoisServerNotFound', message: 'no WHOIS server is known for .zz' };
      const lines = [
        { index: 0, input: 'a.example', domain: 'a.example', availability: true },
        { index: 1, input: 'b.zz', error },
      ];
      await play(
        page,
        [{ state: 'running', answered: 1, failed: 1 }],
        lines.map((line) => `${JSON.stringify(line)}\n`).join(''),
      );
      await page.evaluate((id) => {
        location.hash = `#/list/${id}`;
      }, ID);
      await page.locator('tbody tr').nth(1).waitFor();
      expect([await faultsOf(page), await overflow(page)]).toEqual([[], 0]);
    },
  );

  it('shows 100,000 rows a hundred at a time, and sorts and filters them at once', async () => {
    const { page } = await open({ viewport: { width: 360, height: 740 } });
    await giveKey(page, 'any');
    const results = Array.from({ length: 100_000 }, (_, index) => {
      const day = new Date(Date.UTC(2027, 0, 1 + (index % 700))).toISOString();
      const properties = {
        available: false,
        status: 'registered',
        expires_on: day,
        registrar: { name: `R${index % 97}` },
      };
      return JSON.stringify({ index, input: `n${index}.example`, domain: `n${index}.example`, properties });
    });
    const all = { names: 100_000, answered: 100_000, state: 'done' } as const;
    await play(page, [all], `${results.join('\n')}\n`);
    await page.evaluate((id) => {
      location.hash = `#/list/${id}`;
    }, ID);
    await page.getByText('Rows 1 to 100 of 100,000').waitFor({ timeout: 60_000 });
    const timed = async (act: () => Promise<unknown>): Promise<number> => {
      const start = performance.now();
      await act();
      return performance.now() - start;
    };
    const sort = await timed(async () => {
      await page.getByRole('button', { name: 'Days left' }).click();
      await page.locator('th[aria-sort=ascending]').waitFor();
    });
    const filter = await timed(async () => {
      await page.getByRole('searchbox', { name: 'Filter' }).fill('n9999');
      await page.getByText('Rows 1 to 11 of 11 that match, 100,000 in all').waitFor();
    });
    console.log(`100,000 rows: sorted in ${Math.round(sort)} ms, filtered in ${Math.round(filter)} ms`);
    await page.getByRole('searchbox', { name: 'Filter' }).fill('');
    await page.getByRole('button', { name: 'Last' }).click();
    await page.getByText('Rows 99,901 to 100,000').waitFor();
    expect(await page.locator('tbody tr').count()).toBe(100);
    expect(await overflow(page)).toBe(0);
    expect([sort < 10_000, filter < 10_000]).toEqual([true, true]);
  });
});
