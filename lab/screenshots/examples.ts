import type { Page } from 'playwright-core';

/** What to do before each picture, by its name. */
export type Pictures = Readonly<Record<string, (page: Page, origin: string) => Promise<unknown>>>;

const PHONE = { width: 390, height: 844 };

/** The pictures of the applications in `examples/`. */
export const EXAMPLES: Readonly<Record<string, Pictures>> = {
  web: {
    async 'web-desktop'(page, origin) {
      await page.goto(`${origin}#/orders`);
      await page.getByRole('link', { name: 'Dispute: reply' }).first().click();
      await page.getByRole('heading', { name: 'Parcels' }).waitFor();
    },
    async 'web-dark'(page, origin) {
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.goto(`${origin}#/countries/DE`);
      await page.getByRole('button', { name: 'Show more of' }).waitFor();
      await page.getByText('of 250').waitFor();
    },
    async 'web-phone'(page, origin) {
      await page.setViewportSize(PHONE);
      await page.goto(`${origin}#/orders`);
      await page.getByRole('radio', { name: 'To ship' }).check();
      await page.getByRole('list', { name: 'Orders' }).getByRole('link').nth(9).waitFor();
    },
    async 'web-phone-detail'(page, origin) {
      await page.setViewportSize(PHONE);
      await page.goto(`${origin}#/orders`);
      await page.getByRole('radio', { name: 'To ship' }).check();
      await page.getByRole('link', { name: 'To ship' }).first().click();
      await page.getByLabel('Tracking number').fill('not a number!');
      await page.getByRole('button', { name: 'Ship', exact: true }).click();
      await page.getByText('Use letters and digits').scrollIntoViewIfNeeded();
    },
    async 'web-inbox'(page, origin) {
      await page.goto(`${origin}#/inbox`);
      await page.getByText('appear here by themselves').waitFor();
      await page.getByRole('list', { name: 'Requests' }).getByRole('link').nth(2).click();
      await page.getByRole('heading', { name: 'Body' }).waitFor();
    },
    async 'web-phone-chain'(page, origin) {
      await page.setViewportSize(PHONE);
      await page.goto(`${origin}#/chain`);
      await page.getByRole('list', { name: 'Blocks' }).getByRole('link').nth(7).waitFor();
    },
  },
  relay: {
    async 'relay-desktop'(page, origin) {
      await page.goto(origin);
      await page.getByRole('button', { name: 'Show more' }).waitFor();
    },
    async 'relay-phone'(page, origin) {
      await page.setViewportSize(PHONE);
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.goto(origin);
      await page.getByRole('button', { name: 'Show more' }).waitFor();
    },
  },
};
