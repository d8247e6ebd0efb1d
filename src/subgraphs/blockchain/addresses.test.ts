import { describe, expect, it } from 'vitest';
import { gatewayOver, json, type Sent, text } from '#test/harness';
import { gatewayOverSandbox } from '#test/over-sandbox';

const targets = (sent: readonly Sent[]) => sent.map(({ target }) => target);
const range = (count: number) => Array.from({ length: count }, (_, index) => index);
const balances = ({ target }: Sent) => {
  const addresses = decodeURIComponent(target.slice('/balance?active='.length)).split('|');
  const known = addresses.filter((each) => each !== 'unknown');
  return json(Object.fromEntries(known.map((each) => [each, { final_balance: 5, n_tx: 3, total_received: 9 }])));
};
const all = (count: number, fields: string) =>
  `{ ${range(count)
    .map((n) => `a${n}: addressBalance(id: "a${n}") { ${fields} }`)
    .join(' ')} }`;
const callFor = (numbers: readonly number[]) => `/balance?active=${numbers.map((n) => `a${n}`).join('%7C')}`;
const LIMITS = { settings: { limits: { aliases: 100 } } };

describe('AddressBalance', () => {
  it('costs a call for each fifty addresses', async () => {
    const { run, sent } = await gatewayOver('blockchain', balances, LIMITS);

    const { data, errors } = await run(all(60, 'amount { satoshis }'));

    expect(errors).toBeUndefined();
    expect(targets(sent)).toEqual([callFor(range(50)), callFor(range(10).map((n) => n + 50))]);
    expect(data.a59).toEqual({ amount: { satoshis: '5' } });
  });

  it('costs no further call for what addresses received and how often they were used', async () => {
    const { run, sent } = await gatewayOver('blockchain', balances);

    const { data, errors } = await run(all(10, 'amount { satoshis } totalReceived { satoshis } transactionCount'));

    expect(errors).toBeUndefined();
    expect(targets(sent)).toEqual([callFor(range(10))]);
    expect(data.a9).toEqual({ amount: { satoshis: '5' }, totalReceived: { satoshis: '9' }, transactionCount: 3 });
  });

  it('costs a call of the specification for each address where others are switched off', async () => {
    const { run, sent } = await gatewayOver('blockchain', () => text('7'), {
      settings: { apis: { blockchain: { extras: false } } },
    });

    const { data, errors } = await run('{ a: addressBalance(id: "a") { raw } b: addressBalance(id: "b") { raw } }');

    expect(errors).toBeUndefined();
    expect(targets(sent)).toEqual(['/q/addressbalance/a', '/q/addressbalance/b']);
    expect(data).toEqual({ a: { raw: 7 }, b: { raw: 7 } });
    expect((await run('{ addressBalance(id: "a") { transactionCount } }')).errors).toMatchObject([
      { extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } },
    ]);
  });

  it('is null for an address that the answer for several leaves out', async () => {
    const { run } = await gatewayOver('blockchain', balances);

    const answer = await run('{ a: addressBalance(id: "a") { address } b: addressBalance(id: "unknown") { address } }');

    expect(answer).toEqual({ data: { a: { address: 'a' }, b: null } });
  });
});

describe('AddressBalance.unspentOutputs', () => {
  const QUERY = `{ addressBalance(id: "a") { unspentOutputs(first: 1) { totalCount nodes {
    transactionHash transactionIndex index confirmations script amount { satoshis bitcoins } } } } }`;
  const output = (n: number) => ({
    tx_hash: '0f0e',
    tx_hash_big_endian: '0e0f',
    tx_index: 7,
    tx_output_n: n,
    script: '0014',
    value: 100 + n,
    value_hex: '64',
    confirmations: 4,
  });

  it('shows the outputs that can be spent', async () => {
    const { run, sent } = await gatewayOver('blockchain', ({ target }) =>
      target.startsWith('/unspent') ? json({ unspent_outputs: [output(0), output(1)] }) : text('201'),
    );

    const { data, errors } = await run(QUERY);

    expect(errors).toBeUndefined();
    expect(sent[1]).toEqual({ method: 'GET', target: '/unspent?active=a&limit=1000', headers: {}, body: '' });
    expect(data.addressBalance.unspentOutputs).toEqual({
      totalCount: 2,
      nodes: [
        {
          transactionHash: '0e0f',
          transactionIndex: '7',
          index: 0,
          confirmations: 4,
          script: '0014',
          amount: { satoshis: '100', bitcoins: '0.00000100' },
        },
      ],
    });
  });

  it.each([
    ['words', text('No free outputs to spend', 500)],
    ['an error', json({ error: 'No free outputs to spend' }, 500)],
  ])('is empty where the API says so in %s', async (_how, reply) => {
    const { run } = await gatewayOver('blockchain', ({ target }) =>
      target.startsWith('/unspent') ? reply : text('0'),
    );

    expect(await run(QUERY)).toEqual({ data: { addressBalance: { unspentOutputs: { totalCount: 0, nodes: [] } } } });
  });

  it('fails alone', async () => {
    const { run } = await gatewayOver('blockchain', ({ target }) =>
      target.startsWith('/unspent') ? json({ error: 'internal' }, 500) : text('0'),
    );

    const { data, errors } = await run('{ addressBalance(id: "a") { address unspentOutputs { totalCount } } }');

    expect(data).toEqual({ addressBalance: { address: 'a', unspentOutputs: null } });
    expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_ERROR', operation: 'listUnspentOutputs' } }]);
  });
});

describe('AddressBalance.transactions', () => {
  it('pages by offset', async () => {
    const transaction = (n: number) => ({ hash: `t${n}` });
    const { run, sent } = await gatewayOver('blockchain', ({ target }) => {
      const offset = /offset=(\d+)/.exec(target)?.[1];
      if (offset === undefined) return text('1');
      const limit = Number(/limit=(\d+)/.exec(target)?.[1]);
      return json({
        address: 'a',
        n_tx: 3,
        txs: [0, 1, 2].slice(Number(offset), Number(offset) + limit).map(transaction),
      });
    });
    const query = `query ($after: String) { addressBalance(id: "a") { transactions(first: 2, after: $after) {
      totalCount nodes { hash } pageInfo { hasNextPage endCursor } } } }`;

    const first = await run(query);
    const { totalCount, nodes, pageInfo } = first.data.addressBalance.transactions;
    const next = await run(query, { after: pageInfo.endCursor });

    expect([totalCount, nodes, pageInfo.hasNextPage]).toEqual([3, [{ hash: 't0' }, { hash: 't1' }], true]);
    expect(next.data.addressBalance.transactions.nodes).toEqual([{ hash: 't2' }]);
    const pages = targets(sent).filter((target) => target.startsWith('/rawaddr'));
    expect(pages[0]).toBe('/rawaddr/a?limit=2&offset=0');
  });
});

it('in the sandbox what an address received and can spend adds up', async () => {
  const { run } = await gatewayOverSandbox('blockchain');

  const { data, errors } = await run(`{ latestBlock { previousBlock { transactions(first: 1) { nodes {
    outputs(first: 1) { nodes { balance { amount { satoshis } transactionCount totalReceived { satoshis }
      unspentOutputs(first: 100) { totalCount nodes { amount { satoshis } } } transactions { totalCount } } } } } } } } }`);

  expect(errors).toBeUndefined();
  const [{ balance }] = data.latestBlock.previousBlock.transactions.nodes[0].outputs.nodes;
  const unspent = balance.unspentOutputs.nodes.map(({ amount }: any) => Number(amount.satoshis));
  expect(unspent.reduce((sum: number, each: number) => sum + each, 0)).toBe(Number(balance.amount.satoshis));
  expect(Number(balance.totalReceived.satoshis)).toBeGreaterThanOrEqual(Number(balance.amount.satoshis));
  expect(balance.transactions.totalCount).toBe(balance.transactionCount);
});
