import { describe, expect, it, vi } from 'vitest';
import { slugs } from '#contracts';
import { fieldSources } from '#test/fields/field-sources';
import { fieldTable } from '#test/fields/field-table';
import { answeredOperations } from '#test/fields/rewritten-upstream';

/** Errors of answers that the contract allows, and why they are right. */
const EXPECTED: Record<string, string> = {
  'complete: transaction.inputs.nodes.previousOutput.index: The API sent a value that its type does not allow.':
    'The previous output of new coins has a number of its own and no address, and here it has one.',
  'least: executions.nodes.history.nodes.happenedAt: The API sent a value that its type does not allow.':
    'One of `timestamp` and `timeStamp` is always sent.',
  'least: execution.history.nodes.happenedAt: The API sent a value that its type does not allow.':
    'One of `timestamp` and `timeStamp` is always sent.',
  'least: executionHistory.nodes.happenedAt: The API sent a value that its type does not allow.':
    'One of `timestamp` and `timeStamp` is always sent.',
};

for (const without of ['batchRequests', 'batchRequests/*/batchUuid'])
  EXPECTED[`without listBatches ${without}: batches.nodes.payments: banking answered 404`] =
    'The UUID in its other place is invented, and no batch of the sandbox has it.';

const NO_CODE = 'countries.nodes.id: The API sent a value without the key that identifies it: Country has no `id`.';
for (const how of ['least', ...['Region', 'Name', 'Currency'].map((by) => `without listCountriesBy${by} */cca3`)])
  EXPECTED[`${how}: ${NO_CODE}`] = 'A country is identified by its three-letter code.';

vi.setConfig({ testTimeout: 300_000 });

/*
 * Each API answers with every property of its contract, and each property is then changed, left out and null in turn.
 * The tables in test/fields/tables tell which field of the graph is read from which property: `vitest run
 * test/audits/fields.test.ts -u` writes them.
 */
describe.each(slugs)('%s', (slug) => {
  it('reads each field from the property that its table has, without an error where that is absent', async () => {
    const all = await fieldSources(slug);
    const called = new Set(all.flatMap(({ operations }) => operations));
    const errors = all.flatMap((each) => each.errors).filter((error) => !(error in EXPECTED));

    expect(errors).toEqual([]);
    expect(answeredOperations(slug).filter(({ id }) => !called.has(id))).toEqual([]);
    await expect(fieldTable(all)).toMatchFileSnapshot(`../fields/tables/${slug}.txt`);
  });
});
