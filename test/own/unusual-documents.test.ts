import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { assertObjectType, buildSchema } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { linkPackage } from '#test/link-package';
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

const DOCUMENTS = [
  ['an object called import', 'imports', RESERVED],
  ['answers that may be null', 'answers', NULL_ANSWERS],
  ['keys of an enum', 'words', WORDS],
  ['a key called key', 'keys', OWN_KEY],
  ['a filter called key of a list below an object', 'filters', FILTER],
  ['keys, and required members of bodies, that may be null', 'nulls', NULLS],
] as const;

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'manifold-own-'));
const manifold = async (cwd: string, ...args: string[]) =>
  (await run(process.execPath, [resolve('src/main.ts'), ...args], { cwd: join(folder, cwd) })).stdout;
let typeErrors: readonly string[] = [];

beforeAll(async () => {
  linkPackage(folder);
  for (const [, name, document] of DOCUMENTS) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'tickets.yaml'), document);
    await manifold(name, 'add', 'tickets.yaml', '--name', name);
  }
  typeErrors = await typeErrorsIn(folder);
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true }));

it.each(DOCUMENTS)('`manifold add` takes %s', { timeout: 120_000 }, async (_case, name) => {
  expect(typeErrors.filter((line) => line.startsWith(`${name}/`))).toEqual([]);
  const ticket = buildSchema(await manifold(name, 'schema', '--config', 'manifold.yaml')).getType('Ticket');
  expect(assertObjectType(ticket).getFields()).toHaveProperty('comments');
});
