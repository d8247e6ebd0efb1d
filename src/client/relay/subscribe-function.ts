import { type GraphQLResponse, Observable, type SubscribeFunction } from 'relay-runtime';
import type { Client } from '../client.ts';
import { observe } from '../subscription/observe.ts';

/** A subscribe function of Relay's network layer that follows subscriptions by a `manifold-gateway/client`, over reconnects. */
export function subscribeFunction(client: Client): SubscribeFunction {
  return ({ id, text, name: operationName }, variables) =>
    Observable.create<GraphQLResponse>((sink) => {
      const document = { documentId: id ?? undefined, text: text ?? undefined };
      return observe(
        client,
        { document, variables, operationName },
        {
          next: (result) => sink.next(result as GraphQLResponse),
          error: (cause) => sink.error(cause as Error),
          complete: () => sink.complete(),
        },
      );
    });
}
