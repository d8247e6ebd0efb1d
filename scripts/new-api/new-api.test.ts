import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { buildSchema, extendSchema, parse, printSchema, validate, validateSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { problemsOf } from '#contract/compile';
import { findingsIn } from '../../test/audits/graphql-lint.ts';
import { fixture, probeOf } from './harness.ts';

/*
 * Tests the generated files in memory. `npm run lab -- new-api-check` writes them into a copy of the tree, and runs all checks
 * there.
 */
const BASE = readFileSync('src/graph/base.graphql', 'utf8');
const GRAPH = readFileSync('schema/manifold.graphql', 'utf8');
const findingsOf = (schema: string) => findingsIn(printSchema(buildSchema(`${BASE}\n${schema}`)));
const KNOWN = new Set(findingsOf(''));
const KEY = /^no-typename-prefix: \w+(?:Id|Uuid): /;

const ROOTS = {
  '': ['probes: offset', 'probe: one'],
  'library.yaml': ['books: offset', 'status: one', 'book: one', 'loans: offset'],
  'fleet.yaml': ['vehicles: page', 'depotTree: one', 'tags: one', 'mileage: one', 'positions: whole', 'vehicle: one'],
  'feed.json': ['entries: token', 'probeOrders: key', 'probeCountries: whole', 'version: one', 'probeOrder: one'],
};
const LEFT_OUT = {
  '': [],
  'library.yaml': [
    'POST /books: only GET is made; write the others by hand',
    'GET /books/{book-id}/cover: paths./books/{book-id}/cover.get.responses.200: the answer is image/png, not JSON',
    'GET /books: `fields`, which chooses fields: see `x-projection`',
    'GET /books: `range`, which is an object',
  ],
  'fleet.yaml': ['components.schemas.Vehicle.properties.owner: oneOf of several types is taken as any JSON'],
  'feed.json': ['RecordObject: no field can show the member `a.b`'],
};

describe.each(Object.keys(ROOTS) as (keyof typeof ROOTS)[])('an API of the document %j', (name) => {
  const { plan, files } = probeOf(fixture(name));
  const textOf = (file: string) => files.get(file) ?? expect.fail(`no ${file}`);
  const schema = textOf('src/subgraphs/probe/schema.graphql');

  it('has a root field for each operation, and lists omissions', () => {
    const roots = plan.roots.map(({ name: root, operation }) => `${root}: ${operation.list?.paging.style ?? 'one'}`);

    expect(roots).toEqual(ROOTS[name]);
    expect([...plan.made.leftOut, ...plan.types.leftOut]).toEqual(LEFT_OUT[name]);
  });

  it('has a contract without problems', () => {
    expect(problemsOf('probe.yaml', textOf('mesh/probe.yaml'))).toEqual([]);
  });

  it('has a schema that fits the graph, and follows its conventions', () => {
    const extended = extendSchema(buildSchema(GRAPH), parse(schema));

    expect(validateSchema(extended)).toEqual([]);
    expect(findingsOf(schema).filter((finding) => !KNOWN.has(finding) && !KEY.test(finding))).toEqual([]);
    expect(validate(extended, parse(textOf('examples/probe.graphql')))).toEqual([]);
  });

  it('has code that can be parsed', () => {
    const code = [...files].filter(([file]) => file.endsWith('.ts'));

    expect(code.length).toBeGreaterThan(4);
    for (const [, text] of code) expect(stripTypeScriptTypes(text)).not.toBe('');
  });
});

it('has nodes for objects that one key looks up', () => {
  const { files } = probeOf(fixture('library.yaml'));

  expect(files.get('src/subgraphs/probe/batches.ts')).toContain(
    'one: ({ probe }, key) => orNull(probe.getBookById({ bookId: key })),',
  );
  expect(files.get('src/subgraphs/probe/index.ts')).toContain(
    "Book: nodeType<Book>({ calls: [loads(bookById)], key: from('id', String), keys: ['bookId'], load: (key, { load }) => load(bookById, key) }),",
  );
});

it('marks guesses in the contract', () => {
  const contract = probeOf(fixture('feed.json')).files.get('mesh/probe.yaml') ?? '';

  expect(contract).toContain('# Guess: `maximum` of `limit`.\n      x-paging:');
  expect(contract).toContain('# Guess: no two rows have the same code.\n      x-row-key: /code');
  expect(contract).toContain('# Guess: `uuid` is always there: things are found again by it.');
});
