import { once } from 'node:events';
import { createServer, type RequestListener, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openTestService } from '../service/support/test-service.js';
import { inBrowser, NO_BROWSER, openTab } from './support/browser.js';

/** Serves on loopback until the test ends; gives the port. */
async function listen(listener: RequestListener): Promise<number> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

describe.skipIf(NO_BROWSER)('a browser that knows a customer’s key', () => {
  const chromium = inBrowser();

  it('is not charged for a page of another site: neither by a form, nor by a picture, nor by a link', async () => {
    const { service, account, get, log } = await openTestService({ page: chromium.folder });
    const key = await account({ plan: 'payg', credits: 10 });
    const site = await listen((_request, response) => {
      response.setHeader('content-type', 'text/html').end(`<title>Shop</title>
        <img src="${service.url}/v1/whois/example.com" alt="">
        <form method="post" enctype="text/plain" action="${service.url}/v1/jobs?want=availability">
        <input name="example.com"><button>Win</button></form>
        <a href="${service.url}/v1/whois/example.com/record">Look</a>`);
    });
    const context = await chromium.browser.newContext({ httpCredentials: { username: key, password: 'X' } });
    onTestFinished(() => context.close());
    const page = await context.newPage();

    // Once asked for, the key goes along with whatever the browser asks of the service.
    const typed = await page.goto(`${service.url}/v1/account`);
    expect(typed?.status()).toBe(200);

    const shop = `http://localhost:${site}/`;
    await page.goto(shop);
    const posted = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('button').click();
    expect((await posted).status()).toBe(403);
    await page.goto(shop);
    const followed = page.waitForResponse(`${service.url}/v1/whois/example.com/record`);
    await page.getByRole('link').click();
    expect((await followed).status()).toBe(403);
    expect(await page.locator('body').innerText()).toContain('CrossSiteRequest');
    // The browser shows nobody what became of the picture.
    const refused = () =>
      log
        .map((line) => JSON.parse(line))
        .filter(({ error }) => error === 'CrossSiteRequest')
        .map(({ method, route, status }) => `${method} ${route} ${status}`);
    await expect
      .poll(() => [...new Set(refused())].sort())
      .toEqual(['GET /v1/whois/:domain 403', 'GET /v1/whois/:domain/record 403', 'POST /v1/jobs 403']);

    expect((await get('/v1/account', key)).json.account.credits_remaining).toBe(10);
    expect((await get('/v1/jobs', key)).json.jobs).toEqual([]);
  });

  it('looks up names on the service’s own page, also behind a proxy that sends another host', async () => {
    const { service, account } = await openTestService({ page: chromium.folder, behindProxy: true });
    const proxy = await listen((asked, response) => {
      const { method, url: path, headers } = asked;
      const options = { port: service.port, method, path, headers: { ...headers, host: 'port43.internal' } };
      const passed = request(options, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      asked.pipe(passed);
    });
    const { page } = await openTab(chromium.browser, `http://localhost:${proxy}/#example.com`);
    onTestFinished(() => page.context().close());
    await page.getByText('API key').click();
    await page.getByLabel('Key', { exact: true }).fill(await account());
    await page.getByRole('button', { name: 'Look up' }).click();
    await page.getByRole('heading', { name: 'example.com' }).waitFor();
    expect(await page.locator('#left').innerText()).toBe('999 credits left');
  });
});
