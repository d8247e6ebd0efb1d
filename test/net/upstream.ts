import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const PDF = '%PDF-1.4 a report';
/** A value of more than one packet, so that responses with it are compressed. */
export const LONG_TEXT = 'a long note '.repeat(400);

/** A caller as upstreams know it: by the header that is forwarded, if there is one. */
export const UNKNOWN = '-';

/** Requests that wait until a test lets them be answered. */
export interface Gate {
  /** Resolves when as many requests wait. */
  reached(count: number): Promise<void>;
  open(): void;
}

interface Held {
  readonly pattern: RegExp;
  readonly opened: Promise<void>;
  readonly changed: () => void;
  readonly open: () => void;
  waiting: number;
}

/** One server for all upstreams. It answers each caller by its name, and records each request. */
export class Upstream {
  /** `<caller> <method> <path>` of each request, in the order of arrival. */
  readonly calls: string[] = [];
  /** Bodies of requests that have one, by the same text. */
  readonly bodies = new Map<string, string>();
  /** Callers that closed the connection before they were answered. */
  readonly left: string[] = [];
  readonly #server = createServer((request, response) => void this.#answer(request, response));
  readonly #heights = new Map<string, number>();
  readonly #products = new Map<string, string[]>();
  readonly #gates = new Set<Held>();

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async listen(): Promise<void> {
    await once(this.#server.listen(0, '127.0.0.1'), 'listening');
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  /** A block on top of the chain that this caller sees. */
  mine(name: string): void {
    this.#heights.set(name, this.#heightOf(name) + 1);
  }

  /** Forgets what was recorded, and holds nothing. */
  reset(): void {
    this.calls.length = 0;
    this.left.length = 0;
    for (const { open } of this.#gates) open();
  }

  /** Holds the requests whose texts match. */
  hold(pattern: RegExp): Gate {
    const { promise: opened, resolve } = Promise.withResolvers<void>();
    let waiters: (() => void)[] = [];
    const changed = () => {
      for (const wake of waiters.splice(0)) wake();
    };
    const open = () => {
      this.#gates.delete(held);
      resolve();
    };
    const held: Held = { pattern, opened, open, changed, waiting: 0 };
    this.#gates.add(held);
    return {
      async reached(count) {
        while (held.waiting < count) await new Promise<void>((wake) => waiters.push(wake));
        waiters = [];
      },
      open,
    };
  }

  /** The last block of the chain that this caller sees. */
  block(name: string): { readonly height: number; readonly hash: string } {
    const height = this.#heightOf(name);
    return { height, hash: hashOf(name, height) };
  }

  #heightOf(name: string): number {
    return this.#heights.get(name) ?? 100;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const name = callerOf(request);
    const call = `${name} ${request.method} ${request.url}`;
    this.calls.push(call);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    if (body !== '') this.bodies.set(call, body);
    response.on('close', () => {
      if (!response.writableFinished) this.left.push(call);
    });
    for (const held of this.#gates) {
      if (!held.pattern.test(call)) continue;
      held.waiting += 1;
      held.changed();
      await held.opened;
    }
    const { status = 200, headers, body: text } = this.#reply(name, request, body);
    // What is cached says so: otherwise contracts would say it, and one cell would answer another.
    const all = { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers };
    response.writeHead(status, all).end(text);
  }

  #reply(name: string, { method, url = '' }: IncomingMessage, sent: string): Reply {
    const { pathname, searchParams } = new URL(url, 'http://upstream');
    const [, upstream, ...path] = pathname.split('/');
    if (upstream === 'market') return orders(name, path, searchParams);
    if (upstream === 'chain') return this.#chain(name, path);
    if (upstream === 'readers') return this.#readers(name, pathname.replace('/entitlements', ''), method, sent);
    if (upstream === 'reviews') return json({ Base64String: Buffer.from(`${PDF} for ${name}`).toString('base64') });
    if (upstream === 'quotes') return json({ count: 0, totalCount: 7, page: 1, totalPages: 1, results: [] });
    return { body: '' };
  }

  #chain(name: string, [path, height]: readonly string[]): Reply {
    const at = path === 'block-height' ? Number(height) : this.#heightOf(name);
    const block = { hash: hashOf(name, at), height: at, time: 1_700_000_000 };
    return path === 'block-height'
      ? json({ blocks: [{ ...block, main_chain: true, tx: [] }] })
      : json({ ...block, block_index: at });
  }

  #readers(name: string, reader: string, method: string | undefined, sent: string): Reply {
    if (method === 'PATCH') {
      const { entitlements = [] } = JSON.parse(sent) as { entitlements?: { productId: string }[] };
      this.#products.set(
        `${name} ${reader}`,
        entitlements.map(({ productId }) => productId),
      );
    }
    const products = this.#products.get(`${name} ${reader}`) ?? [`first of ${name}`];
    const body = {
      name: 'publications/p/readers/r/entitlements',
      entitlements: products.map((productId) => ({ productId })),
    };
    return { ...json(body), headers: { 'cache-control': freshness(name) } };
  }
}

interface Reply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
}

const json = (body: unknown, status = 200): Reply => ({ status, body: JSON.stringify(body) });

const hashOf = (name: string, height: number) =>
  `${name === UNKNOWN ? '' : Buffer.from(name).toString('hex')}${height}`.padStart(64, '0');

/** The name of a caller whose header is forwarded: `x-user`, or the subject of its token. */
function callerOf({ headers }: IncomingMessage): string {
  const { authorization, 'x-user': user } = headers;
  if (typeof user === 'string') return user;
  const claims = authorization?.split('.')[1];
  return claims === undefined
    ? UNKNOWN
    : (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sub: string }).sub;
}

/** Responses to callers that are known are theirs alone. */
const freshness = (name: string) => (name === UNKNOWN ? 'public, max-age=600' : 'private, max-age=600');

/** Orders, whose ids say how they are answered. */
function orders(name: string, [path, id]: readonly string[], query: URLSearchParams): Reply {
  if (path === 'payment_dispute_summary') return json({ total: 0, limit: 200, offset: 0, paymentDisputeSummaries: [] });
  if (id === undefined) {
    const [limit, offset] = [Number(query.get('limit')), Number(query.get('offset') ?? 0)];
    const all = [1, 2, 3].map((n) => order(`11-${n}`, name));
    return json({ total: all.length, limit, offset, orders: all.slice(offset, offset + limit) });
  }
  if (id.endsWith('-none')) return json({ errors: [{ errorId: 32100 }] }, 404);
  if (id.endsWith('-denied')) return json({ errors: [{ errorId: 1 }] }, 403);
  if (id.endsWith('-fails')) return json({ errors: [{ errorId: 1, message: 'a secret' }] }, 500);
  const { body } = json(order(id, name));
  return { body, headers: { 'cache-control': freshness(name) } };
}

const order = (orderId: string, name: string) => ({
  orderId,
  sellerId: name,
  buyerCheckoutNotes: orderId.endsWith('-long') ? LONG_TEXT : undefined,
  creationDate: '2026-03-01T09:00:00.000Z',
  lastModifiedDate: '2026-03-02T10:00:00.000Z',
  orderFulfillmentStatus: 'NOT_STARTED',
  orderPaymentStatus: 'PAID',
  cancelStatus: { cancelState: 'NONE_REQUESTED' },
  lineItems: [],
});
