import { calling, distinctValues, from, rejection } from '#graph';
import { outcome } from '#upstream';
import { actionsOf, lettersOf } from './actions.ts';
import { append } from './append.ts';
import { accessByKey } from './batches.ts';
import { expiryOf } from './expiry.ts';
import type { Resolvers } from './types.generated.ts';

export const resolvers: Resolvers = {
  Query: {
    fileAccess(_root, { path, actions }, { load }) {
      return load(accessByKey, lettersOf(distinctValues('actions', actions)) + path);
    },
  },
  Mutation: {
    concurrentAppend: (_root, { input }, context) => append(input, context),
    setExpiry: calling('datalake.setExpiry', (_root, { input: { path, expiry } }, { upstream }) =>
      outcome(
        upstream.datalake.setExpiry({ path, ...expiryOf(expiry) }),
        () => ({ __typename: 'SetExpirySuccess', path }),
        {
          NOT_FOUND: () => rejection('DatalakeFileNotFound', 'NOT_FOUND', 'There is no such file.'),
          FAILED_PRECONDITION: () => rejection('DatalakeFileExpected', 'FAILED_PRECONDITION', 'Only files expire.'),
        },
      ),
    ),
  },
  DatalakeFileAccess: { actions: from('fsaction', actionsOf) },
};
