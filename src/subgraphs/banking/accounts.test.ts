import { describe, expect, it } from 'vitest';
import { gatewayOver, json, type Sent } from '#test/harness';

const range = (count: number, from = 0) => Array.from({ length: count }, (_, index) => from + index);
const targets = (sent: readonly Sent[]) => sent.map(({ target }) => target);
const EUR = { code: 'EUR', description: 'Euro' };
const globalId = (type: string, key: string) => Buffer.from(`${type}:${key}`).toString('base64url');
const account = (ican: number, more: object = {}) => ({
  ican,
  name: `Account ${ican}`,
  balance: 434050,
  currency: EUR,
  ...more,
});
const transaction = <More extends object>(n: number, more?: More) => ({
  txnId: n,
  currency: EUR,
  type: 'WITHDRAWAL',
  date: '2026-03-01T09:00:00.000Z',
  ...(more as More),
});
const listed = (accounts: readonly object[]) => json({ accounts });

describe('Query.bankAccounts', () => {
  it('asks for one row more than a page, since no total is told, and shows what comes back', async () => {
    const whole = account(2001, {
      ciban: 'IE54CPAY99119911111111',
      cbic: 'CPAYIE2D',
      cnsc: '232221',
      ccan: '11111111',
      defaultAccount: true,
      directDebitsAllowed: false,
      status: 'LIVE',
    });
    const bare = account(2002, { status: 'FROZEN', currency: {} });
    const { run, sent } = await gatewayOver('banking', [listed([whole, bare])]);

    const { data, errors } = await run(`{ bankAccounts(first: 5) { pageInfo { hasNextPage } nodes {
      id accountId name balance { amount currencyCode } currencyCode currency { name } iban bic sortCode accountNumber
      isDefault acceptsDirectDebits status raw } } }`);

    expect(errors).toBeUndefined();
    expect(sent).toEqual([{ method: 'GET', target: '/v1/accounts?offset=0&limit=6', headers: {}, body: '' }]);
    expect(data.bankAccounts).toEqual({
      pageInfo: { hasNextPage: false },
      nodes: [
        {
          id: globalId('BankAccount', '2001'),
          accountId: '2001',
          name: 'Account 2001',
          balance: { amount: '4340.50', currencyCode: 'EUR' },
          currencyCode: 'EUR',
          currency: { name: 'Euro' },
          iban: 'IE54CPAY99119911111111',
          bic: 'CPAYIE2D',
          sortCode: '232221',
          accountNumber: '11111111',
          isDefault: true,
          acceptsDirectDebits: false,
          status: 'LIVE',
          raw: whole,
        },
        {
          id: globalId('BankAccount', '2002'),
          accountId: '2002',
          name: 'Account 2002',
          balance: null,
          currencyCode: null,
          currency: null,
          iban: null,
          bic: null,
          sortCode: null,
          accountNumber: null,
          isDefault: null,
          acceptsDirectDebits: null,
          status: 'UNRECOGNIZED',
          raw: bare,
        },
      ],
    });
  });
});

describe('Query.bankAccount', () => {
  it.each([
    ['LIVE', 'LIVE'],
    ['BREXIT_MIGRATED', 'MIGRATED'],
    ['MIGRATED', 'MIGRATED'],
  ])('has the status %s as %s', async (word, status) => {
    const { run } = await gatewayOver('banking', [json(account(2001, { status: word }))]);

    expect(await run('{ bankAccount(id: "2001") { status } }')).toEqual({ data: { bankAccount: { status } } });
  });

  it('is found by its global id and by its number, in one call, and refetched by `node`', async () => {
    const { run, sent } = await gatewayOver('banking', ({ target }) =>
      target.endsWith('2001') ? json(account(2001)) : json({ errors: [{ code: 50404, message: 'None' }] }, 404),
    );

    const { data, errors } = await run(
      `query ($id: ID!, $other: ID!) { a: bankAccount(id: $id) { name } b: bankAccount(id: "2001") { name }
        c: bankAccount(id: "9") { name } node(id: $id) { ... on BankAccount { name } } other: node(id: $other) { id } }`,
      { id: globalId('BankAccount', '2001'), other: globalId('BankAccount', '../batches') },
    );

    expect(errors).toBeUndefined();
    expect(targets(sent).toSorted()).toEqual(['/v1/accounts/2001', '/v1/accounts/9']);
    const found = { name: 'Account 2001' };
    expect(data).toEqual({ a: found, b: found, c: null, node: found, other: null });
  });

  it.each(['main', globalId('Bank', '2001')])('refuses %s, before any call', async (id) => {
    const { run, sent } = await gatewayOver('banking', []);

    const { errors } = await run('query ($id: ID!) { bankAccount(id: $id) { name } }', { id });

    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(sent).toEqual([]);
  });
});

describe('BankAccount.transactions', () => {
  it('asks for a page of the account, and shows what comes back', async () => {
    const whole = transaction(30260, {
      refId: 26834,
      ican: 2001,
      type: 'INTERNAL_TRANSFER_TO',
      amountBeforeCharges: 5000,
      feeAmount: 1,
      taxAmount: 2,
      amountAfterCharges: 5003,
      balance: 8500,
      myRef: 'Transfer',
      relatedParty: {
        type: 'FIRE_ACCOUNT',
        account: { id: 2002, alias: 'Second', nsc: '991199', accountNumber: '80502876', bic: 'B', iban: 'IE57' },
      },
    });
    const payee = { type: 'WITHDRAWAL_ACCOUNT', account: { id: 77, alias: 'Payee' } };
    const rows = [
      whole,
      transaction(2, { relatedParty: { alias: 'Older' }, date: 1772355600000 }),
      transaction(3, { relatedParty: payee, type: 'STANDING_ORDER' }),
    ];
    const { run, sent } = await gatewayOver('banking', ({ target }) =>
      target.includes('transactions') ? json({ total: 214, transactions: rows }) : json(account(2001)),
    );

    const { data, errors } = await run(`{ bankAccount(id: "2001") { transactions(first: 3) { totalCount nodes {
      transactionId referenceId kind currencyCode currency { code } amountBeforeCharges { amount }
      feeAmount { amount } taxAmount { amount } amountAfterCharges { amount currencyCode } balance { amount } reference
      createdAt raw relatedParty { kind name accountId iban bic sortCode accountNumber raw } } } } }`);

    expect(errors).toBeUndefined();
    expect(targets(sent)).toEqual(['/v1/accounts/2001', '/v1/accounts/2001/transactions?offset=0&limit=3']);
    const none = { accountId: null, iban: null, bic: null, sortCode: null, accountNumber: null };
    const { totalCount, nodes } = data.bankAccount.transactions;
    expect(totalCount).toBe(214);
    expect(nodes[0]).toEqual({
      transactionId: '30260',
      referenceId: '26834',
      kind: 'INTERNAL_TRANSFER_TO',
      currencyCode: 'EUR',
      currency: { code: 'EUR' },
      amountBeforeCharges: { amount: '50.00' },
      feeAmount: { amount: '0.01' },
      taxAmount: { amount: '0.02' },
      amountAfterCharges: { amount: '50.03', currencyCode: 'EUR' },
      balance: { amount: '85.00' },
      reference: 'Transfer',
      createdAt: '2026-03-01T09:00:00.000Z',
      raw: whole,
      relatedParty: {
        kind: 'INTERNAL_ACCOUNT',
        name: 'Second',
        accountId: '2002',
        iban: 'IE57',
        bic: 'B',
        sortCode: '991199',
        accountNumber: '80502876',
        raw: whole.relatedParty,
      },
    });
    expect(nodes[1]).toMatchObject({
      createdAt: '2026-03-01T09:00:00.000Z',
      relatedParty: { ...none, kind: null, name: 'Older' },
    });
    expect(nodes[2]).toMatchObject({
      kind: 'UNRECOGNIZED',
      relatedParty: { ...none, kind: 'PAYEE_ACCOUNT', name: 'Payee' },
    });
  });

  it('are a list of their own, without a call for the account', async () => {
    const { run, sent } = await gatewayOver('banking', () => json({ total: 1, transactions: [transaction(1)] }));

    const { data } = await run(
      'query ($id: ID!) { bankTransactions(accountId: $id, first: 1) { nodes { transactionId } } }',
      { id: globalId('BankAccount', '2001') },
    );

    expect(targets(sent)).toEqual(['/v1/accounts/2001/transactions?offset=0&limit=1']);
    expect(data.bankTransactions.nodes).toEqual([{ transactionId: '1' }]);
  });

  it('filters by time and by words with all parameters that the service requires, and none that it does not have', async () => {
    const { run, sent } = await gatewayOver('banking', ({ target }) =>
      target.includes('filter') ? json({ total: 0, transactions: [] }) : json(account(2001)),
    );
    const created = '{ from: "2026-03-01T00:00:00Z", to: "2026-03-02T00:00:00.5Z" }';

    const { data } =
      await run(`{ bankAccount(id: "2001") { a: transactions(search: "rent", where: { createdAt: ${created} }, first: 2) {
      totalCount nodes { kind } } b: transactions(where: { createdAt: ${created} }, first: 2) { nodes { kind } } }
      __type(name: "BankTransactionKind") { enumValues { name } } }`);

    const range = 'dateRangeFrom=1772323200000&dateRangeTo=1772409600500';
    const names: string[] = data.__type.enumValues.map(({ name }: { name: string }) => name);
    const kinds = names.filter((name) => name !== 'UNRECOGNIZED').map((name) => `transactionTypes=${name}`);
    expect(kinds).toHaveLength(44);
    expect(targets(sent).slice(1)).toEqual([
      `/v1/accounts/2001/transactions/filter?${range}&searchKeyword=rent&${kinds.join('&')}&offset=0`,
      `/v1/accounts/2001/transactions/filter?${range}&searchKeyword=&${kinds.join('&')}&offset=0`,
    ]);
  });

  it.each([3, 10, 200])('reads a filtered list in pages of %i rows, as many as the service sends', async (size) => {
    const { run, sent } = await gatewayOver('banking', ({ target }) => {
      const offset = Number(new URL(target, 'http://a').searchParams.get('offset'));
      const rows = range(25).slice(offset, offset + size);
      return json({ total: 25, transactions: rows.map((n) => transaction(n)) });
    });
    const list = (window: string) =>
      run(`{ bankTransactions(accountId: "2001", search: "rent", where: {
        createdAt: { from: "2026-03-01T00:00:00Z", to: "2026-03-02T00:00:00Z" } }, ${window}) {
        totalCount pageInfo { hasNextPage endCursor } nodes { transactionId } } }`);
    const page = async (window: string) => {
      const { data, errors } = await list(window);
      const { totalCount, pageInfo, nodes } = data.bankTransactions;
      const ids = nodes.map(({ transactionId }: { transactionId: string }) => Number(transactionId));
      return { errors, totalCount, pageInfo, ids };
    };

    const first = await page('first: 4');
    const calls = sent.length;
    const second = await page(`first: 17, after: "${first.pageInfo.endCursor}"`);

    expect([first.ids, first.totalCount, first.pageInfo.hasNextPage]).toEqual([range(4), 25, true]);
    expect([second.ids, second.totalCount, second.pageInfo.hasNextPage]).toEqual([range(17, 4), 25, true]);
    expect([first.errors, second.errors]).toEqual([undefined, undefined]);
    expect([calls, sent.length - calls]).toEqual({ 3: [2, 6], 10: [1, 2], 200: [1, 2] }[size]);
  });

  it.each([
    ['search: "rent"', 'dateRangeFrom=946684800000&dateRangeTo=4102444800000&searchKeyword=rent'],
    [
      'where: { createdAt: { from: "2026-03-01T00:00:00Z" } }',
      'dateRangeFrom=1772323200000&dateRangeTo=4102444800000&searchKeyword=',
    ],
  ])('closes the range of time for the API: %s', async (args, parameters) => {
    const { run, sent } = await gatewayOver('banking', [json({ total: 0, transactions: [] })]);

    const { errors } = await run(`{ bankTransactions(accountId: "2001", ${args}) { totalCount } }`);

    expect(errors).toBeUndefined();
    expect(targets(sent)[0]).toContain(`/v1/accounts/2001/transactions/filter?${parameters}`);
  });

  it.each(['', ', where: {}', ', where: { createdAt: null }'])('lists all without a condition%s', async (where) => {
    const { run, sent } = await gatewayOver('banking', [json({ total: 0, transactions: [] })]);

    await run(`{ bankTransactions(accountId: "2001", search: null${where}) { totalCount } }`);

    expect(targets(sent)).toEqual(['/v1/accounts/2001/transactions?offset=0&limit=1']);
  });

  it('costs one call for each of fifty accounts', async () => {
    const { run, sent } = await gatewayOver('banking', ({ target }) =>
      target.includes('transactions')
        ? json({ total: 1, transactions: [transaction(1, { myRef: target })] })
        : listed(range(50, 2001).map((n) => account(n))),
    );

    const { data } = await run(
      '{ bankAccounts(first: 50) { nodes { transactions(first: 1) { nodes { reference } } } } }',
    );

    const calls = range(50, 2001).map((n) => `/v1/accounts/${n}/transactions?offset=0&limit=1`);
    expect(targets(sent).slice(1).toSorted()).toEqual(calls);
    expect(data.bankAccounts.nodes).toEqual(calls.map((reference) => ({ transactions: { nodes: [{ reference }] } })));
  });
});

describe('failures', () => {
  it.each([
    ['bankAccounts { nodes { name } }', 'listAccounts'],
    ['bankAccount(id: "1") { name }', 'getAccount'],
    ['directDebitMandates { totalCount }', 'listMandates'],
    ['directDebitMandate(id: "55555555-aaaa-4bbb-8ccc-000000000001") { name }', 'getMandate'],
    ['directDebit(id: "55555555-aaaa-4bbb-8ccc-000000000001") { reference }', 'getDirectDebit'],
    ['batch(id: "55555555-aaaa-4bbb-8ccc-000000000001") { name }', 'getBatch'],
  ])('of %s name %s', async (field, operation) => {
    const { run } = await gatewayOver('banking', [json({ errors: [{ code: 50010, message: 'secret' }] }, 403)]);

    const { data, errors } = await run(`{ ${field} }`);

    const [name = ''] = field.split(/\W/);
    expect(data).toEqual({ [name]: null });
    expect(errors).toMatchObject([{ path: [name], extensions: { code: 'PERMISSION_DENIED', operation } }]);
  });

  it.each([
    'transactions { totalCount }',
    'transactions(where: { createdAt: { from: "2026-03-01T00:00:00Z", to: "2026-03-02T00:00:00Z" } }) { totalCount }',
  ])('of %s leave the account', async (field) => {
    const { run } = await gatewayOver('banking', ({ target }) =>
      target.includes('transactions') ? json({}, 503) : json(account(2001)),
    );

    const { data, errors } = await run(`{ bankAccount(id: "2001") { name ${field} } }`);

    expect(data).toEqual({ bankAccount: { name: 'Account 2001', transactions: null } });
    expect(errors).toMatchObject([
      { path: ['bankAccount', 'transactions'], extensions: { code: 'UPSTREAM_UNAVAILABLE' } },
    ]);
  });
});
