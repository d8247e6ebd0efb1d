import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { assertObjectType, buildSchema } from 'graphql';
import { expect, it, onTestFinished } from 'vitest';
import { linkPackage } from '#test/link-package';
import { typeErrorsIn } from './type-errors-in.ts';

const TICKETS = readFileSync('src/own/fixtures/tickets.yaml', 'utf8');
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

it.each([
  ['an object called import', RESERVED],
  ['answers that may be null', NULL_ANSWERS],
  ['keys of an enum', WORDS],
  ['a key called key', OWN_KEY],
  ['a filter called key of a list below an object', FILTER],
  ['keys, and required members of bodies, that may be null', NULLS],
])('`manifold add` takes %s', { timeout: 120_000 }, (_case, document) => {
  const folder = mkdtempSync(join(tmpdir(), 'manifold-own-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  linkPackage(folder);
  writeFileSync(join(folder, 'tickets.yaml'), document);
  const manifold = (...args: string[]) =>
    execFileSync(process.execPath, [resolve('src/main.ts'), ...args], { cwd: folder, encoding: 'utf8' });

  manifold('add', 'tickets.yaml', '--name', 'desk');

  expect(typeErrorsIn(folder)).toEqual([]);
  const ticket = buildSchema(manifold('schema', '--config', 'manifold.yaml')).getType('Ticket');
  expect(assertObjectType(ticket).getFields()).toHaveProperty('comments');
});
