import type { Client } from '../client.ts';
import type { TypedDocument } from '../document.ts';
import { type ExecutionResult, executionResult } from '../execute-operation.ts';

interface Observer {
  next(result: ExecutionResult): void;
  error(cause: unknown): void;
  complete(): void;
}

interface Subscription {
  readonly document: TypedDocument<unknown, Record<string, unknown>>;
  readonly variables: Record<string, unknown>;
  readonly operationName?: string;
}

/** Follows a subscription for another client. The function that is returned ends it. */
export function observe(
  client: Client,
  { document, variables, operationName }: Subscription,
  observer: Observer,
): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const follow = async () => {
    const results = client.subscribe(document, variables, { signal, ...(operationName && { operationName }) });
    for await (const result of results) observer.next(executionResult(result));
  };
  void follow().then(
    () => observer.complete(),
    (error: unknown) => {
      if (!signal.aborted) observer.error(error);
    },
  );
  return () => leaving.abort();
}
