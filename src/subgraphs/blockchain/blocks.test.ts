import { describe, expect, it } from 'vitest';
import { toGlobalId } from '#graph';
import { gatewayOver, json, type Sent } from '#test/harness';

const targets = (sent: readonly Sent[]) => sent.map(({ target }) => target);
const latest = { hash: 'aa', time: 1767225600, block_index: 900, height: 900, txIndexes: [1, 2] };
const block = (height: number, more: object = {}) => ({
  hash: `h${height}`,
  ver: 536870912,
  prev_block: `h${height - 1}`,
  mrkl_root: '0b',
  time: 1767225000,
  bits: 386089497,
  fee: 1500,
  nonce: 4294967295,
  n_tx: 1,
  size: 1000,
  weight: 3000,
  block_index: height,
  main_chain: true,
  height,
  tx: [{ hash: 't1' }],
  ...more,
});
/** Answers for the main chain, with a block beside it. */
const explorer = ({ target }: Sent) => {
  if (target === '/latestblock') return json(latest);
  const height = /^\/block-height\/(\d+)\?format=json$/.exec(target)?.[1];
  if (height !== undefined) {
    return json({ blocks: [block(Number(height), { hash: 'lost', main_chain: false }), block(Number(height))] });
  }
  if (target === '/rawblock/lost') return json(block(800, { hash: 'lost', main_chain: false }));
  const hash = /^\/rawblock\/h(\d+)$/.exec(target)?.[1];
  if (hash !== undefined) return json(block(Number(hash)));
  return target === '/rawtx/t1'
    ? json({ hash: 't1', block_height: 899 })
    : json({ error: 'not-found-or-invalid-arg', message: 'None.' }, 404);
};
const ALL = `id height hash minedAt index transactionCount confirmations isOnMainChain version merkleRoot bits nonce size
  weight fee { satoshis } transactions { totalCount nodes { hash } } raw previousBlock { height }`;

describe('Query.block', () => {
  it('shows everything of a block in two calls: the newest block, and this one', async () => {
    const { run, sent } = await gatewayOver('blockchain', explorer);

    const { data, errors } = await run(`{ block(where: { height: 850 }) { ${ALL} } }`);

    expect(errors).toBeUndefined();
    expect(sent).toEqual(
      ['/latestblock', '/block-height/850?format=json'].map((target) => ({
        method: 'GET',
        target,
        headers: {},
        body: '',
      })),
    );
    expect(data.block).toEqual({
      id: toGlobalId('BlockchainBlock', 850),
      height: 850,
      hash: 'h850',
      minedAt: '2025-12-31T23:50:00.000Z',
      index: '850',
      transactionCount: 1,
      confirmations: 51,
      isOnMainChain: true,
      version: '536870912',
      merkleRoot: '0b',
      bits: '386089497',
      nonce: '4294967295',
      size: 1000,
      weight: 3000,
      fee: { satoshis: '1500' },
      transactions: { totalCount: 1, nodes: [{ hash: 't1' }] },
      raw: block(850),
      previousBlock: { height: 849 },
    });
  });

  it('is found by its hash, and by its id', async () => {
    const { run, sent } = await gatewayOver('blockchain', explorer);
    const query = 'query ($hash: ID!) { block(where: { id: $hash }) { id height } }';
    const main = { id: toGlobalId('BlockchainBlock', 700), height: 700 };

    expect(await run(query, { hash: 'h700' })).toEqual({ data: { block: main } });
    expect(await run(query, { hash: main.id })).toEqual({ data: { block: main } });
    expect(await run(query, { hash: 'none' })).toEqual({ data: { block: null } });
    expect(targets(sent)).toEqual(['/rawblock/h700', '/latestblock', '/rawblock/none']);
  });

  it('is read once if its hash names it', async () => {
    const { run, sent } = await gatewayOver('blockchain', explorer);

    const { data, errors } = await run('{ block(where: { id: "h700" }) { hash size previousBlock { height } } }');

    expect(errors).toBeUndefined();
    expect(data.block).toEqual({ hash: 'h700', size: 1000, previousBlock: { height: 699 } });
    expect(targets(sent)).toEqual(['/rawblock/h700']);
  });

  it('has the hash in the id of a block that is not on the main chain, which nothing confirms', async () => {
    const { run } = await gatewayOver('blockchain', explorer);

    const { data, errors } = await run(
      '{ block(where: { id: "lost" }) { id hash height isOnMainChain confirmations previousBlock { id hash } } }',
    );

    expect(errors).toBeUndefined();
    expect(data.block).toEqual({
      id: toGlobalId('BlockchainBlock', 'lost'),
      hash: 'lost',
      height: 800,
      isOnMainChain: false,
      confirmations: null,
      previousBlock: { id: toGlobalId('BlockchainBlock', 799), hash: 'h799' },
    });
  });

  it('is null beyond the newest block, and refuses a negative height', async () => {
    const { run, sent } = await gatewayOver('blockchain', explorer);

    expect(await run('{ block(where: { height: 901 }) { height } }')).toEqual({ data: { block: null } });
    expect((await run('{ block(where: { height: -1 }) { height } }')).errors).toMatchObject([
      { extensions: { code: 'BAD_USER_INPUT' } },
    ]);
    expect(targets(sent)).toEqual(['/latestblock']);
  });
});

describe('Query.latestBlock', () => {
  it('asks for the whole block once, and only for what the newest one does not tell', async () => {
    const { run, sent } = await gatewayOver('blockchain', explorer);

    const { data, errors } = await run(
      '{ latestBlock { hash transactionCount size fee { bitcoins } previousBlock { height } } }',
    );

    expect(errors).toBeUndefined();
    expect(targets(sent)).toEqual(['/latestblock', '/block-height/900?format=json']);
    expect(data.latestBlock).toEqual({
      hash: 'aa',
      transactionCount: 2,
      size: 1000,
      fee: { bitcoins: '0.00001500' },
      previousBlock: { height: 899 },
    });
  });
});

describe('BlockchainTransaction.block', () => {
  it('has its id and height without a call, and is found again by the id', async () => {
    const { run, sent } = await gatewayOver('blockchain', explorer);

    const { data } = await run('{ transaction(id: "t1") { block { id height } } }');
    const again = await run('query ($id: ID!) { node(id: $id) { ... on BlockchainBlock { height hash minedAt } } }', {
      id: data.transaction.block.id,
    });

    expect(data.transaction.block.height).toBe(899);
    expect(again.data.node).toEqual({ height: 899, hash: 'h899', minedAt: '2025-12-31T23:50:00.000Z' });
    expect(targets(sent)).toEqual(['/rawtx/t1', '/latestblock', '/block-height/899?format=json']);
  });

  it('has no hash where only operations of the specification are called', async () => {
    const { run, sent } = await gatewayOver('blockchain', explorer, {
      settings: { apis: { blockchain: { extras: false } } },
    });

    const { data, errors } = await run('{ transaction(id: "t1") { block { height hash } } latestBlock { hash } }');

    expect(errors).toBeUndefined();
    expect(data).toEqual({ transaction: { block: { height: 899, hash: null } }, latestBlock: { hash: 'aa' } });
    expect(targets(sent).toSorted()).toEqual(['/latestblock', '/rawtx/t1']);
  });
});
