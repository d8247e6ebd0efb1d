import { type DeclaredCalls, each } from '#graph';

export const calls: DeclaredCalls = {
  'Query.reader': [each('readers.getReaderEntitlements')],
  'Mutation.updateReaderEntitlements': [each('readers.updateReaderEntitlements')],
  'Mutation.deleteReader': [each('readers.deleteReader')],
};
