import { ApolloLink, Observable } from '@apollo/client';
import { print } from '@apollo/client/utilities';
import type { Client } from '../client.ts';
import { documentHash } from '../document.ts';
import { executeOperation } from '../execute-operation.ts';
import { observe } from '../subscription/observe.ts';

/**
 * A link that sends operations by a `manifold-gateway/client`: files in variables as multipart requests, and documents by their ids.
 * Queries are retried as by the client, and subscriptions go on after a reconnect. It ends a chain of links.
 */
export function clientLink(client: Client): ApolloLink {
  return new ApolloLink(
    ({ query, variables, operationName, operationType: kind }) =>
      new Observable((observer) => {
        const document = { documentId: documentHash(query), text: print(query) };
        if (kind === 'subscription') return observe(client, { document, variables, operationName }, observer);
        const abort = new AbortController();
        void executeOperation(client, { kind, document, variables }, { operationName, signal: abort.signal }).then(
          (result) => {
            observer.next(result);
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
        return () => abort.abort();
      }),
  );
}
