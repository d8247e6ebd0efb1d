import { type DeclaredCalls, each, exactly, loads, variants } from '#graph';
import type { MutationConcurrentAppendArgs } from '#graph/schema.generated';
import { accessByKey } from './batches.ts';

const UNKNOWN = 'unknown';

export const calls: DeclaredCalls = {
  'Query.fileAccess': [loads(accessByKey)],
  // Content is appended in pieces. The length of a file is not known before it is received.
  'Mutation.concurrentAppend': variants<MutationConcurrentAppendArgs>(
    ({ args: { input }, context: { graph } }) => {
      const { text, base64 } = input.content;
      const bytes =
        text != null ? Buffer.byteLength(text) : base64 != null ? Buffer.byteLength(base64, 'base64') : null;
      if (bytes === null) return UNKNOWN;
      const largest = Number(graph.facts('datalake.concurrentAppend').settings['appendBytes']) || Infinity;
      return String(Math.max(1, Math.ceil(bytes / largest)));
    },
    (pieces) => {
      const times = pieces === UNKNOWN ? { typical: 1, most: Infinity } : exactly(Number(pieces));
      return [each('datalake.concurrentAppend', { times })];
    },
    '1',
  ),
  'Mutation.setExpiry': [each('datalake.setExpiry')],
};
