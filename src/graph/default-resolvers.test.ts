import { buildSchema, execute, parse } from 'graphql';
import { expect, it } from 'vitest';
import { resolveByDefault } from './default-resolvers.ts';
import { readsOf } from './reads/declare-reads.ts';

const SCHEMA = `
  scalar JSON
  type Currency { code: ID! }
  type Money { amount: String! }
  type Bill { raw: JSON total: Money currencyCode: String currency: Currency }
  type Query { bill: Bill }
`;

it('reads raw values, amounts and currencies of fields without a resolver, and no others', async () => {
  const schema = buildSchema(SCHEMA);
  const bill = { total: 250, unit: 'eur', currencyCode: 'eur' };
  resolveByDefault(
    schema,
    new Map([
      ['Bill', { of: (cents: number, unit: string) => ({ amount: `${cents} ${unit}` }) as never, currency: 'unit' }],
    ]),
  );

  const document = parse('{ bill { raw total { amount } currency { code } } }');
  const { data } = await execute({ schema, document, rootValue: { bill } });

  expect(data).toEqual({ bill: { raw: bill, total: { amount: '250 eur' }, currency: { code: 'EUR' } } });
  const fields = Object.values((schema.getType('Bill') as any).getFields()) as any[];
  expect(fields.map(({ name, resolve }) => [name, resolve && readsOf(resolve)?.paths])).toEqual([
    ['raw', undefined],
    ['total', [['total'], ['unit']]],
    ['currencyCode', undefined],
    ['currency', [['currencyCode']]],
  ]);
});
