import type { SubscriptionForwarder } from '@urql/core';
import type { Client } from '../client.ts';
import { observe } from '../subscription/observe.ts';

/** The option `forwardSubscription` of urql's `subscriptionExchange`: follows subscriptions by a `manifold-gateway/client`, over reconnects. */
export function forwardSubscription(client: Client): SubscriptionForwarder {
  return ({ query, documentId, variables = {}, operationName }) => ({
    subscribe: (observer) => {
      const document = { documentId, text: query };
      const options = { document, variables, ...(operationName !== undefined && { operationName }) };
      return { unsubscribe: observe(client, options, observer as Parameters<typeof observe>[2]) };
    },
  });
}
