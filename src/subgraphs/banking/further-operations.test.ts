import { describe, expect, it } from 'vitest';
import { empty, gatewayOver, json, type Sent } from '#test/harness';
import { checkOperation, type OperationCase } from '#test/operation-case';

const uuid = (digit: number) => `${String(digit).repeat(8)}-aaaa-4bbb-8ccc-000000000001`;
const [BATCH, PAYMENT, DEBIT, MANDATE] = [uuid(2), uuid(3), uuid(4), uuid(5)];
const authorization = 'Bearer b-1';
const settings = { apis: { banking: { token: 'b-1' } } };
const EUR = { code: 'EUR', description: 'Euro' };
const times = { dateCreated: '2026-03-01T09:00:00.000Z', lastUpdated: '2026-03-02T09:00:00.000Z' };
const account = json({ ican: 2001, name: 'Main', balance: 1, currency: EUR });
const batch = (type: string) => json({ batchUuid: BATCH, type, status: 'OPEN', currency: 'EUR' });
const transactions = json({ total: 1, transactions: [{ txnId: 7, currency: EUR, type: 'LODGEMENT', date: 0 }] });
const payments = json({ total: 1, items: [{ batchItemUuid: PAYMENT, amount: 5 }] });
const read = (target: string): Sent => ({ method: 'GET', target, headers: { authorization }, body: '' });
const written = (target: string, body: object): Sent => ({
  method: 'POST',
  target,
  headers: { authorization, 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
const transfers = (list: string) => `/v1/batches/${BATCH}/${list}`;
const adding = (payment: string) =>
  `mutation { addBatchPayment(input: { batchId: "${BATCH}", payment: ${payment} }) {
    __typename ... on AddBatchPaymentSuccess { paymentUuid } } }`;
const INTERNAL = '{ internalTransfer: { sourceAccountId: "2001", destinationAccountId: "2002", amount: "24.90" } }';
const BANK =
  '{ bankTransfer: { sourceAccountId: "2001", payee: { payeeId: "77" }, amount: "5", payeeReference: "Rent" } }';
const RANGE = '{ createdAt: { from: "2026-03-01T00:00:00Z", to: "2026-03-02T00:00:00Z" } }';
const paymentsRead = { batch: { payments: { totalCount: 1, nodes: [{ paymentUuid: PAYMENT }] } } };
const paymentAdded = { addBatchPayment: { __typename: 'AddBatchPaymentSuccess', paymentUuid: PAYMENT } };

const CASES: readonly OperationCase[] = [
  {
    operation: 'getBatch',
    document: `{ batch(id: "${BATCH}") { batchUuid status } }`,
    replies: [batch('BANK_TRANSFER')],
    requests: [read(`/v1/batches/${BATCH}`)],
    data: { batch: { batchUuid: BATCH, status: 'OPEN' } },
  },
  {
    operation: 'submitBatch',
    document: `mutation { submitBatch(input: { id: "${BATCH}" }) { __typename } }`,
    replies: [empty(204)],
    requests: [{ method: 'PUT', target: `/v1/batches/${BATCH}`, headers: { authorization }, body: '' }],
    data: { submitBatch: { __typename: 'SubmitBatchSuccess' } },
  },
  {
    operation: 'cancelBatch',
    document: `mutation { cancelBatch(input: { id: "${BATCH}" }) { __typename } }`,
    replies: [empty(200)],
    requests: [{ method: 'DELETE', target: `/v1/batches/${BATCH}`, headers: { authorization }, body: '' }],
    data: { cancelBatch: { __typename: 'CancelBatchSuccess' } },
  },
  {
    operation: 'listInternalTransfers',
    document: `{ batch(id: "${BATCH}") { payments(first: 3) { totalCount nodes { paymentUuid } } } }`,
    replies: [batch('INTERNAL_TRANSFER'), payments],
    requests: [read(`/v1/batches/${BATCH}`), read(`${transfers('internaltransfers')}?offset=0&limit=3`)],
    data: paymentsRead,
  },
  {
    operation: 'listBankTransfers',
    document: `{ batch(id: "${BATCH}") { payments(first: 3) { totalCount nodes { paymentUuid } } } }`,
    replies: [batch('BANK_TRANSFER'), payments],
    requests: [read(`/v1/batches/${BATCH}`), read(`${transfers('banktransfers')}?offset=0&limit=3`)],
    data: paymentsRead,
  },
  {
    operation: 'addInternalTransfer',
    document: adding(INTERNAL),
    replies: [json({ batchItemUuid: PAYMENT })],
    requests: [written(transfers('internaltransfers'), { icanFrom: 2001, icanTo: 2002, amount: 2490 })],
    data: paymentAdded,
  },
  {
    operation: 'addBankTransfer',
    document: adding(BANK),
    replies: [json({ batchItemUuid: PAYMENT })],
    requests: [
      written(transfers('banktransfers'), {
        icanFrom: 2001,
        payeeType: 'PAYEE_ID',
        payeeId: 77,
        amount: 500,
        yourRef: 'Rent',
      }),
    ],
    data: paymentAdded,
  },
  {
    operation: 'getAccount',
    document: '{ bankAccount(id: "2001") { name } }',
    replies: [account],
    requests: [read('/v1/accounts/2001')],
    data: { bankAccount: { name: 'Main' } },
  },
  {
    operation: 'listTransactions',
    document: '{ bankTransactions(accountId: "2001", first: 4) { totalCount nodes { transactionId } } }',
    replies: [transactions],
    requests: [read('/v1/accounts/2001/transactions?offset=0&limit=4')],
    data: { bankTransactions: { totalCount: 1, nodes: [{ transactionId: '7' }] } },
  },
  {
    operation: 'filterTransactions',
    document: `{ bankTransactions(accountId: "2001", search: "a b", where: ${RANGE}, first: 4) {
      totalCount nodes { transactionId } } }`,
    replies: [transactions],
    requests: [
      read(
        expect.stringMatching(
          /^\/v1\/accounts\/2001\/transactions\/filter\?dateRangeFrom=1772323200000&dateRangeTo=1772409600000&searchKeyword=a%20b&(transactionTypes=[A-Z_]+&){44}offset=0$/,
        ),
      ),
    ],
    data: { bankTransactions: { totalCount: 1, nodes: [{ transactionId: '7' }] } },
  },
  {
    operation: 'getDirectDebit',
    document: `{ directDebit(id: "${DEBIT}") { directDebitUuid status } }`,
    replies: [
      json({
        directDebitUuid: DEBIT,
        currency: EUR,
        amount: 1,
        status: 'COLLECTED',
        type: 'FIRST_COLLECTION',
        ...times,
      }),
    ],
    requests: [read(`/v1/directdebits/${DEBIT}`)],
    data: { directDebit: { directDebitUuid: DEBIT, status: 'COLLECTED' } },
  },
  {
    operation: 'getMandate',
    document: `{ directDebitMandate(id: "${MANDATE}") { mandateUuid status } }`,
    replies: [json({ mandateUuid: MANDATE, currency: EUR, status: 'LIVE', ...times })],
    requests: [read(`/v1/mandates/${MANDATE}`)],
    data: { directDebitMandate: { mandateUuid: MANDATE, status: 'LIVE' } },
  },
];

it.each(CASES)('sends the whole request of $operation', (each) => checkOperation('banking', each, settings));

describe('failures', () => {
  const denied = json({ errors: [{ code: 50010, message: 'secret' }] }, 403);
  const extensions = { code: 'PERMISSION_DENIED', status: 403 };

  it.each([
    ['listInternalTransfers', 'INTERNAL_TRANSFER'],
    ['listBankTransfers', 'BANK_TRANSFER'],
  ])('of %s leave the batch', async (operation, type) => {
    const { run } = await gatewayOver('banking', [batch(type), denied]);

    const { data, errors } = await run(`{ batch(id: "${BATCH}") { status payments { totalCount } } }`);

    expect(data).toEqual({ batch: { status: 'OPEN', payments: null } });
    expect(errors).toMatchObject([{ path: ['batch', 'payments'], extensions: { ...extensions, operation } }]);
    expect(JSON.stringify(errors)).not.toContain('secret');
  });

  it.each([
    ['addInternalTransfer', INTERNAL],
    ['addBankTransfer', BANK],
  ])('of %s are errors, unless the payment is refused', async (operation, payment) => {
    const { run, sent } = await gatewayOver('banking', [denied]);

    const { data, errors } = await run(adding(payment));

    expect(data).toEqual({ addBatchPayment: null });
    expect(errors).toMatchObject([{ path: ['addBatchPayment'], extensions: { ...extensions, operation } }]);
    expect(sent.length).toBe(1);
  });
});
