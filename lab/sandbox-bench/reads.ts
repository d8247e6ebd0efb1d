import { type Contract, readContract } from '#contract';
import { type Slug, slugs } from '#contracts';
import { operationsOf, readContract as readDocument } from '../../scripts/contract/document.ts';
import { exampleRequest } from '../../test/contract/example-request.ts';

/** A request, below the interface's slug. */
export interface Read {
  readonly path: string;
  /** Its operation, if it is the example of one. */
  readonly operation?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Requests the sandbox. */
export type Ask = (read: Read) => Promise<Response>;

const LARGEST_BYTES = 64 * 1024;

/** Reads that take other code paths of a stand-in than its examples. */
const FURTHER = [
  'countries/v3.1/name/ireland',
  'countries/v3.1/currency/nok',
  'countries/v3.1/currency/nok?fields=name',
  'jokes/jokes/random',
  'logistics/inventory?limit=20',
  'journals/api/search/journals/issn:9000-0001?pageSize=5',
  'journals/api/search/articles/title:harbour?pageSize=5&sort=created_date:desc',
  'journals/api/search/articles/oceanography%20AND%20tide?pageSize=5&page=3',
  'marketplace/order?limit=5',
  'marketplace/order?orderIds=28-10000-69205',
  'marketplace/payment_dispute_summary?order_id=28-10000-69205',
  'quotes/random',
  'quotes/quotes?limit=5&author=aveline-ashgrove',
  'quotes/authors?slug=aveline-ashgrove',
];

/**
 * Small reads: the examples of all reading operations, the first example of interfaces without any, and the further reads
 * above.
 */
export async function reads(ask: Ask): Promise<readonly Read[]> {
  const all = [...slugs.flatMap(examplesOf), ...FURTHER.map((path) => ({ path, headers: BEARER }))];
  const sizes = await Promise.all(all.map(async (read) => (await (await ask(read)).arrayBuffer()).byteLength));
  return all.filter((_read, index) => (sizes[index] ?? 0) <= LARGEST_BYTES);
}

export const BEARER = { authorization: 'Bearer sandbox' };

function examplesOf(slug: Slug): Read[] {
  const document = readDocument(slug);
  const all = operationsOf(document);
  const reading = all.filter(({ operation }) => isRead(readContract(slug), operation.operationId));
  return (reading.length > 0 ? reading : all.slice(0, 1)).map((place) => {
    const { method, target, headers, body } = exampleRequest(document, place);
    const { 'content-length': _length, ...others } = headers;
    const operation = `${slug}.${place.operation.operationId}`;
    return { operation, method, path: `${slug}${target}`, headers: others, body };
  });
}

function isRead({ operations }: Contract, id: string): boolean {
  const operation = operations[id];
  return operation !== undefined && operation.reads && operation.answer.kind !== 'redirect';
}
