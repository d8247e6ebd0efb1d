import { describe, expect, it } from 'vitest';
import { answered, declaredCode, gatewayOver, json, type Sent } from '#test/harness';

const uuid = (kind: number, n: number) => `${String(kind).repeat(8)}-aaaa-4bbb-8ccc-${String(n).padStart(12, '0')}`;
const bank = (n: number, more: object = {}) => ({
  aspspUuid: uuid(1, n).toUpperCase(),
  alias: `Bank ${n}`,
  logoUrl: 'https://assets.example.test/liffey.svg',
  country: { code: 'IE', description: 'Ireland' },
  currency: { code: 'EUR', description: 'Euro' },
  dateCreated: '2024-01-02T03:04:05.006Z',
  lastUpdated: '2025-06-07T08:09:10.011Z',
  ...more,
});
const batch = (n: number, more: object = {}) => ({ batchUuid: uuid(2, n), currency: 'EUR', ...more });
const debit = (n: number, more: object = {}) => ({
  directDebitUuid: uuid(4, n),
  mandateUUid: uuid(5, 1),
  currency: { code: 'GBP', description: 'Sterling' },
  amount: 3599,
  status: 'COLLECTED',
  type: 'ONGOING_COLLECTION',
  dateCreated: '2026-03-02T06:00:00.000Z',
  lastUpdated: '2026-03-03T06:00:00.000Z',
  ...more,
});
const range = (count: number, from = 0) => Array.from({ length: count }, (_, index) => from + index);
const targets = (sent: readonly Sent[]) => sent.map(({ target }) => target);

/** Answers a list of so many batches, with what a server makes of `offset` and `limit`. */
function pages(total: number, served: (offset: number, limit: number) => [offset: number, limit: number]) {
  return ({ target }: Sent) => {
    const { searchParams } = new URL(target, 'http://bank');
    const [offset, limit] = served(Number(searchParams.get('offset')), Number(searchParams.get('limit')));
    return json({
      total,
      batchRequests: range(Math.max(0, Math.min(limit, total - offset)), offset).map((n) => batch(n)),
    });
  };
}
const uuids = (from: number, until: number) => range(until - from, from).map((n) => ({ batchUuid: uuid(2, n) }));

describe('Query.banks', () => {
  it('sends every argument in its place, and shows what comes back', async () => {
    const bare = bank(2, { logoUrl: null, country: {}, currency: {} });
    const { run, sent } = await gatewayOver('banking', [json({ total: 3, aspsps: [bank(1), bare, bank(3)] })]);

    const { data, errors } = await run(`{ banks(where: { currencyCode: EUR }, first: 2) {
      totalCount pageInfo { hasNextPage hasPreviousPage } nodes {
        bankUuid name logoUrl countryCode countryName currencyCode currency { code name symbol } currencyName createdAt updatedAt raw } } }`);

    expect(errors).toBeUndefined();
    expect(sent).toEqual([{ method: 'GET', target: '/v1/aspsps?currency=EUR', headers: {}, body: '' }]);
    const first = {
      bankUuid: '11111111-AAAA-4BBB-8CCC-000000000001',
      name: 'Bank 1',
      logoUrl: 'https://assets.example.test/liffey.svg',
      countryCode: 'IE',
      countryName: 'Ireland',
      currencyCode: 'EUR',
      currency: { code: 'EUR', name: 'Euro', symbol: '€' },
      currencyName: 'Euro',
      createdAt: '2024-01-02T03:04:05.006Z',
      updatedAt: '2025-06-07T08:09:10.011Z',
      raw: bank(1),
    };
    const unknown = {
      logoUrl: null,
      countryCode: null,
      countryName: null,
      currencyCode: null,
      currency: null,
      currencyName: null,
    };
    expect(data.banks).toEqual({
      totalCount: 3,
      pageInfo: { hasNextPage: true, hasPreviousPage: false },
      nodes: [
        first,
        { ...first, ...unknown, bankUuid: '11111111-AAAA-4BBB-8CCC-000000000002', name: 'Bank 2', raw: bare },
      ],
    });
  });

  it('refuses a currency in which there are no banks, without a call', async () => {
    const { run, sent } = await gatewayOver('banking', []);

    const { errors } = await run('{ banks(where: { currencyCode: USD }) { totalCount } }');

    expect(errors).toMatchObject([{ extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }]);
    expect(sent).toEqual([]);
  });

  it('has no code for a currency whose word is none, and keeps the word in `raw`', async () => {
    const rows = ['GOLD', '1', 'eur'].map((code, n) => bank(n + 1, { currency: { code } }));
    const { run } = await gatewayOver('banking', [json({ total: 3, aspsps: rows })]);

    const { data, errors } = await run('{ banks { nodes { currencyCode currency { code } raw } } }');

    expect(errors).toBeUndefined();
    expect(data.banks.nodes).toEqual([
      { currencyCode: null, currency: null, raw: rows[0] },
      { currencyCode: null, currency: null, raw: rows[1] },
      { currencyCode: 'EUR', currency: { code: 'EUR' }, raw: rows[2] },
    ]);
  });

  it('asks for all banks when no argument is given, and pages them itself', async () => {
    const { run, sent } = await gatewayOver('banking', () =>
      json({ total: 60, aspsps: range(60).map((n) => bank(n)) }),
    );

    const { data } = await run('{ banks(last: 5) { nodes { name } pageInfo { startCursor } } }');
    const before = await run('query ($before: String) { banks(last: 2, before: $before) { nodes { name } } }', {
      before: data.banks.pageInfo.startCursor,
    });

    expect(targets(sent)).toEqual(['/v1/aspsps', '/v1/aspsps']);
    expect(data.banks.nodes).toEqual(range(5, 55).map((n) => ({ name: `Bank ${n}` })));
    expect(before.data.banks.nodes).toEqual([{ name: 'Bank 53' }, { name: 'Bank 54' }]);
  });

  it('finds banks again by their global ids, fifty in one call', async () => {
    const { run, sent } = await gatewayOver('banking', () =>
      json({ total: 60, aspsps: range(60).map((n) => bank(n)) }),
    );
    const { data } = await run('{ banks(first: 50) { nodes { id } } }');
    const ids = data.banks.nodes.map(({ id }: { id: string }) => id);
    const gone = Buffer.from(`Bank:${uuid(9, 9)}`).toString('base64url');

    const again = await run('query ($ids: [ID!]!) { nodes(ids: $ids) { __typename ... on Bank { name } } }', {
      ids: [...ids, gone],
    });

    expect(targets(sent)).toEqual(['/v1/aspsps', '/v1/aspsps']);
    expect(again.data.nodes).toEqual([...range(50).map((n) => ({ __typename: 'Bank', name: `Bank ${n}` })), null]);
  });
});

describe('Query.batches', () => {
  it('sends every argument in its place, and shows what comes back', async () => {
    const row = batch(1, {
      type: 'INTERNAL_TRANSFER',
      status: 'COMPLETE',
      sourceName: 'gateway-test',
      batchName: 'March sweep',
      jobNumber: '2026-03-SW',
      callbackUrl: 'https://hook.example.test/1',
      numberOfItemsSubmitted: 2,
      valueOfItemsSubmitted: 2500000001,
      numberOfItemsFailed: 0,
      valueOfItemsFailed: 0,
      numberOfItemsSucceeded: 2,
      valueOfItemsSucceeded: 7,
      dateCreated: '2026-03-01T09:00:00.000Z',
      lastUpdated: 1772355900000,
    });
    const { run, sent } = await gatewayOver('banking', [json({ total: 1, batchRequests: [row] })]);

    const { data, errors } =
      await run(`{ batches(first: 10, where: { kinds: [INTERNAL_TRANSFER], statuses: [COMPLETE] },
      orderBy: { field: DATE, direction: DESC }) { totalCount nodes { __typename createdAt updatedAt raw ... on Batch {
        id batchUuid kind status sourceName name jobNumber callbackUrl currencyCode currency { code }
        submittedCount failedCount succeededCount
        submittedValue { amount currencyCode } failedValue { amount } succeededValue { amount } } } } }`);

    expect(errors).toBeUndefined();
    expect(sent).toEqual([
      {
        method: 'GET',
        target:
          '/v1/batches?order=DESC&orderBy=DATE&batchTypes=INTERNAL_TRANSFER&batchStatus=COMPLETE&offset=0&limit=10',
        headers: {},
        body: '',
      },
    ]);
    expect(data.batches).toEqual({
      totalCount: 1,
      nodes: [
        {
          __typename: 'Batch',
          id: Buffer.from(`Batch:${uuid(2, 1)}`).toString('base64url'),
          batchUuid: uuid(2, 1),
          kind: 'INTERNAL_TRANSFER',
          status: 'COMPLETE',
          sourceName: 'gateway-test',
          name: 'March sweep',
          jobNumber: '2026-03-SW',
          callbackUrl: 'https://hook.example.test/1',
          currencyCode: 'EUR',
          currency: { code: 'EUR' },
          submittedCount: 2,
          failedCount: 0,
          succeededCount: 2,
          submittedValue: { amount: '25000000.01', currencyCode: 'EUR' },
          failedValue: { amount: '0.00' },
          succeededValue: { amount: '0.07' },
          createdAt: '2026-03-01T09:00:00.000Z',
          updatedAt: '2026-03-01T09:05:00.000Z',
          raw: row,
        },
      ],
    });
  });

  it('asks for nothing but a page when no argument is given', async () => {
    const { run, sent } = await gatewayOver('banking', [json({ total: 0, batchRequests: [] })]);

    const { data } = await run('{ batches { totalCount nodes { createdAt } } }');

    expect(targets(sent)).toEqual(['/v1/batches?offset=0&limit=20']);
    expect(data).toEqual({ batches: { totalCount: 0, nodes: [] } });
  });

  it.each([
    ['batchRequests', 'batchUuid'],
    ['batchRequests', 'batchItemUuid'],
    ['batches', 'batchUuid'],
  ])('takes batches that stand under %s and are named by %s', async (place, name) => {
    const rows = range(2).map((n) => ({ [name]: uuid(3, n), status: 'OPEN' }));
    const { run } = await gatewayOver('banking', [json({ total: 2, [place]: rows })]);

    const { data, errors } = await run('{ batches { totalCount nodes { __typename raw batchUuid status kind } } }');

    expect(errors).toBeUndefined();
    const nodes = rows.map((raw, n) => ({
      __typename: 'Batch',
      batchUuid: uuid(3, n),
      status: 'OPEN',
      kind: null,
      raw,
    }));
    expect(data).toEqual({ batches: { totalCount: 2, nodes } });
  });

  it('shows a batch of one payment where the server lists payments, in the digits that their currency has', async () => {
    const payment = (n: number, currency: unknown) => ({
      batchItemUuid: uuid(3, n),
      currency,
      status: 'SUCCEEDED',
      result: { code: 500001, message: 'SUCCESS' },
      amount: 12500,
      feeAmount: 5,
      taxAmount: 0,
      amountAfterCharges: -12505,
      refId: 900123,
      icanFrom: 2001,
      icanTo: 2002,
      ref: 'sweep 1',
    });
    const codes = ['GBP', 'JPY', 'KWD', { code: 'EUR' }, 'nonsense', undefined];
    const items = codes.map((currency, n) => payment(n, currency));
    const { run, sent } = await gatewayOver('banking', [json({ total: 6, items })]);

    const { data, errors } = await run(`{ batches(first: 6) { nodes { batchUuid raw payments { totalCount nodes {
      paymentUuid status result { code message }
      amount { amount currencyCode } feeAmount { amount } taxAmount { amount } amountAfterCharges { amount }
      transactionReferenceId sourceAccountId destinationAccountId payee { payeeId } reference payeeReference } } } } }`);

    const node = (n: number, currencyCode?: string, amounts: readonly string[] = []) => ({
      paymentUuid: uuid(3, n),
      status: 'SUCCEEDED',
      result: { code: '500001', message: 'SUCCESS' },
      amount: currencyCode ? { amount: amounts[0], currencyCode } : null,
      feeAmount: currencyCode ? { amount: amounts[1] } : null,
      taxAmount: currencyCode ? { amount: amounts[2] } : null,
      amountAfterCharges: currencyCode ? { amount: amounts[3] } : null,
      transactionReferenceId: '900123',
      sourceAccountId: '2001',
      destinationAccountId: '2002',
      payee: null,
      reference: 'sweep 1',
      payeeReference: null,
    });
    const nodes = [
      node(0, 'GBP', ['125.00', '0.05', '0.00', '-125.05']),
      node(1, 'JPY', ['12500', '5', '0', '-12505']),
      node(2, 'KWD', ['12.500', '0.005', '0.000', '-12.505']),
      node(3, 'EUR', ['125.00', '0.05', '0.00', '-125.05']),
      node(4),
      node(5),
    ];
    expect(errors).toBeUndefined();
    expect(data.batches.nodes).toEqual(
      nodes.map((payment, n) => ({
        batchUuid: uuid(3, n),
        raw: JSON.parse(JSON.stringify(items[n])),
        payments: { totalCount: 1, nodes: [payment] },
      })),
    );
    expect(sent.length).toBe(1);
  });

  it('keeps every digit of numbers that no double holds', async () => {
    const body = (rows: string) => ({
      status: 200,
      headers: { 'content-type': 'application/json' },
      body: `{"total":1,${rows}}`,
    });
    const { run } = await gatewayOver('banking', [
      body(`"batches":[{"batchUuid":"${uuid(2, 1)}","currency":"EUR","valueOfItemsSubmitted":9007199254740993}]`),
      body(`"items":[{"batchItemUuid":"${uuid(3, 1)}","amount":1,"refId":9007199254740997}]`),
    ]);

    const batches = await run('{ batches { nodes { submittedValue { amount } } } }');
    const payments = await run('{ batches { nodes { payments { nodes { transactionReferenceId } } } } }');

    expect(batches.data.batches.nodes).toEqual([{ submittedValue: { amount: '90071992547409.93' } }]);
    expect(payments.data.batches.nodes).toEqual([
      { payments: { nodes: [{ transactionReferenceId: '9007199254740997' }] } },
    ]);
  });

  it('costs one call for 120 batches where a page holds 200, and all it takes where it is cut at ten', async () => {
    const large = await gatewayOver(
      'banking',
      pages(500, (offset, limit) => [offset, limit]),
    );
    const cut = await gatewayOver(
      'banking',
      pages(35, (offset, limit) => [offset, Math.min(limit, 10)]),
    );

    const whole = await large.run('{ batches(first: 120) { nodes { batchUuid } } }');
    const pieces = await cut.run('{ batches(first: 120) { totalCount nodes { batchUuid } pageInfo { hasNextPage } } }');

    expect(targets(large.sent)).toEqual(['/v1/batches?offset=0&limit=120']);
    expect(targets(cut.sent)).toEqual([
      '/v1/batches?offset=0&limit=120',
      '/v1/batches?offset=10&limit=10',
      '/v1/batches?offset=20&limit=10',
      '/v1/batches?offset=30&limit=5',
    ]);
    expect(whole.data.batches.nodes).toEqual(uuids(0, 120));
    expect(pieces.data.batches).toEqual({ totalCount: 35, nodes: uuids(0, 35), pageInfo: { hasNextPage: false } });
  });

  it('loses no row where the server heeds neither offset nor limit and sends everything', async () => {
    const { run, sent } = await gatewayOver(
      'banking',
      pages(35, () => [0, 35]),
    );

    const { data } = await run('{ batches(first: 20) { nodes { batchUuid } pageInfo { endCursor hasNextPage } } }');
    const next = await run(
      'query ($after: String) { batches(first: 20, after: $after) { nodes { batchUuid } pageInfo { hasNextPage } } }',
      { after: data.batches.pageInfo.endCursor },
    );

    expect(data.batches).toMatchObject({ nodes: uuids(0, 20), pageInfo: { hasNextPage: true } });
    expect(next.data.batches).toEqual({ nodes: uuids(20, 35), pageInfo: { hasNextPage: false } });
    expect(targets(sent)).toEqual(['/v1/batches?offset=0&limit=20', '/v1/batches?offset=20&limit=20']);
  });

  it('has the first ten rows of a server that heeds neither and sends those each time, and an error for all others', async () => {
    const { run, sent } = await gatewayOver(
      'banking',
      pages(35, () => [0, 10]),
    );

    const first = await run(
      '{ batches(first: 20) { totalCount nodes { batchUuid } pageInfo { endCursor hasNextPage } } }',
    );
    const { data, errors } = await run(
      'query ($after: String) { batches(first: 5, after: $after) { nodes { batchUuid } } }',
      { after: first.data.batches.pageInfo.endCursor },
    );

    expect(first.errors).toBeUndefined();
    expect(first.data.batches).toMatchObject({ totalCount: 35, nodes: uuids(0, 10), pageInfo: { hasNextPage: true } });
    expect(targets(sent)).toEqual([
      '/v1/batches?offset=0&limit=20',
      '/v1/batches?offset=10&limit=10',
      '/v1/batches?offset=10&limit=5',
      '/v1/batches?offset=0&limit=1',
    ]);
    expect(data).toEqual({ batches: null });
    expect(errors).toMatchObject([
      {
        message: 'The upstream sends the same rows at every offset.',
        extensions: { code: 'UPSTREAM_INVALID_RESPONSE' },
      },
    ]);
  });
});

describe('Query.directDebits', () => {
  it('has both addresses of a logo', async () => {
    const [small, large] = ['https://assets.example.test/small.png', 'https://assets.example.test/large.png'];
    const row = debit(1, { originatorLogoUrlSmall: small, originatorLogoUrlLarge: large });
    const { run } = await gatewayOver('banking', [json({ total: 1, directdebits: [row] })]);

    const { data } = await run(
      `{ directDebits(mandateId: "${uuid(5, 1)}") { nodes { originatorSmallLogoUrl originatorLargeLogoUrl } } }`,
    );

    expect(data.directDebits.nodes).toEqual([{ originatorSmallLogoUrl: small, originatorLargeLogoUrl: large }]);
  });

  it('sends every argument in its place, and shows what comes back', async () => {
    const row = debit(1, {
      feeAmount: 10,
      taxAmount: 2,
      amountAfterCharges: 3611,
      status: 'REFUND_RECORDED',
      originatorName: 'Sample Broadband Ltd',
      originatorAlias: 'Broadband',
      originatorReference: 'SB-4411',
      originatorLogoUrlSmall: 'https://assets.example.test/small.png',
      originatorLogoUrlLarge: '',
      directDebitReference: 'SB-4411-03',
      targetIcan: 2001,
      targetPayeeId: 77,
      isDDIC: true,
      fireRejectReason: 'Not ours',
      fireRefundReason: 'Asked for',
      schemeRejectReason: 'No account',
      schemeRejectReasonCode: 'B',
      schemeRefundReason: 'Indemnity',
      schemeRefundReasonCode: '1',
      dateRefunded: 1772604000000,
    });
    const { run, sent } = await gatewayOver('banking', [json({ total: 1, directdebits: [row] })]);

    const { data, errors } = await run(
      `query ($mandate: ID!) { directDebits(mandateId: $mandate, first: 5) { totalCount nodes {
        directDebitUuid mandateUuid currencyCode currency { code } amount { amount currencyCode } feeAmount { amount } taxAmount { amount }
        amountAfterCharges { amount } status kind originatorName originatorAlias originatorReference
        originatorSmallLogoUrl originatorLargeLogoUrl reference accountId payeeId isIndemnityClaim
        rejectReason refundReason schemeRejectReason schemeRejectReasonCode schemeRefundReason schemeRefundReasonCode
        createdAt updatedAt refundedAt raw } } }`,
      { mandate: uuid(5, 1) },
    );

    expect(errors).toBeUndefined();
    expect(sent).toEqual([
      { method: 'GET', target: `/v1/directdebits?mandateUuid=${uuid(5, 1)}&offset=0&limit=5`, headers: {}, body: '' },
    ]);
    expect(data.directDebits).toEqual({
      totalCount: 1,
      nodes: [
        {
          directDebitUuid: uuid(4, 1),
          mandateUuid: uuid(5, 1),
          currencyCode: 'GBP',
          currency: { code: 'GBP' },
          amount: { amount: '35.99', currencyCode: 'GBP' },
          feeAmount: { amount: '0.10' },
          taxAmount: { amount: '0.02' },
          amountAfterCharges: { amount: '36.11' },
          status: 'REFUND_RECORDED',
          kind: 'ONGOING_COLLECTION',
          originatorName: 'Sample Broadband Ltd',
          originatorAlias: 'Broadband',
          originatorReference: 'SB-4411',
          originatorSmallLogoUrl: 'https://assets.example.test/small.png',
          originatorLargeLogoUrl: null,
          reference: 'SB-4411-03',
          accountId: '2001',
          payeeId: '77',
          isIndemnityClaim: true,
          rejectReason: 'Not ours',
          refundReason: 'Asked for',
          schemeRejectReason: 'No account',
          schemeRejectReasonCode: 'B',
          schemeRefundReason: 'Indemnity',
          schemeRefundReasonCode: '1',
          createdAt: '2026-03-02T06:00:00.000Z',
          updatedAt: '2026-03-03T06:00:00.000Z',
          refundedAt: '2026-03-04T06:00:00.000Z',
          raw: row,
        },
      ],
    });
  });

  it('takes either spelling of the mandate and of the first state, and times in either form', async () => {
    const { mandateUUid: _other, ...bare } = debit(2, { status: 'RECEIVED' });
    const rows = [
      debit(1, { status: 'RECIEVED', dateCreated: 1772431200000, lastUpdated: 1772517600000 }),
      { ...bare, mandateUuid: uuid(5, 1) },
    ];
    const { run } = await gatewayOver('banking', [json({ total: 2, directdebits: rows })]);

    const { data } = await run(`{ directDebits(mandateId: "${uuid(5, 1)}") {
      nodes { mandateUuid status createdAt updatedAt refundedAt isIndemnityClaim accountId } } }`);

    const node = {
      mandateUuid: uuid(5, 1),
      status: 'RECEIVED',
      createdAt: '2026-03-02T06:00:00.000Z',
      updatedAt: '2026-03-03T06:00:00.000Z',
      refundedAt: null,
      isIndemnityClaim: null,
      accountId: null,
    };
    expect(data.directDebits.nodes).toEqual([node, node]);
  });

  it('refuses a mandate that is no UUID, before any call', async () => {
    const { run, sent } = await gatewayOver('banking', []);

    const { errors } = await run('{ directDebits(mandateId: "nonsense") { totalCount } }');

    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(sent).toEqual([]);
  });
});

describe('failures', () => {
  it.each([
    [400, 50002, 'BAD_USER_INPUT'],
    [401, 50001, 'UNAUTHENTICATED'],
    [403, 50010, 'PERMISSION_DENIED'],
    [429, 50020, 'RATE_LIMITED'],
    [500, 50051, 'UPSTREAM_ERROR'],
  ])('%i with error %i is %s', async (status, number, code) => {
    const body = { errors: [{ code: number, message: 'secret words' }] };
    const { run } = await gatewayOver('banking', [json(body, status)]);

    const { data, errors } = await run('{ batches { totalCount } }');

    expect(data).toEqual({ batches: null });
    expect(errors).toEqual([
      {
        message: answered('banking', status),
        path: ['batches'],
        locations: [{ line: 1, column: 3 }],
        extensions: {
          code,
          api: 'banking',
          operation: 'listBatches',
          status,
          ...declaredCode('banking', number),
          retryable: code === 'RATE_LIMITED',
          requestId: 'test',
        },
      },
    ]);
  });

  it.each([
    ['banks { totalCount }', 'listAspsps'],
    ['directDebits(mandateId: "55555555-aaaa-4bbb-8ccc-000000000001") { totalCount }', 'listDirectDebits'],
  ])('of %s name %s', async (field, operation) => {
    const { run } = await gatewayOver('banking', [json({}, 503)]);

    const { data, errors } = await run(`{ ${field} }`);

    const [name = ''] = field.split(/\W/);
    expect(data).toEqual({ [name]: null });
    expect(errors).toMatchObject([{ path: [name], extensions: { code: 'UPSTREAM_UNAVAILABLE', operation } }]);
  });
});
