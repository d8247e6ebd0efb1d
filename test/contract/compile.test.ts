import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { readContract } from '#contract';
import { type ContractDocument, compileContract } from '#contract/compile';
import { slugs } from '#contracts';
import { annotationProblems } from '../../scripts/contract/annotation-problems.ts';
import { readContract as readDocument } from '../../scripts/contract/document.ts';

const generated = (name: string) => readFileSync(new URL(`../../mesh/generated/${name}`, import.meta.url), 'utf8');

describe.each(slugs)('the contract of %s', (slug) => {
  const { contract, requests } = compileContract(readDocument(slug));
  const { probe, ...data } = JSON.parse(JSON.stringify(contract)) as typeof contract;

  it('compiles without Mesh to what is generated with it', () => {
    expect(data).toEqual(readContract(slug));
    expect(requests).toEqual(JSON.parse(generated(`${slug}.requests.json`)));
    expect({ probe }).toEqual(JSON.parse(generated(`${slug}.probe.json`)));
  });

  it('agrees with the annotations of Mesh', () => {
    expect(annotationProblems(data, buildSchema(generated(`${slug}.graphql`)))).toEqual([]);
  });
});

it('names each difference from the annotations of Mesh', () => {
  const contract = readContract('quotes');
  const { getQuote, listQuotes } = contract.operations;
  const changed = {
    ...contract,
    operations: {
      getQuote: { ...getQuote, method: 'POST' },
      listQuotes: {
        ...listQuotes,
        query: [
          { name: 'tags', style: 'repeat' },
          { name: 'mood', style: 'value' },
        ],
      },
      getMood: { ...getQuote, id: 'getMood' },
    },
  } as unknown as typeof contract;

  expect(annotationProblems(changed, buildSchema(generated('quotes.graphql')))).toEqual([
    'Mesh made GET /quotes/{id} of POST /quotes/{id}',
    'Mesh lost mood of listQuotes',
    'Mesh joins the values of tags of listQuotes by commas',
    'Mesh made no field quotes_getMood',
  ]);
});

it('marks forms with nested members', () => {
  const document = (nested: boolean) =>
    ({
      info: { title: 'Forms' },
      'x-api': { id: 'own', slug: 'forms' },
      paths: {
        '/forms': {
          post: {
            operationId: 'send',
            requestBody: {
              ...(nested && { 'x-nested': true }),
              content: { 'application/x-www-form-urlencoded': { schema: { type: 'object' } } },
            },
            responses: { '204': {} },
          },
        },
      },
      components: {},
    }) as unknown as ContractDocument;
  const bodyOf = (nested: boolean) => compileContract(document(nested)).contract.operations['send']?.body;

  const plain = { kind: 'form', mediaType: 'application/x-www-form-urlencoded', required: false };
  expect(bodyOf(false)).toEqual(plain);
  expect(bodyOf(true)).toEqual({ ...plain, nested: true });
});

it.each([
  [{ default: ['application/json', 'text/html'] }, ['application/json']],
  [{ '404': ['text/html'], default: ['text/plain', 'text/html'] }, ['text/html', 'text/plain']],
  [{}, []],
])('an operation whose success has no body, and whose failures are %j, accepts %j', (failures, mediaTypes) => {
  const replies = Object.entries(failures).map(([status, types]) => [
    status,
    { content: Object.fromEntries(types.map((type) => [type, {}])) },
  ]);
  const document = {
    info: { title: 'Forms' },
    'x-api': { id: 'own', slug: 'forms' },
    paths: {
      '/forms': { delete: { operationId: 'clear', responses: { '204': {}, ...Object.fromEntries(replies) } } },
    },
    components: {},
  } as unknown as ContractDocument;

  expect(compileContract(document).contract.operations['clear']?.answer).toMatchObject({ kind: 'empty', mediaTypes });
});
