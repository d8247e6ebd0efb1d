import { describe, expect, it } from 'vitest';
import { gatewayOver, json } from '#test/harness';
import { toGlobalId } from './node.ts';

const rate = (last: number) => ({ last, buy: last, sell: last, symbol: '' });

describe('Currency', () => {
  it('has the name and the symbol of CLDR, which are null for a code that CLDR lacks', async () => {
    const { run, sent } = await gatewayOver('blockchain', [json({ EUR: rate(2), AUD: rate(3), XZZ: rate(4) })]);

    const { data, errors } = await run('{ exchangeRates { currency { id code name symbol } } }');

    expect(errors).toBeUndefined();
    expect(sent.length).toBe(1);
    expect(data.exchangeRates.map(({ currency }: any) => currency)).toEqual([
      { id: toGlobalId('Currency', 'EUR'), code: 'EUR', name: 'Euro', symbol: '€' },
      { id: toGlobalId('Currency', 'AUD'), code: 'AUD', name: 'Australian Dollar', symbol: 'A$' },
      { id: toGlobalId('Currency', 'XZZ'), code: 'XZZ', name: null, symbol: null },
    ]);
  });

  it('is found again by its id without a call', async () => {
    const { run, sent } = await gatewayOver('blockchain', []);
    const ids = ['EUR', 'eur', 'EURO', 'XZZ'].map((key) => toGlobalId('Currency', key));

    const { data, errors } = await run(
      'query ($ids: [ID!]!) { nodes(ids: $ids) { id ... on Currency { code name } } }',
      { ids },
    );

    expect(errors).toBeUndefined();
    expect(sent).toEqual([]);
    expect(data.nodes).toEqual([
      { id: ids[0], code: 'EUR', name: 'Euro' },
      null,
      null,
      { id: ids[3], code: 'XZZ', name: null },
    ]);
  });

  it('is found by its code in any case, and by its id, without a call', async () => {
    const { run, sent } = await gatewayOver('jokes', []);

    const { data, errors } = await run(
      `{ code: currency(id: "eur") { id name } id: currency(id: "${toGlobalId('Currency', 'EUR')}") { code } wrong: currency(id: "EURO") { code } }`,
    );

    expect(data).toEqual({
      code: { id: toGlobalId('Currency', 'EUR'), name: 'Euro' },
      id: { code: 'EUR' },
      wrong: null,
    });
    expect(errors).toMatchObject([{ path: ['wrong'], extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(sent).toEqual([]);
  });
});
