import {
  type FetchFunction,
  type GraphQLResponse,
  type GraphQLSingularResponse,
  Observable,
  type SubscribeFunction,
} from 'relay-runtime';
import type { Client } from '../client.ts';
import { executeOperation, executionResult, formattedErrors } from '../execute-operation.ts';
import type { GraphError } from '../graph-error.ts';
import type { PartialResult } from '../incremental/parts.ts';
import { observe } from '../subscription/observe.ts';

/** An operation whose response may be incremental. Persisted operations have no text. */
const INCREMENTAL = /@(defer|stream)\b/;
const BROKEN_OFF: ReadonlySet<GraphError['code']> = new Set(['NETWORK_ERROR', 'TIMEOUT']);

/**
 * A fetch function of Relay's network layer that sends operations by a `manifold-gateway/client`: `uploadables` as multipart requests,
 * and persisted operations by their ids. Queries are retried as by the client, unless their responses are incremental.
 */
export function fetchFunction(client: Client): FetchFunction {
  return ({ id, text, name, operationKind: kind }, given, _cacheConfig, uploadables) =>
    Observable.create<GraphQLResponse>((sink) => {
      const abort = new AbortController();
      const document = { documentId: id ?? undefined, text: text ?? undefined };
      const variables: Record<string, unknown> = { ...given, ...uploadables };
      const options = { operationName: name, signal: abort.signal };
      const send = async () => {
        if (!INCREMENTAL.test(text ?? '')) {
          const result = await executeOperation(client, { kind, document, variables }, options);
          return sink.next(result as GraphQLResponse);
        }
        let isFirst = true;
        for await (const part of client.incremental(document, variables, options)) {
          const error = part.errors.at(-1);
          // Relay would take an operation without its last parts for complete.
          if (!isFirst && error && BROKEN_OFF.has(error.code)) throw error;
          const responses = isFirst ? [executionResult(part)] : part.added.map(responseOf);
          isFirst = false;
          if (!sink.closed && responses.length > 0) sink.next(marked(responses, part.hasNext));
        }
      };
      void send().then(
        () => sink.complete(),
        (error: Error) => sink.error(error),
      );
      return () => abort.abort();
    });
}

/** The response that Relay expects for a fragment or an item. */
function responseOf({ errors, ...added }: PartialResult<unknown>['added'][number]): object {
  return { ...added, ...(errors.length > 0 && { errors: formattedErrors(errors) }) };
}

/** Marks the last response of an operation. */
function marked(responses: readonly object[], hasNext: boolean): GraphQLResponse {
  const all: unknown = responses.map((response, index) => ({
    ...response,
    extensions: { is_final: !hasNext && index === responses.length - 1 },
  }));
  return all as readonly GraphQLSingularResponse[];
}

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
