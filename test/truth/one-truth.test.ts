import { expect, it } from 'vitest';
import { slugs } from '#contracts';
import { gatewayOverSandbox } from '#test/over-sandbox';
import { differences, recordsAt } from './differences.ts';
import { exampleRecords } from './example-records.ts';
import type { RecordPath } from './record-paths.ts';
import { recordSelection } from './record-selection.ts';

const MOST_RECORDS = 10;

it('tells one truth about a record, however it was reached', async () => {
  const { gateway, run } = await gatewayOverSandbox(...slugs);
  const { schema } = gateway;
  const { paths, argumentsOf, headersOf } = exampleRecords(schema);
  const findings: string[] = [];
  const reached = new Set<string>();

  for (const path of paths) await follow(path);

  async function follow(path: RecordPath) {
    const { kind, name, type, steps } = path;
    const selection = recordSelection(schema, type, argumentsOf);
    const headers = headersOf(path);
    const text = `${kind} { ${steps.join(' { ')} ${selection} ${'}'.repeat(steps.length)}`;
    const { data, errors } = await run(text, {}, headers);
    if (errors) findings.push(`${name}: ${JSON.stringify(errors[0]).slice(0, 300)}`);
    const records = recordsAt(data, steps).slice(0, MOST_RECORDS);
    if (records.length === 0) return;
    reached.add(type.name);
    const ids = records.map(({ id }) => id);
    const again = await run(
      `query ($ids: [ID!]!) { nodes(ids: $ids) { ... on ${type.name} ${selection} } }`,
      { ids },
      headers,
    );
    if (again.errors) findings.push(`${name}, refetched: ${JSON.stringify(again.errors[0]).slice(0, 300)}`);
    for (const [index, record] of records.entries()) {
      const found = again.data?.nodes?.[index];
      if (!found) findings.push(`${name}: ${type.name} is not found again`);
      else findings.push(...differences(record, found).map((each) => `${name}: ${each}`));
    }
  }

  expect([...new Set(findings)]).toEqual([]);
  expect(reached.size).toBeGreaterThan(20);
}, 120_000);
