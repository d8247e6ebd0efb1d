import type { Batch } from '#contracts/banking';
import { type ConnectionEdge, type Context, calling, edgeOf, from, rejection } from '#graph';
import { outcome, UpstreamError } from '#upstream';
import { openedBatch } from './batches.ts';
import { uuidOf } from './keys.ts';
import { addPayment } from './new-payment.ts';
import type { MutationResolvers } from './types.generated.ts';

interface OfBatch {
  readonly batchUuid: string;
}

export const batchMutations: Required<
  Pick<MutationResolvers, 'createBatch' | 'addBatchPayment' | 'submitBatch' | 'cancelBatch'>
> = {
  createBatch: calling('banking.createBatch', (_root, { input }, { upstream: { banking } }) => {
    const body = {
      type: input.kind,
      currency: input.currencyCode,
      batchName: input.name ?? undefined,
      jobNumber: input.jobNumber ?? undefined,
      batchUuid: input.batchUuid ?? undefined,
      callbackUrl: input.callbackUrl ?? undefined,
    };
    return outcome(
      banking.createBatch({ body }),
      ({ batchUuid }) => ({ __typename: 'CreateBatchSuccess', batchUuid }),
      { BAD_USER_INPUT: (error) => refusal('InvalidBatch', 'The API does not accept the batch.', error) },
    );
  }),
  addBatchPayment(_root, { input: { batchId, payment } }, context) {
    const batchUuid = uuidOf('Batch', 'batchId')(batchId, context);
    return outcome(
      addPayment(batchUuid, payment, context),
      ({ batchItemUuid }) => ({ __typename: 'AddBatchPaymentSuccess', paymentUuid: batchItemUuid, batchUuid }),
      {
        NOT_FOUND: () => NOT_FOUND,
        BAD_USER_INPUT: async (error) =>
          (await notOpen(batchUuid, context)) ??
          refusal('InvalidBatchPayment', 'The API does not accept the payment.', error),
      },
    );
  },
  submitBatch(_root, { input: { id } }, context) {
    const batchUuid = uuidOf('Batch')(id, context);
    return outcome(
      context.upstream.banking.submitBatch({ batchUuid }),
      () => ({ __typename: 'SubmitBatchSuccess', batchUuid }),
      refusalsOfEnd(batchUuid, context),
    );
  },
  cancelBatch(_root, { input: { id } }, context) {
    const batchUuid = uuidOf('Batch')(id, context);
    return outcome(
      context.upstream.banking.cancelBatch({ batchUuid }),
      () => ({ __typename: 'CancelBatchSuccess', batchUuid }),
      refusalsOfEnd(batchUuid, context),
    );
  },
};

/** After a mutation the batch is read anew. */
export const batchOfSuccess = {
  batch: from<OfBatch, 'batchUuid', unknown, Promise<Batch>>('batchUuid', (batchUuid, _args, { upstream }) =>
    upstream.banking.getBatch({ batchUuid }),
  ),
};

/** The batch that was just opened, and its edge in `batches(orderBy: { field: DATE, direction: DESC })`. */
export const openedBatchOfSuccess = {
  batch: from<OfBatch, 'batchUuid', unknown, Promise<Batch | null>>('batchUuid', (batchUuid, _args, { load }) =>
    load(openedBatch, batchUuid),
  ),
  batchEdge: from<OfBatch, 'batchUuid', unknown, Promise<ConnectionEdge<Batch> | null>>(
    'batchUuid',
    async (batchUuid, _args, context) => {
      const batch = await context.load(openedBatch, batchUuid);
      return batch && edgeOf(context, 'Query.batches', { order: 'DESC', orderBy: 'DATE' }, `0~${batchUuid}`, batch);
    },
  ),
};

/** The refusals to submit or cancel a batch, which has to be open. */
function refusalsOfEnd(batchUuid: string, context: Context) {
  return {
    NOT_FOUND: () => NOT_FOUND,
    FAILED_PRECONDITION: (error: UpstreamError) => notOpenOr(error, batchUuid, context),
  };
}

const NOT_FOUND = rejection('BatchNotFound', 'NOT_FOUND', 'There is no such batch.');

function refusal<Name extends string>(name: Name, message: string, { upstreamCode }: UpstreamError) {
  return rejection(name, 'BAD_USER_INPUT', message, { fields: [], upstreamCode });
}

/** The API does not document how it refuses a batch that is not open, so the batch's status tells. */
async function notOpen(batchUuid: string, { upstream }: Context) {
  let batch: Batch;
  try {
    batch = await upstream.banking.getBatch({ batchUuid });
  } catch (error) {
    if (error instanceof UpstreamError) return undefined;
    throw error;
  }
  if (batch.status === undefined || batch.status === 'OPEN') return undefined;
  return rejection('BatchNotOpen', 'FAILED_PRECONDITION', 'The batch is not open.', { batch });
}

async function notOpenOr(error: UpstreamError, batchUuid: string, context: Context) {
  const refused = await notOpen(batchUuid, context);
  if (!refused) throw error;
  return refused;
}
