import {
  calling,
  type FieldProjection,
  fieldMask,
  from,
  listFrom,
  projectionAt,
  projectionOfField,
  rejection,
  toGlobalId,
} from '#graph';
import { outcome } from '#upstream';
import { findReader } from './batches.ts';
import { readerName } from './names.ts';
import type { ReaderEntitlementInput, Resolvers } from './types.generated.ts';

export const resolvers: Resolvers = {
  Query: {
    reader: calling('readers.getReaderEntitlements', (_root, { id }, context, info) =>
      findReader(context.upstream, readerName(id, context), maskOf(projectionOfField(info))),
    ),
  },
  Mutation: {
    updateReaderEntitlements: calling('readers.updateReaderEntitlements', (_root, { input }, context, info) => {
      const name = readerName(input.id, context);
      const call = context.upstream.readers.updateReaderEntitlements({
        name: `${name}/entitlements`,
        updateMask: 'entitlements',
        fields: maskOf(projectionOfField(info, 'reader')),
        body: { entitlements: input.entitlements.map(written) },
      });
      return outcome(call, (answer) => ({ __typename: 'UpdateReaderEntitlementsSuccess', reader: { name, answer } }), {
        NOT_FOUND: () => NOT_FOUND,
        PERMISSION_DENIED: () => rejection('ReaderAccessDenied', 'PERMISSION_DENIED', DENIED),
      });
    }),
    deleteReader: calling('readers.deleteReader', (_root, { input }, context) => {
      const name = readerName(input.id, context);
      return outcome(
        context.upstream.readers.deleteReader({ name, force: input.force }),
        () => ({ __typename: 'DeleteReaderSuccess', deletedReaderId: toGlobalId('Reader', name) }),
        {
          NOT_FOUND: () => NOT_FOUND,
          FAILED_PRECONDITION: () => rejection('ReaderHasEntitlements', 'FAILED_PRECONDITION', NOT_EMPTY),
        },
      );
    }),
  },
  Reader: {
    resourceName: from('name'),
    publicationId: from('name', (name) => name.split('/')[1] ?? ''),
    readerId: from('name', (name) => name.split('/')[3] ?? ''),
    entitlements: listFrom('answer.entitlements'),
    raw: from('answer'),
  },
  ReaderEntitlement: { expiresAt: from('expireTime') },
};

const NOT_FOUND = rejection('ReaderNotFound', 'NOT_FOUND', 'There is no such reader.');
const DENIED = "The gateway's credential may not change entitlements of this publication.";
const NOT_EMPTY = 'The reader has entitlements. Set `force` to remove them too.';

/** The mask of an answer; its name is always asked for. */
function maskOf(reader: FieldProjection): string | undefined {
  return fieldMask(projectionAt(reader, 'answer') ?? new Map(), { always: ['name'], into: ['entitlements'] });
}

/** An entitlement as the upstream takes it, without absent members. */
function written({ productId, subscriptionToken, detail, expiresAt }: ReaderEntitlementInput) {
  return {
    productId,
    subscriptionToken: subscriptionToken ?? undefined,
    detail: detail ?? undefined,
    expireTime: expiresAt ?? undefined,
  };
}
