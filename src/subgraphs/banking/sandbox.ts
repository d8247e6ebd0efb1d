import type { Aspsp, Batch, DirectDebit } from '#contracts/banking';
import {
  empty,
  json,
  mock,
  pathOf,
  predicateOf,
  type Random,
  UNKNOWN_MEMBERS,
  UNKNOWN_PARAMETERS,
  type World,
} from '#sandbox';
import { ledgersOf } from './sandbox/accounts.ts';
import { banksOf } from './sandbox/banks.ts';
import { accountOf, MANDATES, mandateOf } from './sandbox/mandates.ts';
import { paymentPage, shown, transactionPage } from './sandbox/pages.ts';
import { addPayment, type Batches, cancel, findBatch, paymentsOf, processQueue, submit } from './sandbox/payments.ts';
import { failure, notFound, pageOf, refused, windowOf } from './sandbox/replies.ts';

interface State extends Batches {
  readonly banks: readonly Aspsp[];
  readonly debits: readonly DirectDebit[];
}

const DAY = 86_400_000;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** A webhook that the sandbox always has, below the sandbox's address. */
const FIRST_WEBHOOK = '/webhooks/00000000-0000-4000-8000-000000000000';
const FIRST_DEBIT = '44444444-aaaa-4bbb-8ccc-000000000001';
const NO_ITEMS = {
  numberOfItemsSubmitted: 0,
  valueOfItemsSubmitted: 0,
  numberOfItemsFailed: 0,
  valueOfItemsFailed: 0,
  numberOfItemsSucceeded: 0,
  valueOfItemsSucceeded: 0,
};
const BATCHES = 48;
const TYPES = ['INTERNAL_TRANSFER', 'BANK_TRANSFER', 'INTERNATIONAL_TRANSFER', 'NEW_PAYEE'];
const STATUSES = ['COMPLETE', 'COMPLETE', 'COMPLETE', 'REJECTED', 'COMPLETE', 'CANCELLED'];
/** The codes of its errors, by the parameter that is refused. */
const CODES: Readonly<Record<string, number>> = {
  currency: 50_002,
  mandateUuid: 50_003,
  batchTypes: 50_004,
  batchStatus: 50_004,
  orderBy: 50_004,
  order: 50_004,
  offset: 50_005,
  limit: 50_005,
};

/** The code of other parameters and members that are refused. */
const INVALID = 50_006;

/** The batches that are open, by their place in the list. Two are of each kind. */
const OPEN: Readonly<Record<number, string>> = { 4: '01', 1: '02', 8: '03', 5: '04' };

/** A business's accounts, banks to choose from, its batches of the last half year, and what three originators collected. */
export const sandbox = mock({
  slug: 'banking',
  about: {
    data: 'sixty banks, five accounts, 48 batches, three mandates and their debits',
    changes: 'new batches take payments until they are submitted; internal transfers are made a minute later',
  },
  seed(world: World): State {
    const random = world.random('banking');
    const banks = banksOf(world, random);
    const batches = Array.from({ length: BATCHES }, (_, index) => batchOf(world, random, index));
    const debits = MANDATES.flatMap((mandate) =>
      Array.from({ length: mandate.count }, (_, index) => debitOf(world, random, mandate, index)),
    );
    const more = world.random('banking/accounts');
    const payments = new Map(batches.map((batch) => [String(batch.batchUuid), paymentsOf(batch, more)]));
    return { banks, batches, debits, payments, ledgers: ledgersOf(world, more), queue: new Map(), random: more };
  },
  unauthorized: () => failure(401, 50001, 'The access token is missing or invalid.'),
  errors: {
    invalid: ([first]) =>
      failure(400, CODES[String(first.path[0])] ?? INVALID, `${pathOf(first) || 'The body'} ${predicateOf(first)}.`),
    unmatched: () => failure(404, 50_404, 'There is nothing at this address.'),
    failed: (status, message) => failure(status, 50_000 + status, message),
  },
  ignores: [UNKNOWN_PARAMETERS, UNKNOWN_MEMBERS],
  handlers: {
    listAspsps({ query }, { banks }) {
      const currency = query.get('currency');
      const found = banks.filter((bank) => currency === null || bank.currency.code === currency);
      return json({ total: found.length, aspsps: found });
    },
    listBatches(request, state, world) {
      processQueue(state, world);
      const { batches } = state;
      const [wantedType, wantedStatus] = [request.query.get('batchTypes'), request.query.get('batchStatus')];
      const found = batches.filter(
        ({ type, status }) =>
          (wantedType === null || type === wantedType) && (wantedStatus === null || status === wantedStatus),
      );
      const ordered = request.query.get('order') === 'ASC' ? found.toReversed() : found;
      return pageOf(
        request,
        'batchRequests',
        ordered.map((batch) => shown(batch, request)),
      );
    },
    listDirectDebits(request, { debits }) {
      const mandate = request.query.get('mandateUuid');
      return pageOf(
        request,
        'directdebits',
        debits.filter(({ mandateUUid }) => mandateUUid === mandate?.toLowerCase()),
      );
    },
    getDirectDebit(request, { debits }) {
      const uuid = request.parameter('directDebitUuid').toLowerCase();
      const debit = debits.find(({ directDebitUuid }) => directDebitUuid === uuid);
      return debit ? json(debit) : notFound();
    },
    listMandates: (request, { debits }, world) => pageOf(request, 'mandates', mandatesOf(debits, world)),
    getMandate(request, { debits }, world) {
      const uuid = request.parameter('mandateUuid').toLowerCase();
      const mandate = mandatesOf(debits, world).find(({ mandateUuid }) => mandateUuid === uuid);
      return mandate ? json(mandate) : notFound();
    },
    async createBatch(request, state, world) {
      const body = ((await request.json()) ?? {}) as Partial<Batch>;
      const batchUuid = body.batchUuid ?? state.random.uuid();
      if (!UUID.test(batchUuid) || findBatch(state, batchUuid)) return refused();
      if (body.callbackUrl != null && !/^https?:/.test(URL.parse(body.callbackUrl)?.protocol ?? '')) return refused();
      const now = world.clock.iso();
      const sums = { ...NO_ITEMS, dateCreated: now, lastUpdated: now };
      state.batches.unshift({ ...body, batchUuid, status: 'OPEN', sourceName: 'sandbox', ...sums });
      return json({ batchUuid });
    },
    getBatch(request, state, world) {
      processQueue(state, world);
      const batch = findBatch(state, request.parameter('batchUuid'));
      return batch ? json(shown(batch, request)) : notFound();
    },
    submitBatch(request, state, world) {
      const batch = findBatch(state, request.parameter('batchUuid'));
      if (!batch) return notFound();
      return submit(state, batch, world) ? empty(204) : refused();
    },
    cancelBatch(request, state, world) {
      const batch = findBatch(state, request.parameter('batchUuid'));
      if (!batch) return notFound();
      return cancel(state, batch, world) ? empty() : refused();
    },
    addInternalTransfer: (request, state, world) => addPayment(request, state, world, 'INTERNAL_TRANSFER'),
    addBankTransfer: (request, state, world) => addPayment(request, state, world, 'BANK_TRANSFER'),
    listInternalTransfers: (request, state, world) => paymentPage(request, state, world, 'INTERNAL_TRANSFER'),
    listBankTransfers: (request, state, world) => paymentPage(request, state, world, 'BANK_TRANSFER'),
    listAccounts(request, state, world) {
      processQueue(state, world);
      const accounts = state.ledgers.values().map(({ account }) => account);
      return json({ accounts: windowOf(request, accounts.toArray()) });
    },
    getAccount(request, state, world) {
      processQueue(state, world);
      const ledger = state.ledgers.get(Number(request.parameter('ican')));
      return ledger ? json(ledger.account) : notFound();
    },
    listTransactions: (request, state, world) => transactionPage(request, state, world),
    filterTransactions: (request, state, world) => transactionPage(request, state, world),
  },
});

const iso = (time: number) => new Date(time).toISOString();

function batchOf(world: World, random: Random, index: number): Batch {
  const made = world.today - Math.floor((index * 180 * DAY) / BATCHES) - random.int(0, 3_600_000);
  const submitted = random.int(1, 40);
  const status = statusAt(index);
  const failed = status === 'COMPLETE' && random.chance(0.3) ? 1 : 0;
  const succeeded = status === 'COMPLETE' ? submitted - failed : 0;
  const cents = random.int(500, 250_000);
  const [uuid, open] = [random.uuid(), OPEN[index]];
  return {
    batchUuid: open ? `22222222-aaaa-4bbb-8ccc-0000000000${open}` : uuid,
    type: TYPES[index % TYPES.length],
    status,
    sourceName: 'sandbox',
    batchName: `Sweep ${BATCHES - index}`,
    jobNumber: `${iso(made).slice(0, 7)}-${BATCHES - index}`,
    callbackUrl: index === 0 ? FIRST_WEBHOOK : null,
    currency: index % 3 === 2 ? 'GBP' : 'EUR',
    numberOfItemsSubmitted: submitted,
    valueOfItemsSubmitted: submitted * cents,
    numberOfItemsFailed: failed,
    valueOfItemsFailed: failed * cents,
    numberOfItemsSucceeded: succeeded,
    valueOfItemsSucceeded: succeeded * cents,
    dateCreated: iso(made),
    lastUpdated: iso(made + 300_000),
  };
}

const statusAt = (index: number) => {
  if (OPEN[index]) return 'OPEN';
  return index === 0 ? 'PENDING_APPROVAL' : (STATUSES[index % STATUSES.length] ?? 'COMPLETE');
};

function debitOf(world: World, random: Random, mandate: (typeof MANDATES)[number], index: number): DirectDebit {
  const { uuid, originator, currency, count } = mandate;
  const newest = index === 0;
  const announced = world.today - index * 30 * DAY - 2 * DAY;
  const reference = `${originator.slice(0, 2).toUpperCase()}-4411`;
  const cents = random.int(1500, 9900);
  const claimed = index === 5;
  const own = random.uuid();
  return {
    directDebitUuid: newest && uuid === MANDATES[0].uuid ? FIRST_DEBIT : own,
    mandateUUid: uuid,
    currency,
    amount: cents,
    feeAmount: 0,
    taxAmount: 0,
    amountAfterCharges: cents,
    // Both specifications misspell it.
    status: newest ? 'RECIEVED' : claimed ? 'REFUND_RECORDED' : 'COLLECTED',
    type: index === count - 1 ? 'FIRST_COLLECTION' : 'ONGOING_COLLECTION',
    originatorName: `${originator} Ltd`,
    originatorAlias: originator,
    originatorReference: reference,
    directDebitReference: `${reference}-${String(count - index).padStart(2, '0')}`,
    targetIcan: accountOf(currency),
    targetPayeeId: 77,
    isDDIC: claimed,
    dateCreated: iso(announced),
    lastUpdated: iso(newest ? announced : announced + DAY),
    ...(claimed && { dateRefunded: iso(announced + 9 * DAY), schemeRefundReason: 'Indemnity claim' }),
  };
}

const mandatesOf = (debits: readonly DirectDebit[], world: World) =>
  MANDATES.map((mandate) => {
    const own = debits.filter(({ mandateUUid }) => mandateUUid === mandate.uuid);
    return mandateOf(mandate, own, world);
  });
