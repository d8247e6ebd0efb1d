import type { Batch } from '#contracts/banking';
import { json, type Reply, type SandboxRequest, type World } from '#sandbox';
import { type Batches, findBatch, paymentsIn, processQueue } from './payments.ts';
import { notFound, pageOf, windowOf } from './replies.ts';

/** A batch as it is sent. An address below the sandbox's own becomes a whole one. */
export const shown = (batch: Batch, { base }: SandboxRequest): Batch =>
  batch.callbackUrl?.startsWith('/') ? { ...batch, callbackUrl: new URL(base).origin + batch.callbackUrl } : batch;

/** A page of the payments of a batch of this kind. */
export function paymentPage(request: SandboxRequest, state: Batches, world: World, type: Batch['type']): Reply {
  processQueue(state, world);
  const batch = findBatch(state, request.parameter('batchUuid'));
  return batch && batch.type === type ? pageOf(request, 'items', paymentsIn(state, batch)) : notFound();
}

/** A page of the transactions of an account, filtered by time and words. */
export function transactionPage(request: SandboxRequest, state: Batches, world: World): Reply {
  processQueue(state, world);
  const ledger = state.ledgers.get(Number(request.parameter('ican')));
  if (!ledger) return notFound();
  const [from, to] = [request.int('dateRangeFrom', 0), request.int('dateRangeTo', world.clock.now())];
  const words = request.query.get('searchKeyword')?.toLowerCase() ?? '';
  const types = request.query.getAll('transactionTypes');
  const found = ledger.transactions.filter(({ date, myRef, type }) => {
    const time = Date.parse(String(date));
    const isWanted = types.length === 0 || types.includes(type);
    return isWanted && time >= from && time <= to && (myRef ?? '').toLowerCase().includes(words);
  });
  return json({ total: found.length, dateRangeTo: to, transactions: windowOf(request, found) });
}
