import { calling, distinctValues, from } from '#graph';
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
          NOT_FOUND: () => ({
            __typename: 'DatalakeFileNotFound',
            code: 'NOT_FOUND',
            message: 'There is no such file.',
          }),
          FAILED_PRECONDITION: () => ({
            __typename: 'DatalakeFileExpected',
            code: 'FAILED_PRECONDITION',
            message: 'Only files expire.',
          }),
        },
      ),
    ),
  },
  DatalakeFileAccess: { actions: from('fsaction', actionsOf) },
};
