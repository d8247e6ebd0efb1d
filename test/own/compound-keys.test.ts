import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { json, mock } from '#test/harness';
import { linkPackage } from '#test/link-package';
import { PROGRAM } from '#test/packed-package';
import { startProduct } from '#test/product';
import { typeErrorsIn } from './type-errors-in.ts';

// Processes are started, on a machine that may be busy.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const folder = mkdtempSync(join(tmpdir(), 'manifold-cards-'));
const config = join(folder, 'own.yaml');
const CARD = { id: 7, account_id: 'a/1', label: 'Blue' };

beforeAll(() => {
  linkPackage(folder);
  const args = ['add', resolve('src/own/fixtures/cards.yaml'), '--name', 'cards'];
  execFileSync(process.execPath, [PROGRAM, ...args], { cwd: folder });
  writeFileSync(config, `subgraphs: [${folder}/apis/cards/index.ts]\n`);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('objects that several path parameters look up', () => {
  it('have code that type-checks as it is', async () => {
    expect(await typeErrorsIn(folder)).toEqual([]);
  });

  it('are nodes, which are looked up by all of these, and added to the list that their path is of', async () => {
    const sent: string[] = [];
    const origin = await mock(({ method, target }) => {
      sent.push(`${method} ${target}`);
      return json(target.includes('?') ? [CARD] : CARD);
    });
    const { ask } = await startProduct(['--config', config], { MANIFOLD_CARDS_URL: origin });

    const list = await ask('{ cards(accountId: "a/1", first: 5) { nodes { id cardId label } } }');
    const [card] = list.data.cards.nodes;
    const found = await ask(`{ node(id: "${card.id}") { ... on Card { id label } } }`);
    const made = await ask(`mutation {
      createCard(input: { accountId: "a/1", label: "Blue" }) {
        ... on CreateCardSuccess { card { id } cardEdge { cursor node { id } } }
      }
    }`);
    const { cardEdge } = made.data.createCard;
    const after = await ask(`{ cards(accountId: "a/1", first: 5, after: "${cardEdge.cursor}") { nodes { id } } }`);

    expect(list.data.cards.nodes).toEqual([{ id: card.id, cardId: '7', label: 'Blue' }]);
    expect(found.data).toEqual({ node: { id: card.id, label: 'Blue' } });
    expect(made.data.createCard).toMatchObject({ card: { id: card.id }, cardEdge: { node: { id: card.id } } });
    expect(after.errors).toBeUndefined();
    expect(sent).toEqual([
      'GET /accounts/a%2F1/cards?limit=5&offset=0',
      'GET /accounts/a%2F1/cards/7',
      'POST /accounts/a%2F1/cards',
      'GET /accounts/a%2F1/cards?limit=5&offset=1',
    ]);
  });

  it('are not looked up by a made up id', async () => {
    const { ask } = await startProduct(['--config', config]);

    for (const id of ['Card:7', 'Card:["a"]', 'Card:["a",7]']) {
      const { errors } = await ask(`{ node(id: "${Buffer.from(id).toString('base64url')}") { id } }`);
      expect(errors).toMatchObject([
        { message: '`id` is not one that this graph gave out.', extensions: { code: 'BAD_USER_INPUT' } },
      ]);
    }
  });
});
