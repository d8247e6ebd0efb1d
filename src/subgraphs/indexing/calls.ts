import { type DeclaredCalls, each } from '#graph';

export const calls: DeclaredCalls = {
  'Query.urlNotification': [each('indexing.getUrlNotification')],
  'Mutation.publish': [each('indexing.publish')],
};
