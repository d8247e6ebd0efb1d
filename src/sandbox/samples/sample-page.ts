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
  const { body: envelope, headers: others } = sampleOfAnswer(name, world);
  const places = new Map<string, string | number | undefined>(
    paging.total === undefined ? [] : [[paging.total, all.length]],
  );
  if (paging.style === 'token') {
    const isUrl = paging.next === 'link' || paging.next.startsWith('url:');
    places.set(paging.next.replace('url:', ''), isUrl ? nextUrl(paging.token, page, request) : page.next);
  }
  const headers = { ...others, ...Object.fromEntries([...places].flatMap(([place, value]) => headerOf(place, value))) };
  if (paging.items === '') return json(page.rows, 200, headers);
  let body: unknown = putAt(withFlags(envelope, page.next !== undefined), paging.items, page.rows);
  for (const [place, value] of places) if (place.startsWith('/')) body = putAt(body, place, value);
  return json(body, 200, headers);
}

/** The header of a place in headers. */
function headerOf(place: string, value: string | number | undefined): [string, string][] {
  if (place.startsWith('/') || value === undefined) return [];
  return [place === 'link' ? [place, `<${value}>; rel="next"`] : [place.slice('header:'.length), `${value}`]];
}

function nextUrl(token: string, { next }: Page, { base, path, query }: SandboxRequest): string | undefined {
  if (next === undefined) return undefined;
  return `${base}${path}?${new URLSearchParams({ ...Object.fromEntries(query), [token]: next })}`;
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
      return (request.int(paging.page, paging.from ?? 1) - (paging.from ?? 1)) * limit;
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
