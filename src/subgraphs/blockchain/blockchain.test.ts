import { describe, expect, it } from 'vitest';
import { toGlobalId } from '#graph';
import { answered, declaredCode, gatewayOver, json, type Reply, type Sent, text } from '#test/harness';

const rate = (price: number, more: object = {}) => ({
  '15m': price - 5.5,
  last: price,
  buy: price + 1,
  sell: price - 1,
  symbol: 'EUR',
  ...more,
});
const ticker = { EUR: rate(61240.1), USD: rate(66330, { symbol: '$' }), JPY: rate(9_982_136.25) };
const latest = {
  hash: '00aa',
  time: 1767225600,
  block_index: 930001,
  height: 930001,
  txIndexes: [9007199254740993n, 2],
};
const output = (n: number, more: object = {}) => ({
  type: 0,
  spent: false,
  value: 50000 + n,
  spending_outpoints: [],
  n,
  tx_index: 7,
  script: '0014aa',
  addr: `bc1q${n}`,
  ...more,
});
const input = (index: number, more: object = {}) => ({
  sequence: 4294967293,
  witness: '0247',
  script: '',
  index,
  prev_out: output(index, { spent: true, spending_outpoints: [{ tx_index: 9, n: 0 }] }),
  ...more,
});
const transaction = (hash: string, more: object = {}) => ({
  hash,
  ver: 2,
  vin_sz: 1,
  vout_sz: 1,
  size: 222,
  weight: 561,
  fee: 1410,
  relayed_by: '0.0.0.0',
  lock_time: 0,
  tx_index: 7,
  double_spend: false,
  time: 1767225000,
  block_index: 930000,
  block_height: 930000,
  inputs: [input(0)],
  out: [output(0)],
  ...more,
});
const range = (count: number) => Array.from({ length: count }, (_, index) => index);
const targets = (sent: readonly Sent[]) => sent.map(({ target }) => target);

/** JSON with whole numbers of any size. */
const exact = (body: unknown): Reply => ({
  ...json({}),
  body: JSON.stringify(body, (_key, value) =>
    typeof value === 'bigint' ? (JSON as any).rawJSON(String(value)) : value,
  ),
});
const notFound = { error: 'not-found-or-invalid-arg', message: 'Nothing stored under that identifier' };

/** Answers every operation: with the transaction of any hash, and with a balance that its address ends in. */
const explorer = ({ target }: Sent): Reply => {
  if (target === '/ticker') return json(ticker);
  if (target === '/latestblock') return exact(latest);
  const active = /^\/balance\?active=(.*)$/.exec(target)?.[1];
  if (active) {
    const addresses = decodeURIComponent(active).split('|');
    return json(
      Object.fromEntries(
        addresses.map((each) => [each, { final_balance: Number(each.slice(4)), n_tx: 1, total_received: 9 }]),
      ),
    );
  }
  const address = /^\/q\/addressbalance\/bc1q(\d+)$/.exec(target)?.[1];
  return address ? text(address) : json(transaction(target.slice('/rawtx/'.length)));
};

describe('Query.exchangeRates', () => {
  it('makes a list of the map that it is sent', async () => {
    const { run, sent } = await gatewayOver('blockchain', [json({ ...ticker, STRANGE: rate(1) })]);

    const { data, errors } =
      await run(`{ exchangeRates { currencyCode currency { code } last { amount currencyCode } buy { amount } sell { amount }
      fifteenMinutesAgo { amount currencyCode } symbol raw } }`);

    expect(errors).toBeUndefined();
    expect(sent).toEqual([{ method: 'GET', target: '/ticker', headers: {}, body: '' }]);
    const shown = (currency: string, last: string, [buy, sell, ago]: string[], symbol: string, raw: object) => ({
      currencyCode: currency,
      currency: { code: currency },
      last: { amount: last, currencyCode: currency },
      buy: { amount: buy },
      sell: { amount: sell },
      fifteenMinutesAgo: { amount: ago, currencyCode: currency },
      symbol,
      raw,
    });
    expect(data.exchangeRates).toEqual([
      shown('EUR', '61240.1', ['61241.1', '61239.1', '61234.6'], 'EUR', ticker.EUR),
      shown('USD', '66330', ['66331', '66329', '66324.5'], '$', ticker.USD),
      shown('JPY', '9982136.25', ['9982137.25', '9982135.25', '9982130.75'], 'EUR', ticker.JPY),
    ]);
  });

  it('keeps to the currencies asked for, in their order, and leaves out those that it does not know', async () => {
    const { run } = await gatewayOver('blockchain', explorer);

    const { data } = await run(
      '{ exchangeRates(currencies: ["usd", "XAU", "EUR", "USD"]) { currencyCode } none: exchangeRates(currencies: []) { currencyCode } }',
    );

    expect(data).toEqual({ exchangeRates: [{ currencyCode: 'USD' }, { currencyCode: 'EUR' }], none: [] });
  });

  it('has no price of fifteen minutes ago where none is sent', async () => {
    const { run } = await gatewayOver('blockchain', [json({ EUR: { last: 1, buy: 1, sell: 1 } })]);

    const { data } = await run('{ exchangeRates { fifteenMinutesAgo { amount } symbol } }');

    expect(data.exchangeRates).toEqual([{ fifteenMinutesAgo: null, symbol: null }]);
  });
});

describe('Query.addressBalance', () => {
  it('reads the bare number exactly', async () => {
    const { run, sent } = await gatewayOver('blockchain', [text('2100000000000001\n')]);

    const { data, errors } = await run('{ addressBalance(id: "bc1q/1") { address amount { satoshis bitcoins } raw } }');

    expect(errors).toBeUndefined();
    expect(sent).toEqual([{ method: 'GET', target: '/q/addressbalance/bc1q%2F1', headers: {}, body: '' }]);
    expect(data.addressBalance).toEqual({
      address: 'bc1q/1',
      amount: { satoshis: '2100000000000001', bitcoins: '21000000.00000001' },
      raw: 2100000000000001,
    });
  });

  it.each([
    ['status 404', json(notFound, 404)],
    ['a good status', json(notFound)],
    ['a good status and the wrong media type', text(JSON.stringify(notFound))],
  ])('is null where the API says so with %s', async (_how, reply) => {
    const { run } = await gatewayOver('blockchain', [reply]);

    expect(await run('{ addressBalance(id: "nonsense") { address } }')).toEqual({
      data: { addressBalance: null },
    });
  });

  it.each([
    ['a web page', text('<p>7</p>', 200, 'text/html')],
    ['words', text('seven')],
    ['nothing', text('')],
  ])('fails on %s', async (_what, reply) => {
    const { run } = await gatewayOver('blockchain', [reply]);

    const { data, errors } = await run('{ addressBalance(id: "bc1q1") { address } }');

    expect(data).toEqual({ addressBalance: null });
    expect(errors).toMatchObject([
      { extensions: { code: 'UPSTREAM_INVALID_RESPONSE', operation: 'getAddressBalance', status: 200 } },
    ]);
  });

  it('is found again by its global id', async () => {
    const { run, sent } = await gatewayOver('blockchain', explorer);
    const { data } = await run('{ addressBalance(id: "bc1q5") { id } }');

    const again = await run(
      'query ($id: ID!) { node(id: $id) { id ... on AddressBalance { address amount { satoshis } } } }',
      {
        id: data.addressBalance.id,
      },
    );

    expect(again.data).toEqual({ node: { id: data.addressBalance.id, address: 'bc1q5', amount: { satoshis: '5' } } });
    expect(targets(sent)).toEqual(['/q/addressbalance/bc1q5', '/q/addressbalance/bc1q5']);
  });
});

describe('BitcoinAmount.value', () => {
  it('is the exact product of the balance and the newest price', async () => {
    const { run } = await gatewayOver('blockchain', ({ target }) =>
      target === '/ticker' ? json({ ...ticker, KWD: rate(0.0000001) }) : text('1250003'),
    );

    const { data } = await run(
      '{ addressBalance(id: "bc1q1") { amount { value(currencies: ["EUR", "USD", "JPY", "KWD"]) { amount currencyCode } } } }',
    );

    expect(data.addressBalance.amount.value).toEqual([
      { amount: '765.503087203', currencyCode: 'EUR' },
      { amount: '829.1269899', currencyCode: 'USD' },
      { amount: '124777.0025890875', currencyCode: 'JPY' },
      { amount: '0.000000001250003', currencyCode: 'KWD' },
    ]);
  });

  it('costs one call of the ticker for any number of balances, rates and currencies', async () => {
    const { run, sent } = await gatewayOver('blockchain', explorer, { settings: { limits: { aliases: 60 } } });

    const balances = range(50).map(
      (n) => `b${n}: addressBalance(id: "bc1q${n % 10}") { amount { value { currencyCode } } }`,
    );
    const { data } = await run(`{ exchangeRates { currencyCode } ${balances.join(' ')} }`);

    expect(targets(sent).toSorted()).toEqual([
      `/balance?active=${range(10)
        .map((n) => `bc1q${n}`)
        .join('%7C')}`,
      '/ticker',
    ]);
    expect(data.b49.amount.value).toEqual([{ currencyCode: 'EUR' }, { currencyCode: 'USD' }, { currencyCode: 'JPY' }]);
  });
});

describe('Query.latestBlock', () => {
  it('shows the newest block', async () => {
    const { run, sent } = await gatewayOver('blockchain', [exact(latest)]);

    const { data } = await run('{ latestBlock { id hash minedAt index height transactionCount confirmations } }');

    expect(sent).toEqual([{ method: 'GET', target: '/latestblock', headers: {}, body: '' }]);
    expect(data.latestBlock).toEqual({
      id: toGlobalId('BlockchainBlock', 930001),
      hash: '00aa',
      minedAt: '2026-01-01T00:00:00.000Z',
      index: '930001',
      height: 930001,
      transactionCount: 2,
      confirmations: 1,
    });
  });
});

describe('Query.transaction', () => {
  it('shows everything of a transaction', async () => {
    const wire = transaction('ab12', {
      rbf: true,
      out: [output(0, { addr_tag: 'Shop', addr_tag_link: 'https://shop.test' })],
    });
    const { run, sent } = await gatewayOver('blockchain', [json(wire)]);

    const { data, errors } = await run(`{ transaction(id: "ab12") {
      hash version index seenAt block { id height } size weight fee { satoshis } lockTime isDoubleSpend isReplaceable relayedBy
      inputs { totalCount nodes { index sequence script witness previousOutput { index amount { satoshis } address isSpent spentBy { transactionIndex inputIndex } } } }
      outputs { totalCount nodes { index amount { satoshis bitcoins } address addressTag addressTagUrl scriptKind script transactionIndex isSpent spentBy { inputIndex } } }
      raw } }`);

    expect(errors).toBeUndefined();
    expect(sent).toEqual([{ method: 'GET', target: '/rawtx/ab12', headers: {}, body: '' }]);
    expect(data.transaction).toEqual({
      hash: 'ab12',
      version: '2',
      index: '7',
      seenAt: '2025-12-31T23:50:00.000Z',
      block: { id: toGlobalId('BlockchainBlock', 930000), height: 930000 },
      size: 222,
      weight: 561,
      fee: { satoshis: '1410' },
      lockTime: '0',
      isDoubleSpend: false,
      isReplaceable: true,
      relayedBy: '0.0.0.0',
      inputs: {
        totalCount: 1,
        nodes: [
          {
            index: 0,
            sequence: '4294967293',
            script: '',
            witness: '0247',
            previousOutput: {
              index: 0,
              amount: { satoshis: '50000' },
              address: 'bc1q0',
              isSpent: true,
              spentBy: [{ transactionIndex: '9', inputIndex: 0 }],
            },
          },
        ],
      },
      outputs: {
        totalCount: 1,
        nodes: [
          {
            index: 0,
            amount: { satoshis: '50000', bitcoins: '0.00050000' },
            address: 'bc1q0',
            addressTag: 'Shop',
            addressTagUrl: 'https://shop.test',
            scriptKind: 0,
            script: '0014aa',
            transactionIndex: '7',
            isSpent: false,
            spentBy: [],
          },
        ],
      },
      raw: wire,
    });
  });

  it('takes what older servers and new coins leave out', async () => {
    const absent = { double_spend: undefined, block_index: undefined, block_height: undefined, weight: undefined };
    const { hash, time: _time, ...rest } = transaction('ab12', absent);
    const none = { prev_out: output(0, { value: 0, addr: undefined }) };
    const inputs = [input(0, { prev_out: undefined }), input(1, none), input(2, { prev_out: null })];
    const wire = { hash, ...rest, lock_time: 'Unavailable', inputs, out: [{ value: 0, n: 0, script: '6a04' }] };
    const { run, sent } = await gatewayOver('blockchain', [json(wire)]);

    const { data, errors } =
      await run(`{ transaction(id: "ab12") { size weight seenAt lockTime isDoubleSpend isReplaceable block { height }
      inputs { nodes { previousOutput { index } balance { amount { satoshis } } } }
      outputs { nodes { amount { satoshis } address balance { amount { satoshis } } isSpent spentBy { inputIndex } } } } }`);

    expect(errors).toBeUndefined();
    expect(sent.length).toBe(1);
    expect(data.transaction).toEqual({
      size: rest.size,
      weight: null,
      seenAt: null,
      lockTime: null,
      isDoubleSpend: null,
      isReplaceable: false,
      block: null,
      inputs: { nodes: [1, 2, 3].map(() => ({ previousOutput: null, balance: null })) },
      outputs: { nodes: [{ amount: { satoshis: '0' }, address: null, balance: null, isSpent: null, spentBy: [] }] },
    });
  });

  it.each([
    ['of nothing to an address', { value: 0, addr: 'bc1qa' }],
    ['of coins to no address', { value: 7, addr: undefined }],
  ])('takes an output %s for one that was there before', async (_what, more) => {
    const wire = { ...transaction('ab12'), inputs: [input(0, { prev_out: output(3, more) })] };
    const { run } = await gatewayOver('blockchain', [json(wire)]);

    const { data } = await run(
      '{ transaction(id: "ab12") { inputs { nodes { previousOutput { amount { satoshis } address } } } } }',
    );

    const previousOutput = { amount: { satoshis: String(more.value) }, address: more.addr ?? null };
    expect(data.transaction.inputs.nodes).toEqual([{ previousOutput }]);
  });

  const rich = input(0, { prev_out: output(0, { value: 9007199254740993n }) });
  const unknown = input(1, { prev_out: null });
  it.each([
    ['known outputs', { inputs: [rich, input(1)] }, { satoshis: '9007199254640951' }],
    ['new coins', { inputs: [input(0, { prev_out: undefined })] }, { satoshis: '0' }],
    ['new coins with an empty output', { inputs: [input(0, { prev_out: { value: 0, n: 0 } })] }, { satoshis: '0' }],
    ['an unknown output', { inputs: [rich, unknown] }, null],
    ['unknown outputs alone', { inputs: [unknown, unknown] }, null],
    ['outputs of which the answer lacks one', { inputs: [rich], vin_sz: 2 }, null],
    ['known outputs, to more outputs than the answer has', { inputs: [rich], vout_sz: 4 }, null],
    ['outputs that are worth less than what is paid', { inputs: [input(0)] }, null],
  ])('has the fee of an answer without one, of inputs from %s, or none', async (_which, more, fee) => {
    const whole = { vin_sz: more.inputs.length, vout_sz: 3, out: [output(0), output(1), output(42)] };
    const { fee: _, weight: __, ...older } = transaction('ab12', { ...whole, ...more });
    const { run } = await gatewayOver('blockchain', [exact(older)]);

    const { data, errors } = await run('{ transaction(id: "ab12") { weight fee { satoshis } } }');

    expect([data, errors]).toEqual([{ transaction: { weight: null, fee } }, undefined]);
  });

  it('keeps every digit of numbers beyond 2^53, in fields and in raw', async () => {
    const wire = transaction('ab12', {
      tx_index: 9007199254740993n,
      fee: 9007199254740995n,
      out: [output(0, { value: 9007199254740997n })],
    });
    const { gateway } = await gatewayOver('blockchain', [exact(wire)]);

    const query =
      '{ transaction(id: "ab12") { index fee { satoshis } outputs { nodes { amount { satoshis bitcoins } } } raw } }';
    const response = await gateway.fetch('http://gateway/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });

    const answer = await response.text();
    expect(answer).toContain('"index":"9007199254740993","fee":{"satoshis":"9007199254740995"}');
    expect(answer).toContain('"satoshis":"9007199254740997","bitcoins":"90071992.54740997"');
    expect(answer).toContain('"tx_index":9007199254740993,');
    expect(answer).toContain('"fee":9007199254740995,');
    expect(answer).toContain('"value":9007199254740997,');
  });

  it.each([
    ['status 404', json(notFound, 404)],
    ['status 500', json(notFound, 500)],
    ['a good status', json(notFound)],
    ['words and status 404', text('Not Found', 404)],
  ])('is null where the API says so with %s', async (_how, reply) => {
    const { run } = await gatewayOver('blockchain', [reply]);

    expect(await run('{ transaction(id: "00") { hash } }')).toEqual({ data: { transaction: null } });
  });

  it('refuses a hash that makes no request, before any call', async () => {
    const { run, sent } = await gatewayOver('blockchain', []);

    const { errors } = await run('{ transaction(id: "..") { hash } }');

    expect(errors).toMatchObject([{ path: ['transaction'], extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(sent).toEqual([]);
  });

  it('is found again by its global id', async () => {
    const { run, sent } = await gatewayOver('blockchain', explorer);
    const { data } = await run('{ transaction(id: "ab12") { id } }');

    const again = await run('query ($id: ID!) { node(id: $id) { __typename ... on BlockchainTransaction { hash } } }', {
      id: data.transaction.id,
    });

    expect(again.data).toEqual({ node: { __typename: 'BlockchainTransaction', hash: 'ab12' } });
    expect(targets(sent)).toEqual(['/rawtx/ab12', '/rawtx/ab12']);
  });
});

describe('BlockchainBlock.confirmations', () => {
  it('counts from the newest block, which is asked for once', async () => {
    const heights = [930001, 929002, 930002, null];
    const { run, sent } = await gatewayOver('blockchain', (request) => {
      const place = /^\/rawtx\/t(\d)$/.exec(request.target)?.[1];
      return place ? json(transaction(`t${place}`, { block_height: heights[Number(place)] })) : explorer(request);
    });

    const { data } = await run(
      `{ latestBlock { height } ${range(4)
        .map((n) => `t${n}: transaction(id: "t${n}") { block { confirmations } }`)
        .join(' ')} }`,
    );

    expect(data).toEqual({
      latestBlock: { height: 930001 },
      t0: { block: { confirmations: 1 } },
      t1: { block: { confirmations: 1000 } },
      t2: { block: { confirmations: 1 } },
      t3: { block: null },
    });
    expect(targets(sent).toSorted()).toEqual(['/latestblock', '/rawtx/t0', '/rawtx/t1', '/rawtx/t2', '/rawtx/t3']);
  });
});

describe('BlockchainTransactionInput.balance and BlockchainTransactionOutput.balance', () => {
  const large = transaction('ab12', {
    inputs: range(50).map((n) => input(n, { prev_out: output(n, { addr: `bc1q${n % 10}` }) })),
    out: range(50).map((n) => output(n, { addr: `bc1q${n % 10}` })),
  });
  const answer = (request: Sent) => (request.target.startsWith('/rawtx') ? json(large) : explorer(request));

  it('costs one call for all addresses, however many inputs and outputs share them', async () => {
    const { run, sent } = await gatewayOver('blockchain', answer);

    const { data } = await run(`{ transaction(id: "ab12") {
      inputs(first: 50) { nodes { balance { amount { satoshis } } previousOutput { balance { amount { satoshis } } } } }
      outputs(first: 50) { nodes { balance { amount { satoshis } } } } } }`);

    expect(targets(sent)).toEqual([
      '/rawtx/ab12',
      `/balance?active=${range(10)
        .map((n) => `bc1q${n}`)
        .join('%7C')}`,
    ]);
    const satoshis = (n: number) => ({ amount: { satoshis: String(n % 10) } });
    expect(data.transaction).toEqual({
      inputs: { nodes: range(50).map((n) => ({ balance: satoshis(n), previousOutput: { balance: satoshis(n) } })) },
      outputs: { nodes: range(50).map((n) => ({ balance: satoshis(n) })) },
    });
  });

  it('asks for no balance outside of the page', async () => {
    const { run, sent } = await gatewayOver('blockchain', answer);

    const { data } = await run(
      '{ transaction(id: "ab12") { outputs(last: 2) { totalCount pageInfo { hasPreviousPage } nodes { index balance { amount { satoshis } } } } } }',
    );

    expect(targets(sent)).toEqual(['/rawtx/ab12', '/balance?active=bc1q8%7Cbc1q9']);
    expect(data.transaction.outputs).toEqual({
      totalCount: 50,
      pageInfo: { hasPreviousPage: true },
      nodes: [
        { index: 48, balance: { amount: { satoshis: '8' } } },
        { index: 49, balance: { amount: { satoshis: '9' } } },
      ],
    });
  });

  it('takes nothing with it when a balance cannot be had', async () => {
    const { run } = await gatewayOver('blockchain', (request) =>
      request.target.startsWith('/q/') ? text('Slow down', 429) : answer(request),
    );

    const { data, errors } = await run(
      '{ transaction(id: "ab12") { hash outputs(first: 1) { nodes { amount { satoshis } balance { amount { satoshis } } } } } }',
    );

    expect(data.transaction).toEqual({
      hash: 'ab12',
      outputs: { nodes: [{ amount: { satoshis: '50000' }, balance: null }] },
    });
    expect(errors).toMatchObject([
      { path: ['transaction', 'outputs', 'nodes', 0, 'balance'], extensions: { code: 'RATE_LIMITED' } },
    ]);
  });
});

it('sends its key with every call, if it has one', async () => {
  const { run, sent } = await gatewayOver('blockchain', explorer, {
    settings: { apis: { blockchain: { token: 'abc' } } },
  });

  await run(
    '{ exchangeRates { currencyCode } latestBlock { hash } transaction(id: "ab12") { hash } addressBalance(id: "bc1q1") { address } }',
  );

  expect(targets(sent).toSorted()).toEqual([
    '/latestblock?api_code=abc',
    '/q/addressbalance/bc1q1?api_code=abc',
    '/rawtx/ab12?api_code=abc',
    '/ticker?api_code=abc',
  ]);
});

describe('failures', () => {
  it.each([
    [200, json({ error: 'something-else' }), 'UPSTREAM_ERROR', 'something-else'],
    [400, json({ error: 'bad-request' }, 400), 'BAD_USER_INPUT', 'bad-request'],
    [404, text('Not Found', 404), 'NOT_FOUND', undefined],
    [404, json(notFound, 404), 'NOT_FOUND', 'not-found-or-invalid-arg'],
    [429, text('<p>Slow down</p>', 429, 'text/html'), 'RATE_LIMITED', undefined],
    [500, json({ error: 'internal' }, 500), 'UPSTREAM_ERROR', 'internal'],
    [502, text('<p>Bad gateway</p>', 502, 'text/html'), 'UPSTREAM_ERROR', undefined],
    [503, text('Away', 503), 'UPSTREAM_UNAVAILABLE', undefined],
  ])('%i with %o is %s', async (status, reply, code, upstreamCode) => {
    const { run } = await gatewayOver('blockchain', [reply]);

    const { data, errors } = await run('{ latestBlock { hash } }');

    expect(data).toEqual({ latestBlock: null });
    expect(errors).toEqual([
      {
        message: answered('blockchain', status),
        path: ['latestBlock'],
        locations: [{ line: 1, column: 3 }],
        extensions: {
          code,
          api: 'blockchain',
          operation: 'getLatestBlock',
          status,
          ...(upstreamCode && declaredCode('blockchain', upstreamCode)),
          retryable: code === 'RATE_LIMITED' || code === 'UPSTREAM_UNAVAILABLE',
          requestId: 'test',
        },
      },
    ]);
  });

  it('a web page with a good status is UPSTREAM_INVALID_RESPONSE', async () => {
    const { run } = await gatewayOver('blockchain', [text('<p>Explorer</p>', 200, 'text/html')]);

    const { errors } = await run('{ exchangeRates { currencyCode } }');

    expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_INVALID_RESPONSE' } }]);
  });

  it('of `exchangeRates` name its operation', async () => {
    const { run } = await gatewayOver('blockchain', [text('Away', 503)]);

    const { data, errors } = await run('{ exchangeRates { currencyCode } }');

    expect(data).toEqual({ exchangeRates: null });
    expect(errors).toMatchObject([
      { path: ['exchangeRates'], extensions: { code: 'UPSTREAM_UNAVAILABLE', operation: 'getTicker' } },
    ]);
  });
});
