import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { buildPage } from '../../../scripts/build-page.js';

const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
  existsSync,
);

/** Where there is none, what runs in a browser is not tested, and says so. */
export const NO_BROWSER = CHROMIUM === undefined;
if (NO_BROWSER) console.warn('skipped: no Chromium here, so the page is not tried in a browser');

/** Sandboxes within containers have no rights to make their own; what the browser opens here is ours alone. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: CHROMIUM ?? '', args: ['--no-sandbox'] });

/** The page, built into a folder of its own. */
export async function builtPage(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = `${await mkdtemp(join(tmpdir(), 'port43-page-'))}/`;
  await buildPage(folder);
  return { folder, remove: () => rm(folder, { recursive: true }) };
}

/** A browser and the page for the tests of a file: call it where tests are declared, and use what it returns within tests. */
export function inBrowser(): { readonly browser: Browser; readonly folder: string } {
  let opened: Browser | undefined;
  let built: Awaited<ReturnType<typeof builtPage>> | undefined;
  beforeAll(async () => {
    [opened, built] = await Promise.all([openBrowser(), builtPage()]);
  });
  afterAll(async () => {
    await opened?.close();
    await built?.remove();
  });
  const here = <Value>(value: Value | undefined): Value => {
    if (value === undefined) throw new Error('the browser is open within tests only');
    return value;
  };
  return {
    get browser() {
      return here(opened);
    },
    get folder() {
      return here(built).folder;
    },
  };
}

/** A page of the service in a tab of its own, with what it asked for and what it complained of. */
export interface Tab {
  page: Page;
  /** URLs of all its requests, without the icon, which browsers request again with each change of the address. */
  asked: string[];
  /** Errors of its scripts, and what its policy kept it from. */
  complaints: string[];
}

export async function openTab(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<Tab> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, ...options });
  context.setDefaultTimeout(10_000);
  const page = await context.newPage();
  const [asked, complaints]: [string[], string[]] = [[], []];
  page.on('request', (request) => {
    if (!request.url().endsWith('/page/icon.svg')) asked.push(request.url());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('dialog', (dialog) => {
    complaints.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    // A status that is no success is the browser's own word about an answer, which the page shows.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(message.text());
  });
  await page.goto(url);
  await page.locator('html[data-ready]').waitFor();
  return { page, asked, complaints };
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds, each with the elements that have it. */
export async function faultsOf(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run();
    return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)].join('\n'));
  });
}
