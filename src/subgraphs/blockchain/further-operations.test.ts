import { describe, expect, it } from 'vitest';
import { answered, gatewayOver, json, type Sent, text } from '#test/harness';

const get = (target: string): Sent => ({ method: 'GET', target, headers: {}, body: '' });
const balanceOf = (final_balance: number) => ({ final_balance, n_tx: 3, total_received: 9 });
const latest = { hash: 'aa', time: 1767225600, block_index: 900, height: 900, txIndexes: [1, 2] };
const TWO = '{ a: addressBalance(id: "a") { amount { satoshis } } b: addressBalance(id: "b") { amount { satoshis } } }';
const TRANSACTIONS = '{ addressBalance(id: "a") { address transactions(first: 2) { totalCount nodes { hash } } } }';

describe('the whole request', () => {
  it('of getBalances', async () => {
    const { run, sent } = await gatewayOver('blockchain', [json({ a: balanceOf(5), b: balanceOf(7) })]);

    expect(await run(TWO)).toEqual({ data: { a: { amount: { satoshis: '5' } }, b: { amount: { satoshis: '7' } } } });
    expect(sent).toEqual([get('/balance?active=a%7Cb')]);
  });

  it('of listAddressTransactions', async () => {
    const page = { address: 'a', n_tx: 1, txs: [{ hash: 't0' }] };
    const { run, sent } = await gatewayOver('blockchain', [text('5'), json(page)]);

    expect(await run(TRANSACTIONS)).toEqual({
      data: { addressBalance: { address: 'a', transactions: { totalCount: 1, nodes: [{ hash: 't0' }] } } },
    });
    expect(sent).toEqual([get('/q/addressbalance/a'), get('/rawaddr/a?limit=2&offset=0')]);
  });

  it('of getBlock', async () => {
    const block = { hash: 'h7', height: 7, prev_block: 'h6', main_chain: false, size: 1000, tx: [] };
    const { run, sent } = await gatewayOver('blockchain', [json(block)]);

    expect(await run('{ block(where: { id: "h7" }) { height size } }')).toEqual({
      data: { block: { height: 7, size: 1000 } },
    });
    expect(sent).toEqual([get('/rawblock/h7')]);
  });
});

describe('a failure', () => {
  const failed = json({ error: 'internal' }, 500);
  const errorOf = (operation: string, path: string[], column: number) => ({
    message: answered('blockchain', 500),
    path,
    locations: [{ line: 1, column }],
    extensions: {
      code: 'UPSTREAM_ERROR',
      api: 'blockchain',
      operation,
      status: 500,
      retryable: false,
      requestId: 'test',
    },
  });

  it('of getBalances concerns each address of the call', async () => {
    const { run } = await gatewayOver('blockchain', [failed]);

    expect(await run(TWO)).toEqual({
      data: { a: null, b: null },
      errors: [
        errorOf('getBalances', ['a'], TWO.indexOf('a:') + 1),
        errorOf('getBalances', ['b'], TWO.indexOf('b:') + 1),
      ],
    });
  });

  it('of listAddressTransactions leaves the rest of the balance', async () => {
    const { run } = await gatewayOver('blockchain', [text('5'), failed]);

    expect(await run(TRANSACTIONS)).toEqual({
      data: { addressBalance: { address: 'a', transactions: null } },
      errors: [errorOf('listAddressTransactions', ['addressBalance', 'transactions'], 37)],
    });
  });

  it('of listBlocksAtHeight leaves what needs no details', async () => {
    const { run } = await gatewayOver('blockchain', [json(latest), failed]);

    expect(await run('{ block(where: { height: 850 }) { height size } }')).toEqual({
      data: { block: { height: 850, size: null } },
      errors: [errorOf('listBlocksAtHeight', ['block', 'size'], 42)],
    });
  });
});
