import { type Operation, type Paging, pointed } from '#contract';
import { contractOf } from '../documents/sources.ts';
import { json, type Reply } from '../reply.ts';
import type { SandboxRequest } from '../request.ts';
import type { World } from '../world/index.ts';
import { putAt } from './put-at.ts';
import { sampleOfAnswer } from './sample-answer.ts';

const USUAL = 20;
const MOST = 100;
const HAS_MORE = /^has_?(?:more|next)/i;

/** The rows of a page, and the token of the next page, if there is one. */
interface Page {
  readonly rows: readonly unknown[];
  readonly next: string | undefined;
}

/**
 * The requested page of a list, by the contract's `x-paging`; the rest of the response is a sample.
 * Other parameters are ignored. `name` is the operation's, such as `marketplace.listOrders`.
 */
export function samplePage(name: string, request: SandboxRequest, all: readonly unknown[], world: World): Reply {
  const [slug = '', id = ''] = name.split('.');
  const operation = contractOf(slug).operations[id];
  if (!operation?.paging) throw new TypeError(`${name} is not paged`);
  const { paging } = operation;
  const page = pageOf(operation, paging, request, all);
  const { body: envelope, headers } = sampleOfAnswer(name, world);
  if (paging.items === '') return json(page.rows, 200, headers);
  const values: [pointer: string | undefined, value: unknown][] = [
    [paging.items, page.rows],
    [paging.total, all.length],
    [paging.style === 'token' ? paging.next : undefined, page.next],
  ];
  let body: unknown = withFlags(envelope, page.next !== undefined);
  for (const [pointer, value] of values) if (pointer !== undefined) body = putAt(body, pointer, value);
  return json(body, 200, headers);
}

function pageOf(operation: Operation, paging: Paging, request: SandboxRequest, all: readonly unknown[]): Page {
  if (paging.style === 'whole') return { rows: all, next: undefined };
  const { default: usual = USUAL, maximum = MOST } = paging;
  const wanted = paging.limit === undefined ? usual : request.int(paging.limit, usual);
  const limit = Math.min(Math.max(1, wanted), maximum);
  const from = Math.max(0, startOf(operation, paging, limit, request, all));
  const until = from + limit;
  return { rows: all.slice(from, until), next: until < all.length ? String(until) : undefined };
}

function startOf(
  { rowKey: [key = ''] = [] }: Operation,
  paging: Exclude<Paging, { style: 'whole' }>,
  limit: number,
  request: SandboxRequest,
  all: readonly unknown[],
): number {
  switch (paging.style) {
    case 'offset':
      return request.int(paging.offset, 0);
    case 'page':
      return (request.int(paging.page, 1) - 1) * limit;
    case 'token':
      return request.int(paging.token, 0);
    case 'key': {
      const after = request.query.get(paging.key);
      return after === null ? 0 : all.findIndex((row) => String(pointed(row, key)) === after) + 1;
    }
  }
}

function withFlags(envelope: unknown, hasMore: boolean): unknown {
  if (typeof envelope !== 'object' || envelope === null || Array.isArray(envelope)) return envelope;
  const entries = Object.entries(envelope).map(([name, value]) => [name, HAS_MORE.test(name) ? hasMore : value]);
  return Object.fromEntries(entries) as object;
}
