import type { Batch, BatchItem } from '#contracts/banking';
import { json, type Random, type Reply, type SandboxRequest, type World } from '#sandbox';
import { book, type Ledger } from './accounts.ts';
import { notFound, refused } from './replies.ts';

/** Batches with their payments, and the accounts that these change. */
export interface Batches {
  readonly random: Random;
  /** The newest first. */
  readonly batches: Batch[];
  /** By the batch's UUID. */
  readonly payments: Map<string, BatchItem[]>;
  readonly ledgers: ReadonlyMap<number, Ledger>;
  /** When submitted batches of internal transfers are processed, by UUID. */
  readonly queue: Map<string, number>;
}

const PROCESSING_MS = 60_000;
const PAYEES: readonly unknown[] = [77, 78];
const SUCCESS = { code: 500_001, message: 'SUCCESS' };
const FAILED = { code: 500_051, message: 'INSUFFICIENT_FUNDS' };

export function findBatch({ batches }: Batches, uuid: string): Batch | undefined {
  return batches.find(({ batchUuid }) => batchUuid?.toLowerCase() === uuid.toLowerCase());
}

/** The payments that a batch has from the beginning. */
export function paymentsOf(batch: Batch, random: Random): BatchItem[] {
  const { numberOfItemsSubmitted, numberOfItemsFailed, valueOfItemsSubmitted, status, currency, type } = batch;
  const [all, failed] = [Number(numberOfItemsSubmitted), Number(numberOfItemsFailed)];
  const [from, to] = currency === 'GBP' ? [2003, 2004] : [2001, 2002];
  return Array.from({ length: all }, (_, index) => {
    const isProcessed = status === 'COMPLETE';
    const amount = Number(valueOfItemsSubmitted) / all;
    return {
      batchItemUuid: random.uuid(),
      status: !isProcessed ? 'SUBMITTED' : index < failed ? 'FAILED' : 'SUCCEEDED',
      amount,
      icanFrom: from,
      ...(type === 'BANK_TRANSFER'
        ? { payeeType: 'PAYEE_ID', payeeId: 77, myRef: `Supplies ${index + 1}`, yourRef: `INV ${index + 1}` }
        : { icanTo: to, ref: `Sweep ${index + 1}` }),
      ...(isProcessed && {
        result: index < failed ? FAILED : SUCCESS,
        feeAmount: 0,
        taxAmount: 0,
        amountAfterCharges: amount,
      }),
      dateCreated: batch.dateCreated ?? null,
      lastUpdated: batch.lastUpdated ?? null,
    } as const;
  });
}

/** Adds a payment to an open batch of its kind. */
export async function addPayment(
  request: SandboxRequest,
  state: Batches,
  world: World,
  type: NonNullable<Batch['type']>,
): Promise<Reply> {
  const batch = findBatch(state, request.parameter('batchUuid'));
  if (!batch) return notFound();
  const body = ((await request.json()) ?? {}) as Partial<BatchItem>;
  const isAccepted = type === 'INTERNAL_TRANSFER' ? isTransfer(body, batch, state) : isBankTransfer(body, batch);
  if (batch.type !== type || batch.status !== 'OPEN' || !isOwn(body.icanFrom, batch, state)) return refused();
  if (!isAccepted || !(Number(body.amount) > 0)) return refused();
  const [batchItemUuid, now] = [state.random.uuid(), world.clock.iso()];
  const payment: BatchItem = { ...body, batchItemUuid, status: 'SUBMITTED', dateCreated: now, lastUpdated: now };
  state.payments.set(String(batch.batchUuid), [...paymentsIn(state, batch), payment]);
  change(state, batch, {
    numberOfItemsSubmitted: Number(batch.numberOfItemsSubmitted) + 1,
    valueOfItemsSubmitted: Number(batch.valueOfItemsSubmitted) + Number(body.amount),
    lastUpdated: now,
  });
  return json({ batchItemUuid });
}

/** Submits an open batch: internal transfers are processed after a minute, bank transfers wait for approval. */
export function submit(state: Batches, batch: Batch, world: World): boolean {
  if (batch.status !== 'OPEN' || paymentsIn(state, batch).length === 0) return false;
  const isInternal = batch.type === 'INTERNAL_TRANSFER';
  if (isInternal) state.queue.set(String(batch.batchUuid), world.clock.now() + PROCESSING_MS);
  const status = isInternal ? 'READY_FOR_PROCESSING' : 'PENDING_APPROVAL';
  change(state, batch, { status, lastUpdated: world.clock.iso() });
  return true;
}

export function cancel(state: Batches, batch: Batch, world: World): boolean {
  if (batch.status !== 'OPEN') return false;
  change(state, batch, { status: 'CANCELLED', lastUpdated: world.clock.iso() });
  return true;
}

/** Processes the batches whose time has come. */
export function processQueue(state: Batches, world: World): void {
  for (const [uuid, at] of state.queue) {
    const batch = findBatch(state, uuid);
    if (!batch || at > world.clock.now()) continue;
    state.queue.delete(uuid);
    const date = new Date(at).toISOString();
    const done = paymentsIn(state, batch).map((payment) => processed(payment, state, date));
    const succeeded = done.filter(({ status }) => status === 'SUCCEEDED');
    state.payments.set(uuid, done);
    change(state, batch, {
      status: 'COMPLETE',
      numberOfItemsSucceeded: succeeded.length,
      valueOfItemsSucceeded: valueOf(succeeded),
      numberOfItemsFailed: done.length - succeeded.length,
      valueOfItemsFailed: valueOf(done) - valueOf(succeeded),
      lastUpdated: date,
    });
  }
}

function processed(payment: BatchItem, { ledgers }: Batches, date: string): BatchItem {
  const [from, to] = [ledgers.get(Number(payment.icanFrom)), ledgers.get(Number(payment.icanTo))];
  const amount = Number(payment.amount);
  const charges = { feeAmount: 0, taxAmount: 0, amountAfterCharges: amount, lastUpdated: date };
  if (!from || !to || Number(from.account.balance) < amount) {
    return { ...payment, ...charges, status: 'FAILED', result: FAILED };
  }
  const booked = [...ledgers.values()].reduce((sum, { transactions }) => sum + transactions.length, 0);
  const number = booked + (booked % 2);
  const party = ({ account: { ican, name } }: Ledger) =>
    ({ type: 'FIRE_ACCOUNT', account: { id: ican, alias: name } }) as const;
  const more = { date, myRef: payment.ref ?? null };
  book(from, -amount, { ...more, number, type: 'INTERNAL_TRANSFER_TO', relatedParty: party(to) });
  book(to, amount, { ...more, number: number + 1, type: 'INTERNAL_TRANSFER_FROM', relatedParty: party(from) });
  const refId = from.transactions[0]?.refId ?? 0;
  return { ...payment, ...charges, status: 'SUCCEEDED', result: SUCCESS, refId };
}

export function paymentsIn({ payments }: Batches, { batchUuid }: Batch): readonly BatchItem[] {
  return payments.get(String(batchUuid)) ?? [];
}

function change({ batches }: Batches, batch: Batch, changes: Partial<Batch>): void {
  batches[batches.indexOf(batch)] = { ...batch, ...changes };
}

const valueOf = (payments: readonly BatchItem[]) => payments.reduce((sum, { amount }) => sum + Number(amount), 0);

/** Whether a number is that of a live account in the batch's currency. */
function isOwn(number: BatchItem['icanFrom'], { currency }: Batch, { ledgers }: Batches): boolean {
  const account = ledgers.get(Number(number))?.account;
  return account?.status === 'LIVE' && account.currency.code === currency;
}

function isTransfer({ icanFrom, icanTo }: Partial<BatchItem>, batch: Batch, state: Batches): boolean {
  return icanFrom !== icanTo && isOwn(icanTo, batch, state);
}

function isBankTransfer(payment: Partial<BatchItem>, { currency }: Batch): boolean {
  const { payeeType, payeeId, destIban, destNsc, destAccountNumber, destAccountHolderName } = payment;
  if (payeeType === 'PAYEE_ID') return PAYEES.includes(payeeId);
  if (!destAccountHolderName) return false;
  return currency === 'EUR'
    ? /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(destIban ?? '')
    : /^\d{6}$/.test(destNsc ?? '') && /^\d{8}$/.test(destAccountNumber ?? '');
}
