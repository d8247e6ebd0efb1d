import { type FieldProjection, fieldMask, from, listFrom, projectionAt, projectionOfField } from '#graph';
import { outcome } from '#upstream';
import { findReader } from './batches.ts';
import { entitlementsName, readerName } from './names.ts';
import type { ReaderEntitlementInput, Resolvers } from './types.generated.ts';

export const resolvers: Resolvers = {
  Query: {
    reader: (_root, { name }, { upstream }, info) => findReader(upstream, name, maskOf(projectionOfField(info))),
  },
  Mutation: {
    updateReaderEntitlements(_root, { input }, { upstream: { readers } }, info) {
      const { name, entitlements, updateMask } = input;
      const call = readers.updateReaderEntitlements({
        name: entitlementsName(name),
        updateMask: updateMask?.join(',') || undefined,
        fields: maskOf(projectionOfField(info, 'reader')),
        body: { entitlements: entitlements.map(written) },
      });
      return outcome(
        call,
        (answer) => ({
          __typename: 'UpdateReaderEntitlementsSuccess',
          reader: { name: readerName(name), answer },
        }),
        { NOT_FOUND: () => NOT_FOUND },
      );
    },
    deleteReader(_root, { input: { name, force } }, { upstream: { readers } }) {
      return outcome(
        readers.deleteReader({ name: readerName(name), force }),
        () => ({ __typename: 'DeleteReaderSuccess', name: readerName(name) }),
        { NOT_FOUND: () => NOT_FOUND, FAILED_PRECONDITION: () => HAS_ENTITLEMENTS },
      );
    },
  },
  Reader: {
    publicationId: from('name', (name) => name.split('/')[1] ?? ''),
    readerId: from('name', (name) => name.split('/')[3] ?? ''),
    entitlements: listFrom('answer.entitlements'),
    raw: from('answer'),
  },
  ReaderEntitlement: { expiresAt: from('expireTime') },
};

const NOT_FOUND = { __typename: 'ReaderNotFound', message: 'There is no such reader.' } as const;
const HAS_ENTITLEMENTS = {
  __typename: 'ReaderHasEntitlements',
  message: 'The reader has entitlements. Set `force` to remove them too.',
} as const;

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
