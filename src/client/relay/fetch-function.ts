import { type FetchFunction, type GraphQLResponse, Observable } from 'relay-runtime';
import type { Client } from '../client.ts';
import { executeOperation } from '../execute-operation.ts';

/**
 * A fetch function of Relay's network layer that sends operations by a `manifold/client`: `uploadables` as multipart requests,
 * and persisted operations by their ids. Queries are retried as by the client.
 */
export function fetchFunction(client: Client): FetchFunction {
  return ({ id, text, name, operationKind: kind }, given, _cacheConfig, uploadables) =>
    Observable.create<GraphQLResponse>((sink) => {
      const abort = new AbortController();
      const document = { documentId: id ?? undefined, text: text ?? undefined };
      const variables = { ...given, ...uploadables };
      void executeOperation(client, { kind, document, variables }, { operationName: name, signal: abort.signal }).then(
        (result) => {
          sink.next(result as GraphQLResponse);
          sink.complete();
        },
        (error: Error) => sink.error(error),
      );
      return () => abort.abort();
    });
}
