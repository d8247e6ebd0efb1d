import { describe, expect, it } from 'vitest';
import { gatewayOverSandbox } from '#test/over-sandbox';

it('has sixty banks, batches of half a year, and what was collected under three mandates', async () => {
  const { run } = await gatewayOverSandbox('banking');
  const mandate = (n: number) => `directDebits(mandateId: "55555555-aaaa-4bbb-8ccc-00000000000${n}", first: 40)`;

  const { data, errors } = await run(`{
    banks { totalCount } british: banks(where: { currencyCode: GBP }, first: 60) { nodes { countryCode currencyCode } }
    batches(first: 60, orderBy: { field: DATE }) { totalCount nodes { createdAt } }
    done: batches(first: 60, where: { kinds: [BANK_TRANSFER], statuses: [COMPLETE] }) { nodes { kind status } }
    a: ${mandate(1)} { totalCount nodes { status amount { currencyCode } } }
    b: ${mandate(2)} { totalCount } c: ${mandate(3)} { totalCount } d: ${mandate(4)} { totalCount } }`);

  expect(errors).toBeUndefined();
  expect([data.banks, data.a, data.b, data.c, data.d].map(({ totalCount }) => totalCount)).toEqual([60, 26, 14, 3, 0]);
  expect(new Set(data.british.nodes.map(JSON.stringify))).toEqual(
    new Set(['{"countryCode":"GB","currencyCode":"GBP"}']),
  );
  const dates = data.batches.nodes.map(({ createdAt }: { createdAt: string }) => createdAt);
  expect([data.batches.totalCount, dates.length, dates]).toEqual([48, 48, dates.toSorted()]);
  expect(new Set(data.done.nodes.map(JSON.stringify))).toEqual(
    new Set(['{"kind":"BANK_TRANSFER","status":"COMPLETE"}']),
  );
  expect(data.a.nodes[0]).toEqual({ status: 'RECEIVED', amount: { currencyCode: 'GBP' } });
});

it('leaves out what an account or a mandate does not have, and says the words of the service', async () => {
  const { sandbox } = await gatewayOverSandbox('banking');
  const read = async (target: string) => {
    const url = `${sandbox.origin}/banking/v1/${target}`;
    return (await (await fetch(url, { headers: { authorization: 'Bearer abc' } })).json()) as Record<string, object[]>;
  };

  const { accounts = [] } = await read('accounts');
  const { mandates = [] } = await read('mandates');
  const { directdebits = [] } = await read('directdebits?mandateUuid=55555555-aaaa-4bbb-8ccc-000000000001');

  expect(accounts.map((account) => 'status' in account && account.status)).toEqual([
    ...Array<string>(4).fill('LIVE'),
    'BREXIT_MIGRATED',
  ]);
  const rows = [...accounts, ...mandates, ...directdebits];
  expect(rows).toHaveLength(18);
  expect(rows.flatMap((row) => Object.entries(row).filter(([, value]) => value === null))).toEqual([]);
});

it('cuts a list at ten rows without a limit, and refuses what it does not know', async () => {
  const { sandbox } = await gatewayOverSandbox('banking');
  const asked = (target: string) =>
    fetch(`${sandbox.origin}/banking/v1/${target}`, { headers: { authorization: 'Bearer abc' } });

  const cut = (await (await asked('batches')).json()) as { total: number; batchRequests: unknown[] };
  const refused = ['batches?limit=201', 'batches?batchStatus=DONE', 'aspsps?currency=USD', 'directdebits'];

  expect([cut.total, cut.batchRequests.length]).toEqual([48, 10]);
  expect(await Promise.all(refused.map(async (target) => (await asked(target)).status))).toEqual([400, 400, 400, 400]);
  expect((await fetch(`${sandbox.origin}/banking/v1/batches`)).status).toBe(401);
});

describe('batches of the sandbox', () => {
  const OPEN = '22222222-aaaa-4bbb-8ccc-000000000001';
  const create =
    'mutation ($input: CreateBatchInput!) { createBatch(input: $input) { __typename ... on CreateBatchSuccess { batchUuid } } }';
  const add = `mutation ($id: ID!, $payment: BatchPaymentInput!) { addBatchPayment(input: { batchId: $id, payment: $payment }) {
    __typename ... on AddBatchPaymentSuccess { batch { submittedCount submittedValue { amount } } } } }`;
  const submit =
    'mutation ($id: ID!) { submitBatch(input: { id: $id }) { __typename ... on SubmitBatchSuccess { batch { status } } } }';
  const cancel =
    'mutation ($id: ID!) { cancelBatch(input: { id: $id }) { __typename ... on CancelBatchSuccess { batch { status } } } }';
  const transfer = (amount: string, more: object = {}) => ({
    internalTransfer: { sourceAccountId: '2001', destinationAccountId: '2002', amount, reference: 'Reserve', ...more },
  });
  const balances =
    '{ bankAccounts { nodes { accountId balance { amount } transactions(first: 1) { totalCount nodes { kind reference } } } } }';

  it('are opened, take payments, and are processed a minute after they are submitted', async () => {
    const { run, sandbox } = await gatewayOverSandbox('banking');
    const { clock } = sandbox.world;
    clock.stop(Date.parse('2026-11-21T12:00:00Z'));
    const before = (await run(balances)).data.bankAccounts.nodes;
    const opened = await run(create, { input: { kind: 'INTERNAL_TRANSFER', currencyCode: 'EUR', name: 'Month end' } });
    const id = opened.data.createBatch.batchUuid;

    const early = await run(submit, { id });
    const added = await run(add, { id, payment: transfer('125.00') });
    const tooMuch = await run(add, { id, payment: transfer('999999999.00') });
    const submitted = await run(submit, { id });
    const late = await run(add, { id, payment: transfer('1.00') });
    clock.stop(Date.parse('2026-11-21T12:01:00Z'));
    const { data } = await run(
      'query ($id: ID!) { batch(id: $id) { name status succeededCount failedCount payments { nodes { status result { message } } } } }',
      { id },
    );
    const after = (await run(balances)).data.bankAccounts.nodes;

    expect(early.errors).toMatchObject([{ extensions: { code: 'FAILED_PRECONDITION' } }]);
    expect(added.data.addBatchPayment).toEqual({
      __typename: 'AddBatchPaymentSuccess',
      batch: { submittedCount: 1, submittedValue: { amount: '125.00' } },
    });
    expect(tooMuch.data.addBatchPayment.batch.submittedCount).toBe(2);
    expect(submitted.data.submitBatch).toEqual({
      __typename: 'SubmitBatchSuccess',
      batch: { status: 'READY_FOR_PROCESSING' },
    });
    expect(late.data.addBatchPayment).toEqual({ __typename: 'BatchNotOpen' });
    expect(data.batch).toEqual({
      name: 'Month end',
      status: 'COMPLETE',
      succeededCount: 1,
      failedCount: 1,
      payments: {
        nodes: [
          { status: 'SUCCEEDED', result: { message: 'SUCCESS' } },
          { status: 'FAILED', result: { message: 'INSUFFICIENT_FUNDS' } },
        ],
      },
    });
    const change = (n: number) => Number(after[n].balance.amount) - Number(before[n].balance.amount);
    expect([change(0), change(1), change(2)]).toEqual([-125, 125, 0]);
    expect(after[1].transactions).toEqual({
      totalCount: before[1].transactions.totalCount + 1,
      nodes: [{ kind: 'INTERNAL_TRANSFER_FROM', reference: 'Reserve' }],
    });
  });

  it('of bank transfers wait for approval, and are cancelled only while they are open', async () => {
    const { run } = await gatewayOverSandbox('banking');
    const bank = '22222222-aaaa-4bbb-8ccc-000000000002';

    const submitted = await run(submit, { id: bank });
    const cancelled = await run(cancel, { id: bank });
    const open = await run(cancel, { id: OPEN });
    const unknown = await run(cancel, { id: OPEN.replace(/1$/, '9') });

    expect(submitted.data.submitBatch.batch).toEqual({ status: 'PENDING_APPROVAL' });
    expect(cancelled.data.cancelBatch).toEqual({ __typename: 'BatchNotOpen' });
    expect(open.data.cancelBatch).toEqual({ __typename: 'CancelBatchSuccess', batch: { status: 'CANCELLED' } });
    expect(unknown.data.cancelBatch).toEqual({ __typename: 'BatchNotFound' });
  });

  it('refuse payments of another kind, from accounts of others or in another currency, and unknown payees', async () => {
    const { run } = await gatewayOverSandbox('banking');
    const bank = (payee: object) => ({ bankTransfer: { sourceAccountId: '2001', payee, amount: '5' } });
    const ibanAccount = { name: 'Sample Traders', iban: 'IE00AIBK93123412341234' };

    const refused = [
      [OPEN, bank({ payeeId: '77' })],
      [OPEN, transfer('0')],
      [OPEN, transfer('5', { sourceAccountId: '9' })],
      [OPEN, transfer('5', { destinationAccountId: '2003' })],
      [OPEN, transfer('5', { destinationAccountId: '2001' })],
      [OPEN.replace(/1$/, '2'), bank({ payeeId: '5' })],
      [OPEN.replace(/1$/, '2'), bank({ ibanAccount: { ...ibanAccount, iban: '12' } })],
      [
        OPEN.replace(/1$/, '2'),
        bank({ sortCodeAccount: { name: 'A', sortCode: '123456', accountNumber: '12345678' } }),
      ],
    ];
    const answers = await Promise.all(refused.map(([id, payment]) => run(add, { id, payment })));
    const accepted = await run(add, { id: OPEN.replace(/1$/, '2'), payment: bank({ ibanAccount }) });

    expect(answers.map(({ data }) => data.addBatchPayment.__typename)).toEqual(
      refused.map(() => 'InvalidBatchPayment'),
    );
    expect(accepted.data.addBatchPayment.__typename).toBe('AddBatchPaymentSuccess');
  });

  it('are opened once with a UUID of the caller', async () => {
    const { run } = await gatewayOverSandbox('banking');
    const input = { kind: 'BANK_TRANSFER', currencyCode: 'EUR', batchUuid: OPEN.replace(/1$/, '7') };

    const answers = [await run(create, { input }), await run(create, { input })];

    expect(answers.map(({ data }) => data.createBatch)).toEqual([
      { __typename: 'CreateBatchSuccess', batchUuid: input.batchUuid },
      { __typename: 'InvalidBatch' },
    ]);
  });
});

it('has accounts with consistent balances, which direct debits and their mandates lead to', async () => {
  const { run } = await gatewayOverSandbox('banking');

  const { data, errors } = await run(`{
    bankAccounts { nodes { currencyCode balance { amount } transactions(first: 30) { totalCount nodes { kind amountAfterCharges { amount } balance { amount } } } } }
    directDebitMandates { totalCount nodes { currencyCode collectedCount account { currencyCode } directDebits(first: 40) {
      totalCount nodes { status mandate { status } account { currencyCode } } } } } }`);

  expect(errors).toBeUndefined();
  expect(data.bankAccounts.nodes.length).toBe(5);
  for (const { balance, transactions } of data.bankAccounts.nodes) {
    expect(transactions.nodes[0].balance).toEqual(balance);
    for (const [index, newer] of transactions.nodes.slice(0, -1).entries()) {
      const change = (newer.kind === 'LODGEMENT' ? 1 : -1) * Number(newer.amountAfterCharges.amount);
      expect(Number(newer.balance.amount)).toBeCloseTo(
        Number(transactions.nodes[index + 1].balance.amount) + change,
        2,
      );
    }
  }
  expect(data.directDebitMandates.totalCount).toBe(3);
  for (const { currencyCode, collectedCount, account, directDebits } of data.directDebitMandates.nodes) {
    expect(account).toEqual({ currencyCode });
    expect(directDebits.nodes.filter(({ status }: any) => status === 'COLLECTED').length).toBe(collectedCount);
    expect(new Set(directDebits.nodes.map(({ account }: any) => account.currencyCode))).toEqual(
      new Set([currencyCode]),
    );
  }
});
