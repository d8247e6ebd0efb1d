import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, onTestFinished } from 'vitest';
import { MISSING } from './chromium.ts';
import { launch } from './launch.ts';

/** A browser for the tests of a file. The function opens a page, and closes it when its test is over. */
export function browserForFile() {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await launch();
    return () => browser?.close();
  });
  return async (address: string, options: BrowserContextOptions = {}): Promise<OpenedPage> => {
    if (!browser) throw new Error(MISSING);
    const context = await browser.newContext(options);
    // Shorter than that of a test, because its messages are better.
    context.setDefaultTimeout(30_000);
    onTestFinished(() => context.close());
    const page = await context.newPage();
    const complaints: string[] = [];
    const origins = new Set<string>();
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    page.on('request', (request) => origins.add(new URL(request.url()).origin));
    await page.goto(address);
    return { page, complaints, origins };
  };
}

export interface OpenedPage {
  readonly page: Page;
  /** Errors and warnings of the browser's console, violations of the content security policy included. */
  readonly complaints: readonly string[];
  /** The origins of all requests. */
  readonly origins: ReadonlySet<string>;
}
