import { type DeclaredCalls, each, exactly, loads, variants } from '#graph';
import type { MutationConcurrentAppendArgs } from '#schema';
import { accessByKey } from './batches.ts';
import { LONGEST_PIECE_MS } from './parts.ts';

const AT_MOST = 'at most ';

export const calls: DeclaredCalls = {
  'Query.fileAccess': [loads(accessByKey)],
  // Content is appended in pieces. The length of a file is not known before it is received: it may be the largest and slowest.
  'Mutation.concurrentAppend': variants<MutationConcurrentAppendArgs>(
    ({ args: { input }, context: { graph } }) => {
      const { text, base64 } = input.content;
      const bytes =
        text != null ? Buffer.byteLength(text) : base64 != null ? Buffer.byteLength(base64, 'base64') : null;
      const largest = Number(graph.facts('datalake.concurrentAppend').settings['appendBytes']) || Infinity;
      if (bytes !== null) return String(Math.max(1, Math.ceil(bytes / largest)));
      const slow = largest === Infinity ? 0 : Math.ceil(graph.upload.ms / LONGEST_PIECE_MS);
      return `${AT_MOST}${Math.max(1, Math.ceil(graph.upload.bytes / largest)) + slow}`;
    },
    (pieces) => {
      const times = pieces.startsWith(AT_MOST)
        ? { typical: 1, most: Number(pieces.slice(AT_MOST.length)) }
        : exactly(Number(pieces));
      return [each('datalake.concurrentAppend', { times })];
    },
    '1',
  ),
};
