import { describe, expect, it } from 'vitest';
import { gatewayOver, json, type Sent, text } from '#test/harness';

const BATCH = '22222222-aaaa-4bbb-8ccc-000000000001';
const PAYMENT = '33333333-aaaa-4bbb-8ccc-000000000001';
const globalId = (type: string, key: string) => Buffer.from(`${type}:${key}`).toString('base64url');
const failure = (status: number, code = 50051) => json({ errors: [{ code, message: 'secret words' }] }, status);
const empty = (status: number) => text('', status);
const batch = (status: string) => json({ batchUuid: BATCH, status });
const calls = (sent: readonly Sent[]) => sent.map(({ method, target }) => `${method} ${target}`);
const READ = `GET /v1/batches/${BATCH}`;

describe('Mutation.createBatch', () => {
  const mutation = `mutation ($input: CreateBatchInput!) { createBatch(input: $input) { __typename
    ... on CreateBatchSuccess { batchUuid } ... on InvalidBatch { message upstreamCode } } }`;

  it('sends every field in its place', async () => {
    const { run, sent } = await gatewayOver('banking', [json({ batchUuid: BATCH })]);
    const input = {
      kind: 'BANK_TRANSFER',
      currencyCode: 'EUR',
      name: 'January',
      jobNumber: '2026-01',
      callbackUrl: 'https://hook.example.test/1',
      batchUuid: BATCH,
    };

    const answer = await run(mutation, { input });

    expect(sent).toEqual([
      {
        method: 'POST',
        target: '/v1/batches',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          type: 'BANK_TRANSFER',
          currency: 'EUR',
          batchName: 'January',
          jobNumber: '2026-01',
          batchUuid: BATCH,
          callbackUrl: 'https://hook.example.test/1',
        }),
      },
    ]);
    expect(answer).toEqual({ data: { createBatch: { __typename: 'CreateBatchSuccess', batchUuid: BATCH } } });
  });

  it('sends nothing that is not given, and reads the batch where it is selected', async () => {
    const { run, sent } = await gatewayOver('banking', [json({ batchUuid: BATCH }), batch('OPEN')]);

    const { data } = await run(`mutation { createBatch(input: { kind: INTERNAL_TRANSFER, currencyCode: GBP }) {
      ... on CreateBatchSuccess { batch { id status } batchEdge { cursor node { __typename id } } } } }`);

    expect(calls(sent)).toEqual(['POST /v1/batches', READ]);
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual({ type: 'INTERNAL_TRANSFER', currency: 'GBP' });
    expect(data.createBatch).toEqual({
      batch: { id: globalId('Batch', BATCH), status: 'OPEN' },
      batchEdge: { cursor: expect.any(String), node: { __typename: 'Batch', id: globalId('Batch', BATCH) } },
    });
  });

  it('is refused where the API does not accept the batch', async () => {
    const { run } = await gatewayOver('banking', [failure(400)]);

    const answer = await run(mutation, { input: { kind: 'BANK_TRANSFER', currencyCode: 'EUR' } });

    expect(answer).toEqual({
      data: {
        createBatch: {
          __typename: 'InvalidBatch',
          message: 'The API does not accept the batch.',
          upstreamCode: '50051',
        },
      },
    });
  });

  it.each([
    ['NEW_PAYEE', 'EUR'],
    ['UNRECOGNIZED', 'EUR'],
    ['BANK_TRANSFER', 'USD'],
  ])('refuses the kind %s in %s, before any call', async (kind, currencyCode) => {
    const { run, sent } = await gatewayOver('banking', []);

    const { errors } = await run(mutation, { input: { kind, currencyCode } });

    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(sent).toEqual([]);
  });
});

describe('Mutation.addBatchPayment', () => {
  const mutation = `mutation ($input: AddBatchPaymentInput!) { addBatchPayment(input: $input) { __typename
    ... on AddBatchPaymentSuccess { paymentUuid } ... on BatchNotOpen { batch { status } }
    ... on InvalidBatchPayment { upstreamCode } ... on Rejection { message } } }`;
  const internalTransfer = {
    sourceAccountId: '2001',
    destinationAccountId: '2002',
    amount: '24.90',
    reference: 'Sweep',
  };
  const common = { sourceAccountId: globalId('BankAccount', '2001'), amount: '5' };
  const input = { batchId: globalId('Batch', BATCH), payment: { internalTransfer } };

  it.each([
    [{ internalTransfer }, 'internaltransfers', { icanFrom: 2001, icanTo: 2002, amount: 2490, ref: 'Sweep' }],
    [
      { bankTransfer: { ...common, payee: { payeeId: '77' }, reference: 'Ours', payeeReference: 'Theirs' } },
      'banktransfers',
      { icanFrom: 2001, payeeType: 'PAYEE_ID', payeeId: 77, amount: 500, myRef: 'Ours', yourRef: 'Theirs' },
    ],
    [
      { bankTransfer: { ...common, payee: { ibanAccount: { name: 'J. Smith', iban: 'IE00AIBK' } } } },
      'banktransfers',
      {
        icanFrom: 2001,
        payeeType: 'ACCOUNT_DETAILS',
        destIban: 'IE00AIBK',
        destAccountHolderName: 'J. Smith',
        amount: 500,
      },
    ],
    [
      {
        bankTransfer: {
          ...common,
          payee: { sortCodeAccount: { name: 'J. Smith', sortCode: '123456', accountNumber: '12345678' } },
        },
      },
      'banktransfers',
      {
        icanFrom: 2001,
        payeeType: 'ACCOUNT_DETAILS',
        destNsc: '123456',
        destAccountNumber: '12345678',
        destAccountHolderName: 'J. Smith',
        amount: 500,
      },
    ],
  ])('sends %j as it is written to %s', async (payment, list, body) => {
    const { run, sent } = await gatewayOver('banking', [json({ batchItemUuid: PAYMENT })]);

    const answer = await run(mutation, { input: { ...input, payment } });

    expect(calls(sent)).toEqual([`POST /v1/batches/${BATCH}/${list}`]);
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual(body);
    expect(answer).toEqual({
      data: { addBatchPayment: { __typename: 'AddBatchPaymentSuccess', paymentUuid: PAYMENT } },
    });
  });

  it('reads the batch where it is selected', async () => {
    const { run, sent } = await gatewayOver('banking', [json({ batchItemUuid: PAYMENT }), batch('OPEN')]);

    const { data } = await run(
      `mutation ($input: AddBatchPaymentInput!) { addBatchPayment(input: $input) {
        ... on AddBatchPaymentSuccess { batch { status } } } }`,
      { input },
    );

    expect(calls(sent)).toEqual([`POST /v1/batches/${BATCH}/internaltransfers`, READ]);
    expect(data.addBatchPayment).toEqual({ batch: { status: 'OPEN' } });
  });

  it.each(['', '-1', '1.234', '1e3', '0x1', '12345678901234'])(
    'refuses the amount %j, before any call',
    async (amount) => {
      const { run, sent } = await gatewayOver('banking', []);
      const payment = { internalTransfer: { ...internalTransfer, amount } };

      const { errors } = await run(mutation, { input: { ...input, payment } });

      expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
      expect(sent).toEqual([]);
    },
  );

  it.each([
    { ...input, batchId: 'mine' },
    { ...input, payment: { internalTransfer: { ...internalTransfer, sourceAccountId: 'main' } } },
    { ...input, payment: { bankTransfer: { ...common, payee: { payeeId: 'smith' } } } },
    { ...input, payment: {} },
  ])('refuses %j, before any call', async (wrong) => {
    const { run, sent } = await gatewayOver('banking', []);

    const { errors } = await run(mutation, { input: wrong });

    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(sent).toEqual([]);
  });

  it.each([
    [[failure(404)], { __typename: 'BatchNotFound', message: 'There is no such batch.' }],
    [
      [failure(400), batch('COMPLETE')],
      { __typename: 'BatchNotOpen', batch: { status: 'COMPLETE' }, message: 'The batch is not open.' },
    ],
    [
      [failure(400), batch('OPEN')],
      { __typename: 'InvalidBatchPayment', upstreamCode: '50051', message: 'The API does not accept the payment.' },
    ],
    [
      [failure(400), failure(403)],
      { __typename: 'InvalidBatchPayment', upstreamCode: '50051', message: 'The API does not accept the payment.' },
    ],
  ])('is refused: case %#', async (answers, refusal) => {
    const { run } = await gatewayOver('banking', answers);

    expect(await run(mutation, { input })).toEqual({ data: { addBatchPayment: refusal } });
  });
});

describe.each([
  ['submitBatch', 'SubmitBatch', 'PUT', 204, 'PENDING_APPROVAL'],
  ['cancelBatch', 'CancelBatch', 'DELETE', 200, 'CANCELLED'],
])('Mutation.%s', (field, name, method, status, after) => {
  const mutation = `mutation ($id: ID!) { ${field}(input: { id: $id }) { __typename
    ... on BatchNotOpen { batch { status } } ... on Rejection { message } } }`;
  const call = `${method} /v1/batches/${BATCH}`;

  it('sends no body, and reads the batch where it is selected', async () => {
    const { run, sent } = await gatewayOver('banking', [empty(status), batch(after)]);

    const { data, errors } = await run(
      `mutation { ${field}(input: { id: "${BATCH}" }) { ... on ${name}Success { batch { status } } } }`,
    );

    expect(errors).toBeUndefined();
    expect(calls(sent)).toEqual([call, READ]);
    expect(sent[0]?.body).toBe('');
    expect(data).toEqual({ [field]: { batch: { status: after } } });
  });

  it('takes the global id, and one call', async () => {
    const { run, sent } = await gatewayOver('banking', [empty(status)]);

    const { data } = await run(mutation, { id: globalId('Batch', BATCH) });

    expect(calls(sent)).toEqual([call]);
    expect(data).toEqual({ [field]: { __typename: `${name}Success` } });
  });

  it('is refused for a batch that does not exist, and for one that is not open', async () => {
    const gone = await gatewayOver('banking', [failure(404)]);
    const done = await gatewayOver('banking', [failure(400), batch('COMPLETE')]);

    const answers = [await gone.run(mutation, { id: BATCH }), await done.run(mutation, { id: BATCH })];

    expect(answers).toEqual([
      { data: { [field]: { __typename: 'BatchNotFound', message: 'There is no such batch.' } } },
      {
        data: {
          [field]: { __typename: 'BatchNotOpen', batch: { status: 'COMPLETE' }, message: 'The batch is not open.' },
        },
      },
    ]);
    expect(calls(done.sent)).toEqual([call, READ]);
  });

  it('is an error where the batch is open, and where it cannot be read', async () => {
    const open = await gatewayOver('banking', [failure(400), batch('OPEN')]);
    const hidden = await gatewayOver('banking', [failure(400), failure(403)]);

    for (const { run } of [open, hidden]) {
      const { data, errors } = await run(mutation, { id: BATCH });
      expect(data).toEqual({ [field]: null });
      expect(errors).toMatchObject([{ extensions: { code: 'FAILED_PRECONDITION', status: 400 } }]);
    }
  });

  it('is sent once, although 503 might pass', async () => {
    const { run, sent } = await gatewayOver('banking', () => failure(503), {
      settings: { apis: { banking: { retry: { attempts: 3 } } } },
    });

    const { errors } = await run(mutation, { id: BATCH });

    expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]);
    expect(sent.length).toBe(1);
  });
});

describe('Batch.payments', () => {
  const payments =
    'payments(first: 2) { totalCount nodes { amount { amount currencyCode } payee { name iban sortCode accountNumber payeeId } reference payeeReference raw } }';
  const rows = [
    { batchItemUuid: PAYMENT, amount: 1000, ref: 'Sweep' },
    {
      batchItemUuid: PAYMENT.replace(/1$/, '2'),
      amount: 5,
      currency: 'GBP',
      myRef: 'Ours',
      yourRef: 'Theirs',
      payeeType: 'ACCOUNT_DETAILS',
      payeeId: 1304,
      destIban: 'IE00',
      destNsc: '123456',
      destAccountNumber: '12345678',
      destAccountHolderName: 'J. Smith',
    },
  ];

  it.each([
    ['INTERNAL_TRANSFER', 'internaltransfers'],
    ['BANK_TRANSFER', 'banktransfers'],
  ])('of %s are read from %s, in the currency of the batch', async (type, list) => {
    const { run, sent } = await gatewayOver('banking', ({ target }) =>
      target.includes('transfers')
        ? json({ total: 214, items: rows })
        : json({ batchUuid: BATCH, type, currency: 'EUR' }),
    );

    const { data, errors } = await run(`{ batch(id: "${BATCH}") { ${payments} } }`);

    expect(errors).toBeUndefined();
    expect(calls(sent)).toEqual([READ, `GET /v1/batches/${BATCH}/${list}?offset=0&limit=2`]);
    expect(data.batch.payments).toEqual({
      totalCount: 214,
      nodes: [
        {
          amount: { amount: '10.00', currencyCode: 'EUR' },
          payee: null,
          reference: 'Sweep',
          payeeReference: null,
          raw: rows[0],
        },
        {
          amount: { amount: '0.05', currencyCode: 'GBP' },
          payee: {
            name: 'J. Smith',
            iban: 'IE00',
            sortCode: '123456',
            accountNumber: '12345678',
            payeeId: '1304',
          },
          reference: 'Ours',
          payeeReference: 'Theirs',
          raw: rows[1],
        },
      ],
    });
  });

  it.each(['NEW_PAYEE', 'INTERNATIONAL_TRANSFER', 'NEW_WORD', undefined])(
    'of %s are null without a call',
    async (type) => {
      const { run, sent } = await gatewayOver('banking', [json({ batchUuid: BATCH, type })]);

      const { data } = await run(`{ batch(id: "${BATCH}") { payments { totalCount } } }`);

      expect(data).toEqual({ batch: { payments: null } });
      expect(sent.length).toBe(1);
    },
  );

  it('lead to accounts: one call for each different account of fifty payments', async () => {
    const items = Array.from({ length: 50 }, (_, n) => ({
      batchItemUuid: PAYMENT.slice(0, -2) + String(n).padStart(2, '0'),
      icanFrom: 2001 + (n % 2),
      icanTo: 2003,
    }));
    const { run, sent } = await gatewayOver('banking', ({ target }) => {
      const [, ican] = /^\/v1\/accounts\/(\d+)$/.exec(target) ?? [];
      if (ican) return json({ ican: Number(ican), name: `Account ${ican}`, balance: 0, currency: {} });
      return target.includes('transfers')
        ? json({ total: 50, items })
        : json({ batchUuid: BATCH, type: 'INTERNAL_TRANSFER' });
    });

    const { data } = await run(`{ batch(id: "${BATCH}") { payments(first: 50) { nodes {
      sourceAccount { name } destinationAccount { name } } } } }`);

    expect(calls(sent).slice(2).toSorted()).toEqual([2001, 2002, 2003].map((n) => `GET /v1/accounts/${n}`));
    expect(data.batch.payments.nodes).toEqual(
      items.map(({ icanFrom }) => ({
        sourceAccount: { name: `Account ${icanFrom}` },
        destinationAccount: { name: 'Account 2003' },
      })),
    );
  });
});

describe('Query.batch', () => {
  it('is found by either id, and refetched by `node`, also where the API names it otherwise', async () => {
    const { run, sent } = await gatewayOver('banking', [json({ batchItemUuid: BATCH, status: 'OPEN' })]);

    const { data, errors } = await run(
      `query ($id: ID!) { a: batch(id: $id) { id } b: batch(id: "${BATCH}") { batchUuid }
        node(id: $id) { ... on Batch { status } } strange: node(id: "${globalId('Batch', '..')}") { id } }`,
      { id: globalId('Batch', BATCH) },
    );

    expect(errors).toBeUndefined();
    expect(calls(sent)).toEqual([READ]);
    expect(data).toEqual({
      a: { id: globalId('Batch', BATCH) },
      b: { batchUuid: BATCH },
      node: { status: 'OPEN' },
      strange: null,
    });
  });
});
