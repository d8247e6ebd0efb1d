import { from } from '#graph';
import { webhookByUuid } from '#subgraphs/webhooks/batches';
import type { Resolvers } from './types.generated.ts';

const UUID = /^\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:[/?#]|$)/i;

export const resolvers: Resolvers = {
  Batch: {
    callbackWebhook: from('callbackUrl', (url, _args, { graph, load }) => {
      const { address } = graph.facts('webhooks.createToken');
      if (!url || !address || !url.startsWith(address)) return null;
      const [, uuid] = UUID.exec(url.slice(address.length)) ?? [];
      return uuid ? load(webhookByUuid, uuid.toLowerCase()) : null;
    }),
  },
};
