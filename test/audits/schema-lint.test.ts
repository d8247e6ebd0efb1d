import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { slugs } from '#contracts';
import { readContract } from '../../scripts/contract/document.ts';
import { contractOperation, rootOf, specified } from '../../scripts/contract/specified.ts';
import { findingsIn } from './graphql-lint.ts';

const text = readFileSync('schema/manifold.graphql', 'utf8');

/** What is as it is for a reason. */
const ACCEPTED: Readonly<Record<string, string>> = {};

/** `id` is the graph's own, so that an API's key of an order is its `orderId`. */
const isKey = (finding: string) => /^no-typename-prefix: \w+(?:Id|Uuid): /.test(finding);

it('is written as graphs are written: by the rules of GraphQL ESLint, those for Relay among them', () => {
  const findings = findingsIn(text);

  expect(findings.filter((finding) => !isKey(finding)).toSorted()).toEqual(Object.keys(ACCEPTED).toSorted());
});

/** Of these lists the first 1000 rows can be read, and most have more. */
const ENDLESS = new Set(['query.journals', 'query.articles']);

it('can be read backwards wherever the API pages neither by tokens nor by keys, and its lists can be read to their ends', () => {
  const fields = buildSchema(text).getQueryType()?.getFields() ?? {};
  const contracts = new Map(slugs.map((slug) => [slug as string, readContract(slug)]));
  const wrong = specified.filter((each) => {
    const args = fields[rootOf(each).field]?.args.map(({ name }) => name) ?? [];
    const contract = contracts.get(each.slug);
    const style = contract && contractOperation(contract, each)?.['x-paging']?.style;
    const isForward = style === 'token' || style === 'key' || ENDLESS.has(each.root);
    return args.includes('first') && args.includes('last') === isForward;
  });

  expect(wrong.map(({ root }) => root)).toEqual([]);
});
