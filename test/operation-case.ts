import { expect } from 'vitest';
import { gatewayOver, type Reply, type Sent } from '#test/harness';

/** A document that calls an operation, with the upstream's replies, its whole requests and the answer. */
export interface OperationCase {
  readonly operation: string;
  readonly document: string;
  readonly replies: readonly Reply[];
  readonly requests: readonly Sent[];
  readonly data: object;
}

/** Runs a case over an API with these settings, and compares requests and answer. */
export async function checkOperation(
  slug: Parameters<typeof gatewayOver>[0],
  { document, replies, requests, data }: OperationCase,
  settings: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { run, sent } = await gatewayOver(slug, replies, { settings });

  const answer = await run(document);

  expect(sent).toEqual(requests);
  expect(answer).toEqual({ data });
}
