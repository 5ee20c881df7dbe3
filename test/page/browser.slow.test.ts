import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { PlanChoice, ServiceOptions } from '../../src/service/index.js';
import { ANSWERS, fixture, REGISTRAR_ANSWER, REGISTRY_ANSWER } from '../service/support/answers.js';
import { openTestService } from '../service/support/test-service.js';
import { faultsOf, inBrowser, NO_BROWSER, openTab } from './support/browser.js';
import { HOSTILE } from './support/hostile.js';

const RECORD = `Domain Name: shop.example
Registry Expiry Date: 2095-03-04T00:00:00Z
Domain Status: clientHold https://icann.org/epp#clientHold
Domain Status: clientTransferProhibited https://icann.org/epp#clientTransferProhibited
Registrar: Some Registrar
Name Server: ns1.shop.example 192.0.2.1
Shoe size: 44
`;

describe.skipIf(NO_BROWSER)('the page in a browser', () => {
  const chromium = inBrowser();

  const open = async (
    options: Partial<ServiceOptions> & { answers?: typeof ANSWERS } = {},
    tab: Parameters<typeof openTab>[2] & { path?: string } = {},
  ) => {
    const tested = await openTestService({ page: chromium.folder, ...options });
    const { path = '/', ...context } = tab;
    const opened = await openTab(chromium.browser, `${tested.service.url}${path}`, context);
    onTestFinished(async () => {
      await opened.page.context().close();
      const foreign = opened.asked.filter((url) => !url.startsWith(tested.service.url));
      expect([foreign, opened.complaints]).toEqual([[], []]);
    });
    return { ...tested, ...opened };
  };

  async function giveKey(page: Page, key: string): Promise<void> {
    await page.getByText('API key').click();
    await page.getByLabel('Key', { exact: true }).fill(key);
  }

  async function lookUp(page: Page, name: string): Promise<void> {
    await page.getByRole('link', { name: 'Look up' }).first().click();
    await page.getByLabel('Domain, IP address or AS number').fill(name);
    await page.getByRole('button', { name: 'Look up' }).click();
  }

  async function paste(page: Page, record: string, host = ''): Promise<void> {
    await page.getByRole('link', { name: 'Read a record' }).first().click();
    await page.getByLabel('Record', { exact: true }).fill(record);
    await page.getByLabel('Server that sent it').fill(host);
    await page.getByRole('button', { name: 'Read it' }).click();
  }

  const lit = (page: Page, kind: '.line' | '.value') => page.locator(`${kind}.lit`).allInnerTexts();
  const value = (page: Page, text: string) => page.locator('.value', { hasText: text }).first();
  const alert = (page: Page) => page.getByRole('alert').filter({ hasText: /./ });

  it('looks up a name with a key, for one credit, and says how many credits are left', async () => {
    const { page, account, asked } = await open();
    const key = await account();
    await giveKey(page, key);
    await lookUp(page, 'example.com');
    await page.getByRole('heading', { name: 'example.com' }).waitFor();
    expect(await page.locator('.status .headline').innerText()).toContain('Registered');
    expect(await page.getByRole('tab').allInnerTexts()).toEqual([
      'whois.verisign-grs.com',
      'whois.registrar.example',
    ]);
    expect(await page.locator('.time-line').innerText()).toMatch(/2095-08-13\s+in 6\d years/);
    expect(await page.locator('#left').innerText()).toBe('999 credits left');
    await lookUp(page, 'example.com');
    await page.getByText('998 credits left').waitFor();
    expect(page.url()).toMatch(/\/#example\.com$/);
    for (const url of [...asked, page.url()]) expect(url).not.toContain(key);
  });

  it('shows on the first screen: taken, registrar, holder, dates in words, name servers, lock, DNSSEC', async () => {
    const text = REGISTRY_ANSWER.replace(
      'Name Server',
      'Domain Status: clientTransferProhibited\n   DNSSEC: signedDelegation\n   Name Server',
    );
    const answers = [
      fixture('whois.verisign-grs.com', 'example.com', text),
      fixture('whois.registrar.example', 'example.com', REGISTRAR_ANSWER),
    ];
    const { page, account } = await open({ answers }, { viewport: { width: 1280, height: 800 } });
    await giveKey(page, await account());
    await lookUp(page, 'example.com');
    await page.getByRole('heading', { name: 'example.com' }).waitFor();
    const tile = (kind: string) => page.locator(`.tile.${kind}`);
    expect(await tile('status').innerText()).toMatch(/Registered\s+This name is taken/);
    expect(await tile('registrar').innerText()).toContain('Example Registrar, Inc.');
    expect(await tile('holder').innerText()).toContain('Bücher Example Ltd');
    expect(await tile('time-line').innerText()).toMatch(/1995-08-14\s+3\d years old/);
    expect(await tile('name-servers').innerText()).toContain('ns1.example.com');
    expect(await tile('lock').innerText()).toMatch(/Locked\s+clientTransferProhibited/);
    expect(await tile('dnssec').innerText()).toContain('Signed');
    const bottom = await page.locator('.tiles').evaluate((tiles) => tiles.getBoundingClientRect().bottom);
    expect(bottom).toBeLessThan(600);
    // Nothing is said twice.
    expect(await page.locator('.properties').innerText()).not.toMatch(/Example Registrar|1995-08-14|ns1\./);
  });

  it('says that the holder is hidden, and which data are not published', async () => {
    const { page } = await open();
    await paste(page, `${RECORD}Registrant Name: REDACTED FOR PRIVACY\nRegistrant Country: NL\n`);
    expect(await page.locator('.tile.holder').innerText()).toMatch(/Hidden\s+REDACTED FOR PRIVACY\s+NL/);
    expect(await page.locator('.tile.dnssec').innerText()).toContain('not stated');
    await paste(page, RECORD);
    expect(await page.locator('.tile.holder').innerText()).toContain('not published');
  });

  it('shows a name both in Unicode and in punycode above its result', async () => {
    const ascii = 'xn--exmple-cua.com';
    const text = `No match for "${ascii.toUpperCase()}".\n`;
    const { page, account } = await open({ answers: [fixture('whois.verisign-grs.com', ascii, text)] });
    await giveKey(page, await account());
    await lookUp(page, 'exämple.com');
    await page.getByRole('heading', { name: `exämple.com ${ascii}` }).waitFor();
    expect(await page.locator('.tile.status').innerText()).toMatch(/Available[\s\S]*No match for/);
  });

  it('looks up an address and an AS number, for one credit each', async () => {
    const { page, account } = await open();
    await giveKey(page, await account());
    await lookUp(page, '193.0.96.7');
    await page.getByRole('heading', { name: '193.0.96.7 IPv4' }).waitFor();
    expect(await page.locator('.tiles').innerText()).toMatch(
      /Example Holdings Ltd\s+NL[\s\S]*193\.0\.96\.0\/24/,
    );
    expect(await page.locator('.tile.time-line').innerText()).toMatch(/2003-03-17\s+2\d years old/);
    expect(await page.locator('.line .text').allInnerTexts()).toContain('netname:        EXAMPLE-HOLDINGS');
    expect(await faultsOf(page)).toEqual([]);
    await lookUp(page, 'AS1900');
    await page.getByRole('heading', { name: 'AS1900 autonomous system' }).waitFor();
    expect(await page.locator('#left').innerText()).toBe('998 credits left');
  });

  it('has an address for each result and failure; going back costs no credit', async () => {
    const { page, account, replay } = await open();
    await giveKey(page, await account());
    await lookUp(page, 'example.com');
    await page.getByRole('heading', { name: 'example.com' }).waitFor();
    await lookUp(page, 'example.nothing');
    await alert(page).waitFor();
    expect([page.url(), await page.title()]).toEqual([
      expect.stringMatching(/#example\.nothing$/),
      'example.nothing · port43',
    ]);
    const asked = replay.questions.length;
    while (!page.url().endsWith('#example.com')) await page.goBack();
    await page.getByRole('heading', { name: 'example.com' }).waitFor();
    expect(await page.locator('.tile.registrar').innerText()).toContain('Example Registrar');
    expect(replay.questions.length).toBe(asked);
    // The refused suffix is charged, as the API charges it.
    expect(await page.locator('#left').innerText()).toBe('998 credits left');
  });

  it('keeps the key only in its field, or in the tab if the person chooses that', async () => {
    const { page, account } = await open();
    const key = await account();
    const kept = () =>
      page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
    await giveKey(page, key);
    expect(await kept()).toBe('[{},{},""]');
    await page.getByLabel('keep it until').check();
    expect(await kept()).toBe(JSON.stringify([{}, { 'port43-key': key }, '']));
    await page.reload();
    await page.locator('html[data-ready]').waitFor();
    expect(await page.locator('#key').inputValue()).toBe(key);
  });

  it('reads a pasted record without sending it anywhere', async () => {
    const { page, asked } = await open();
    const before = asked.length;
    await paste(page, RECORD);
    await page.getByRole('heading', { name: 'shop.example' }).waitFor();
    expect(await page.locator('.status .headline').innerText()).toContain('Suspended');
    expect(await page.locator('.line.use-unread .text').allInnerTexts()).toEqual(['Shoe size: 44']);
    expect(await page.locator('.legend').innerText()).toContain('! not read: 1');
    expect(asked.slice(before)).toEqual([]);
    await paste(
      page,
      JSON.stringify({
        response: { daystamp: '2026-01-01', parts: [{ host: 'whois.nic.shop', body: RECORD }] },
      }),
    );
    await page.getByRole('tab', { name: 'whois.nic.shop' }).waitFor();
    expect(asked.slice(before)).toEqual([]);
  });

  it('highlights the line that a value was read from, and the values of a line', async () => {
    const { page } = await open();
    await paste(page, RECORD);
    await value(page, 'Some Registrar').hover();
    expect(await lit(page, '.line')).toEqual([expect.stringContaining('Registrar: Some Registrar')]);
    await page.locator('.line', { hasText: 'Name Server' }).hover();
    expect(await lit(page, '.value')).toEqual(['ns1.shop.example', '192.0.2.1']);
    expect(await page.locator('.caption').innerText()).toContain('nameservers.0.name');
    await page.locator('.line', { hasText: 'Shoe size' }).hover();
    expect(await page.locator('.caption').innerText()).toBe('line 7 → not read');
  });

  it('switches to the part that a value was read from', async () => {
    const { page, account } = await open();
    await giveKey(page, await account());
    await lookUp(page, 'example.com');
    await value(page, 'Bücher Example Ltd').hover();
    expect(await page.getByRole('tab', { selected: true }).innerText()).toBe('whois.registrar.example');
    expect(await lit(page, '.line')).toEqual([expect.stringContaining('Registrant Organization: Bücher')]);
  });

  it('explains an EPP status under the pointer, until Escape', async () => {
    const { page } = await open();
    await paste(page, RECORD);
    await value(page, 'clientHold').hover();
    const tip = page.getByRole('tooltip');
    await tip.waitFor();
    expect(await tip.innerText()).toContain('keeps it out of the DNS');
    expect(await lit(page, '.line')).toEqual([expect.stringContaining('clientHold')]);
    await page.keyboard.press('Escape');
    await tip.waitFor({ state: 'hidden' });
  });

  it('copies the properties, a curl command without the key, and a link with only the name', async () => {
    const { page, account, service } = await open({}, { permissions: ['clipboard-read', 'clipboard-write'] });
    const key = await account();
    await giveKey(page, key);
    await lookUp(page, 'example.com');
    const copied = async (label: string) => {
      await page.getByRole('button', { name: `Copy ${label}` }).click();
      await page.getByText('Copied.').waitFor();
      return page.evaluate(() => navigator.clipboard.readText());
    };
    expect(JSON.parse(await copied('as JSON'))).toMatchObject({
      domain: 'example.com',
      status: 'registered',
    });
    expect(await copied('as curl')).toBe(`curl -u "$PORT43_KEY:X" '${service.url}/v1/lookup/example.com'`);
    expect(await copied('a link')).toBe(`${service.url}/#example.com`);
  });

  it('fills in the name from a link, and looks it up only after a click', async () => {
    const { page, replay } = await open({}, { path: '/#example.com' });
    expect(await page.getByLabel('Domain, IP address or AS number').inputValue()).toBe('example.com');
    expect(replay.questions).toEqual([]);
  });

  it('shows the examples of a demo without a key, but looks up no other name', async () => {
    const { page, get } = await open({ examples: ['example.com'] });
    await page.getByRole('button', { name: 'example.com', exact: true }).click();
    await page.getByRole('heading', { name: 'example.com' }).waitFor();
    expect((await get('/page/examples/free.com')).status).toBe(404);
    await lookUp(page, 'free.com');
    await alert(page).waitFor();
    expect(await alert(page).innerText()).toContain('needs an API key');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('key');
  });

  it.each<[what: string, name: string, plan: PlanChoice | null, says: RegExp]>([
    ['a wrong key', 'example.com', null, /API key does not exist.*C02 Unauthorized/],
    ['no credits', 'example.com', { plan: 'payg', credits: 0 }, /No credits are left.*C04/],
    ['a server that fails', 'broken.com', { plan: 'payg', credits: 9 }, /S02 RemoteConnectionError/],
    [
      'a suffix that nobody knows',
      'example.nothing',
      { plan: 'payg', credits: 9 },
      /R02 WhoisServerNotFound/,
    ],
    ['what is no name', 'no name', { plan: 'payg', credits: 9 }, /R01 ObjectNotSupported/],
  ])('tells of %s in the words of the API', async (_what, name, plan, says) => {
    const { page, account, replay } = await open();
    replay.misbehave(['reset@whois.verisign-grs.com'].slice(name === 'broken.com' ? 0 : 1));
    await giveKey(page, plan === null ? 'wrong' : await account(plan));
    await lookUp(page, name);
    await alert(page).waitFor();
    expect(await alert(page).innerText()).toMatch(says);
    expect(await page.locator('article').count()).toBe(0);
  });

  it('reports that the service cannot be reached', async () => {
    const { page, account, service } = await open();
    await giveKey(page, await account());
    await service.close();
    await lookUp(page, 'example.com');
    await alert(page).waitFor();
    expect(await alert(page).innerText()).toContain('cannot be reached');
  });

  it('can be used with the keyboard alone', async () => {
    const { page, account } = await open();
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
    await page.locator('#domain').focus();
    await page.keyboard.type('example.com');
    // Without a key, the page turns to the field for it.
    await press('Enter');
    await alert(page).waitFor();
    await page.keyboard.type(await account());
    await press('Enter');
    await page.getByRole('heading', { name: 'example.com' }).waitFor();
    expect(await focused()).toBe('example.com');
    // The three ways to copy, the tiles, the tabs, the lines, the values: one stop each.
    await press('Tab', 'Tab', 'Tab', 'Tab');
    expect(await focused()).toContain('Registered');
    await press('ArrowDown');
    expect(await focused()).toContain('Example Registrar, Inc.');
    expect(await lit(page, '.line')).toEqual([expect.stringContaining('Registrar: Example Registrar')]);
    await press('Tab', 'ArrowRight');
    expect(await page.getByRole('tab', { selected: true }).innerText()).toBe('whois.registrar.example');
    await press('ArrowLeft', 'Tab', 'End');
    expect(await lit(page, '.value')).toContain('ns1.example.com');
    await press('Tab', 'End', 'Home');
    expect(await page.locator('.properties .value.lit').count()).toBeGreaterThan(0);
  });

  it.each(['light', 'dark'] as const)('has no violation found by axe, in %s', async (colorScheme) => {
    const { page, account } = await open({ examples: ['example.com'] }, { colorScheme });
    const faults = () => faultsOf(page);
    expect(await faults()).toEqual([]);
    await giveKey(page, await account());
    await lookUp(page, 'example.com');
    await page.getByRole('heading', { name: 'example.com' }).waitFor();
    await page.locator('.line', { hasText: 'Creation Date' }).first().hover();
    expect(await faults()).toEqual([]);
    await paste(page, RECORD);
    await value(page, 'clientHold').hover();
    expect(await faults()).toEqual([]);
    await giveKey(page, 'wrong');
    await lookUp(page, 'example.com');
    await alert(page).waitFor();
    expect(await faults()).toEqual([]);
  });

  it.each(['light', 'dark'] as const)(
    'has an API reference without violations found by axe, in %s',
    async (colorScheme) => {
      const { service } = await openTestService({ page: chromium.folder });
      const context = await chromium.browser.newContext({
        colorScheme,
        viewport: { width: 320, height: 640 },
      });
      onTestFinished(() => context.close());
      const page = await context.newPage();
      await page.goto(`${service.url}/docs`);
      expect(await faultsOf(page)).toEqual([]);
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      ).toBe(0);
    },
  );

  it('fits a phone: nothing is wider than it', async () => {
    const { page, account } = await open({}, { viewport: { width: 320, height: 640 }, hasTouch: true });
    await giveKey(page, await account());
    await lookUp(page, 'example.com');
    await page.getByRole('heading', { name: 'example.com' }).waitFor();
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await overflow()).toBe(0);
    await paste(
      page,
      `${RECORD}Registrant Name: ${'x'.repeat(400)}\n${'y'.repeat(400)}: ${'z'.repeat(400)}\n`,
    );
    await value(page, 'Some Registrar').tap();
    expect(await page.locator('.caption').innerText()).toContain('Registrar: Some Registrar');
    expect(await overflow()).toBe(0);
  });

  it(`shows ${HOSTILE.length} hostile records as text: nothing runs, nothing is loaded`, async () => {
    const { page, asked } = await open();
    const before = asked.length;
    for (const { payload, record } of HOSTILE) {
      await paste(page, record);
      const shown = await page.locator('.line .text').allTextContents();
      expect(shown.join('\n')).toContain(payload);
    }
    expect(asked.slice(before)).toEqual([]);
    const made = await page.evaluate(
      () =>
        document.querySelectorAll('#result :is(script, img, iframe, svg, link, base, style, a, form, b)')
          .length,
    );
    expect(made).toBe(0);
  });

  it('shows hostile parts of a lookup as text too', async () => {
    const text = HOSTILE.map(({ record }) => record).join('\n');
    const answers = [
      ...ANSWERS,
      fixture('whois.verisign-grs.com', 'hostile.com', `Domain Name: hostile.com\n${text}`),
    ];
    const { page, account, asked } = await open({ answers });
    await giveKey(page, await account());
    const before = asked.length;
    await lookUp(page, 'hostile.com');
    await page.locator('article').waitFor();
    const paths = asked.slice(before).map((url) => new URL(url).pathname);
    expect(paths).toEqual(['/v1/lookup/hostile.com']);
  });

  it('shows the beginning of a record of 20,000 lines, and says so', async () => {
    const { page } = await open();
    // Typed into the field it would take the browser itself a minute.
    await page.locator('#record').evaluate((field) => {
      (field as HTMLTextAreaElement).value = 'a: b\n'.repeat(20_000);
    });
    await page.getByRole('link', { name: 'Read a record' }).first().click();
    await page.getByRole('button', { name: 'Read it' }).click();
    await page.locator('article').waitFor();
    expect(await page.locator('.about').innerText()).toContain('the first 4000');
  });
});
