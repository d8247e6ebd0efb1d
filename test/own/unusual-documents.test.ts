import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { assertObjectType, buildSchema } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { json, mock } from '#test/harness';
import { linkPackage } from '#test/link-package';
import { PROGRAM } from '#test/packed-package';
import { startProduct } from '#test/product';
import { typeErrorsIn } from './type-errors-in.ts';

const TICKETS = readFileSync('examples/tickets.yaml', 'utf8');
const OWN_KEY = TICKETS.replaceAll('ticket_id', 'key')
  .replace('id: { type: integer, readOnly', 'key: { type: integer, readOnly')
  .replace('required: [id, subject', 'required: [key, subject');
const FILTER = TICKETS.replace(
  '- { name: ticket_id, in: path',
  '- { name: key, in: query, schema: { type: string } }\n        - { name: ticket_id, in: path',
);

const NULLS = TICKETS.replace('id: { type: integer, readOnly', 'id: { type: string, nullable: true, readOnly').replace(
  'required: [subject]\n      properties:\n        subject: { type: string }',
  `required: [subject, assignee_id, due, labels]
      properties:
        subject: { type: string, nullable: true }
        due: { type: string, format: date-time, nullable: true }
        labels: { type: array, nullable: true, items: { type: string } }`,
);

const NULL_ANSWERS = TICKETS.replaceAll(
  /(schema: )(\{ \$ref: '#\/components\/schemas\/Ticket' \})/g,
  '$1{ nullable: true, allOf: [$2] }',
);

const WORDS = TICKETS.replaceAll(
  /(name: ticket_id, in: path, required: true, schema: ){ type: integer }/g,
  '$1{ type: string, enum: [lamp, door] }',
).replace('id: { type: integer, readOnly', 'id: { type: string, enum: [lamp, door], readOnly');

const RESERVED = `${TICKETS.replace(
  'components:',
  `  /imports:
    post:
      operationId: createImport
      requestBody:
        required: true
        content: { application/json: { schema: { type: object, properties: { url: { type: string } } } } }
      responses:
        '201': { description: It., content: { application/json: { schema: { $ref: '#/components/schemas/Import' } } } }
components:`,
).replace('  schemas:', '  schemas:\n    Import: { type: object, properties: { state: { type: string } } }')}`;

/** A list by POST with its cursor in the body, a list without pages, and a POST without a body. */
const READS_BY_POST = `${TICKETS.replace(
  'components:',
  `  /tickets/query:
    post:
      operationId: queryTickets
      requestBody:
        required: true
        content: { application/json: { schema: { $ref: '#/components/schemas/Query' } } }
      responses: { '200': { description: A page., content: { application/json: { schema: { $ref: '#/components/schemas/Found' } } } } }
  /words:
    post:
      operationId: findWords
      requestBody: { content: { application/json: { schema: { type: object, required: [text], properties: { text: { type: string } } } } } }
      responses: { '200': { description: All., content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Comment' } } } } } }
  /state:
    post:
      operationId: getState
      responses: { '200': { description: It., content: { application/json: { schema: { $ref: '#/components/schemas/Person' } } } } }
components:`,
).replace(
  '  schemas:',
  `  schemas:
    Query: { type: object, properties: { start_cursor: { type: string }, page_size: { type: integer, maximum: 50 }, words: { type: string } } }
    Found: { type: object, properties: { results: { type: array, items: { $ref: '#/components/schemas/Ticket' } }, next_cursor: { type: string } } }`,
)}`;

const DOCUMENTS = [
  ['an object called import', 'imports', RESERVED],
  ['answers that may be null', 'answers', NULL_ANSWERS],
  ['keys of an enum', 'words', WORDS],
  ['a key called key', 'keys', OWN_KEY],
  ['a filter called key of a list below an object', 'filters', FILTER],
  ['keys, and required members of bodies, that may be null', 'nulls', NULLS],
  ['reads by POST', 'posts', READS_BY_POST],
] as const;
const QUERIES = ['queryTickets', '/words', 'getstate'];

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'manifold-own-'));
const manifold = async (cwd: string, ...args: string[]) =>
  (await run(process.execPath, [PROGRAM, ...args], { cwd: join(folder, cwd) })).stdout;
let typeErrors: readonly string[] = [];

beforeAll(async () => {
  linkPackage(folder);
  for (const [, name, document] of DOCUMENTS) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'tickets.yaml'), document);
    const queries = name === 'posts' ? QUERIES.flatMap((each) => ['--query', each]) : [];
    await manifold(name, 'add', 'tickets.yaml', '--name', name, ...queries);
  }
  typeErrors = await typeErrorsIn(folder);
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true }));

it.each(DOCUMENTS)('`manifold add` takes %s', { timeout: 120_000 }, async (_case, name) => {
  expect(typeErrors.filter((line) => line.startsWith(`${name}/`))).toEqual([]);
  const ticket = buildSchema(await manifold(name, 'schema', '--config', 'manifold.yaml')).getType('Ticket');
  expect(assertObjectType(ticket).getFields()).toHaveProperty('comments');
});

it('reads by POST what `--query` names: with its cursor in the body, and retried like a GET', async () => {
  const sent: string[] = [];
  const origin = await mock(({ method, target, body }) => {
    sent.push(`${method} ${target} ${body}`);
    if (target !== '/tickets/query') return json(target === '/words' ? [{ id: 'c', body: 'a' }] : { name: 'Ann' });
    if (sent.length === 1) return { ...json({}), status: 503 };
    const isFirst = !body.includes('start_cursor');
    const results = Array.from({ length: 50 }, (_, index) => ({
      id: (isFirst ? 1 : 51) + index,
      subject: 'S',
      status: 'open',
    }));
    return json({ results, ...(isFirst && { next_cursor: 'c2' }) });
  });
  const config = join(folder, 'posts', 'absolute.yaml');
  writeFileSync(config, `subgraphs: [${folder}/posts/apis/posts/index.ts]\n`);
  const { ask } = await startProduct(['--config', config], {
    MANIFOLD_POSTS_URL: origin,
  });

  const answers = [
    await ask('{ queryTickets(input: { words: "lamp" }, first: 60) { nodes { ticketId } pageInfo { hasNextPage } } }'),
    await ask('{ findWords(input: { text: "t" }) { nodes { body } } state { name } }'),
  ];

  expect(answers[0]?.data.queryTickets).toMatchObject({ nodes: { length: 60 }, pageInfo: { hasNextPage: true } });
  expect(answers[1]).toEqual({ data: { findWords: { nodes: [{ body: 'a' }] }, state: { name: 'Ann' } } });
  expect(sent).toEqual([
    'POST /tickets/query {"words":"lamp","page_size":50}',
    'POST /tickets/query {"words":"lamp","page_size":50}',
    'POST /tickets/query {"words":"lamp","page_size":10,"start_cursor":"c2"}',
    'POST /words {"text":"t"}',
    'POST /state ',
  ]);
}, 300_000);
