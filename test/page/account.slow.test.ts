import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openTestService } from '../service/support/test-service.js';
import { faultsOf, inBrowser, NO_BROWSER, openTab } from './support/browser.js';

describe.skipIf(NO_BROWSER)('an account in a browser', () => {
  const chromium = inBrowser();

  const open = async (tab: Parameters<typeof openTab>[2] = {}) => {
    const tested = await openTestService({ page: chromium.folder });
    const opened = await openTab(chromium.browser, `${tested.service.url}/#/account`, tab);
    onTestFinished(async () => {
      await opened.page.context().close();
      expect(opened.complaints).toEqual([]);
    });
    return { ...tested, ...opened };
  };

  /** The page has turned to the field for the key. */
  async function logIn(page: Page, key: string): Promise<void> {
    await page.getByRole('alert').filter({ hasText: 'Enter its API key' }).waitFor();
    await page.keyboard.type(key);
    await page.keyboard.press('Enter');
    await page.locator('.account').waitFor();
  }

  it('shows the remaining credits and the usage by day, route and key, free of charge', async () => {
    const { page, account, get } = await open();
    const key = await account({ plan: 'payg', credits: 10 });
    await get('/v1/lookup/example.com', key);
    await get('/v1/whois/example.com/record', key);
    await logIn(page, key);
    expect(await page.locator('.tile.left').innerText()).toContain('8 credits');
    expect(await page.locator('.tile.used').innerText()).toMatch(/2\s+2 charged, 0 refunded/);
    expect(await page.locator('.bars rect').count()).toBe(30);
    const today = new Date().toISOString().slice(0, 10);
    await page.getByText('Each day in numbers').click();
    expect(await page.locator('.plot tbody tr').allInnerTexts()).toEqual([
      expect.stringMatching(new RegExp(`^${today}\\s+2$`)),
    ]);
    expect(await page.locator('.columns').innerText()).toMatch(/\/v1\/lookup\/:query\s+1\s+0/);
    expect(await page.locator('#left').innerText()).toBe('8 credits left');
    expect(await faultsOf(page)).toEqual([]);
  });

  it('shows the quota of a monthly plan', async () => {
    const { page, account, get } = await open();
    const key = await account({ plan: 'monthly', quota: 50 });
    await get('/v1/lookup/example.com', key);
    await logIn(page, key);
    expect(await page.locator('.tile.left').innerText()).toMatch(
      /49 requests\s+1 of 50 used\s+until 20\d\d-/,
    );
  });

  it('creates a key, shows it once, and deletes it after the button is pressed twice', async () => {
    const { page, account, get } = await open();
    await logIn(page, await account());
    await page.getByLabel('Name of a new key').fill('shop');
    await page.keyboard.press('Enter');
    const created = await page.locator('.once code').innerText();
    expect((await get('/v1/account', created)).status).toBe(200);
    expect(await page.locator('.keys tbody th').allInnerTexts()).toEqual(['main', 'shop']);
    expect(await faultsOf(page)).toEqual([]);
    await page.getByLabel('Name of a new key').fill('shop');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').filter({ hasText: 'The key was not created' }).waitFor();
    await page.getByRole('button', { name: 'Delete' }).click();
    expect((await get('/v1/account', created)).status).toBe(200);
    await page.getByRole('button', { name: 'Delete shop for good' }).click();
    await page.getByText('The key shop was deleted.').waitFor();
    expect((await get('/v1/account', created)).status).toBe(401);
  });

  it('says that a key may not manage keys, and shows the rest', async () => {
    const { page, account, get } = await open();
    const { json } = await get('/v1/keys', await account(), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'shop' }),
    });
    await logIn(page, json.key.api_token);
    expect(await page.locator('.account > .note').innerText()).toMatch(/^Keys: .*manage/);
    expect(await page.locator('.tile.left').innerText()).toContain('1,000 credits');
  });

  it.each(['light', 'dark'] as const)(
    'has no fault that axe finds at 360 pixels, in %s',
    async (colorScheme) => {
      const { page, account } = await open({ colorScheme, viewport: { width: 360, height: 740 } });
      await logIn(page, await account());
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect([await faultsOf(page), overflow]).toEqual([[], 0]);
    },
  );
});
