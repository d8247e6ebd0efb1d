import { expect, it } from 'vitest';
import type { EntityType } from '#graph';
import { recordsAt } from '../truth/differences.ts';
import { exampleRecords } from '../truth/example-records.ts';
import type { RecordPath } from '../truth/record-paths.ts';
import { subgraphOverSandbox } from './supergraph.ts';

const MOST_RECORDS = 10;
/** Types of which the examples reach no record. */
const UNREACHED = ['ShippingFulfillment', 'OtherShareInvitation', 'MapRun'];

it('finds every record by each of its keys, for no more than its price', async () => {
  const { gateway, post } = await subgraphOverSandbox();
  const { paths, headersOf } = exampleRecords(gateway.schema);
  const entities: ReadonlyMap<string, EntityType> = gateway.pricing.graph.federation?.entities ?? new Map();
  const findings: string[] = [];
  const tried = new Set<string>();
  for (const path of paths) await follow(path);

  async function ask(query: string, headers: Readonly<Record<string, string>>, variables = {}) {
    const { body } = await post({ query, variables, extensions: { cost: true } }, headers);
    return JSON.parse(String(body));
  }

  async function follow(path: RecordPath) {
    const { kind, type, steps } = path;
    const { lookups } = entities.get(type.name) ?? { lookups: [] };
    const left = lookups.filter(({ fields }) => !tried.has(`${type.name} ${fields.join(' ')}`));
    if (left.length === 0) return;
    const names = [...new Set(['id', ...left.flatMap(({ fields }) => fields)])].join(' ');
    const headers = headersOf(path);
    const { data } = await ask(`${kind} { ${steps.join(' { ')} { ${names} } ${'}'.repeat(steps.length)}`, headers);
    const records = recordsAt(data, steps).slice(0, MOST_RECORDS);
    for (const { fields } of left) {
      const keyed = records.filter((record) => fields.every((field) => record[field] !== null));
      if (keyed.length > 0) await lookUp(type.name, fields, keyed, headers);
    }
  }

  async function lookUp(
    type: string,
    fields: readonly string[],
    records: readonly Readonly<Record<string, unknown>>[],
    headers: Readonly<Record<string, string>>,
  ) {
    const key = `${type} ${fields.join(' ')}`;
    tried.add(key);
    const representations = records.map((record) => ({
      __typename: type,
      ...Object.fromEntries(fields.map((field) => [field, record[field]])),
    }));
    const query = `query ($r: [_Any!]!) { _entities(representations: $r) { ... on ${type} { id } } }`;
    const { data, errors, extensions } = await ask(query, headers, { r: representations });
    if (errors) findings.push(`${key}: ${errors[0].message}`);
    const found = data?._entities?.map((each: { id: string } | null) => each?.id);
    const expected = records.map(({ id }) => id);
    if (JSON.stringify(found) !== JSON.stringify(expected))
      findings.push(`${key}: found ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`);
    const { actual, estimated } = extensions.cost;
    if (actual > estimated.worst) findings.push(`${key}: ${actual} calls, ${estimated.worst} at most`);
  }

  expect(findings).toEqual([]);
  const missing = [...entities.values()]
    .filter(({ name }) => gateway.pricing.graph.nodes.has(name) && !UNREACHED.includes(name))
    .flatMap(({ name, lookups }) => lookups.map(({ fields }) => `${name} ${fields.join(' ')}`))
    .filter((key) => !tried.has(key));
  expect(missing).toEqual([]);
}, 120_000);
