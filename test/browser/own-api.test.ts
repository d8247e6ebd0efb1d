import { expect, it, onTestFinished } from 'vitest';
import { createGateway } from '#library';
import { defineSubgraph } from '#own';
import { TICKETS } from '../../src/own/harness.ts';
import { browserForFile } from './setup.ts';

const open = browserForFile();
const SCHEMA = `
extend type Query {
  "A ticket."
  ticket(id: ID!): Ticket
}
"A ticket."
type Ticket { subject: String! country: Country }`;

it("the console shows an API of one's own, on the board and in the picture", async () => {
  const desk = defineSubgraph({ slug: 'desk', contract: TICKETS, schema: SCHEMA, resolvers: {} });
  const gateway = createGateway(
    {
      unconfigured: 'omit',
      server: { port: 0, console: true },
      apis: { desk: { url: 'http://127.0.0.1:9' }, countries: { url: 'http://127.0.0.1:9' } },
    },
    { subgraphs: [desk], log: () => undefined },
  );
  onTestFinished(() => gateway.close());
  const { url } = await gateway.listen();

  const { page, complaints } = await open(new URL('/', url).href);

  const card = page.locator('[data-slug="desk"]');
  await card.waitFor();
  const slugs = await page.evaluate("[...document.querySelectorAll('[data-slug]')].map((each) => each.dataset.slug)");
  expect(slugs).toEqual(['countries', 'desk']);
  expect(await card.textContent()).toMatch(/Ticket(?! API)/);
  await page.goto(new URL('/#/graph/desk', url).href);
  const boxes = page.locator('.picture a');
  await boxes.first().waitFor();
  expect((await boxes.allTextContents()).toSorted()).toEqual(['Ticket', 'countries', 'ticket']);
  expect(complaints).toEqual([]);
});
