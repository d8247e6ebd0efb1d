import { hash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import type { Contract } from '#contract';
import {
  type ApiResponses,
  type ApiSettings,
  apiKind,
  type ResponseLifetime,
  type SharedResponse,
  type SharedResponses,
  type UpstreamRequest,
} from '#upstream';
import type { SharedInvalidations } from './invalidations.ts';
import type { RedisConnection } from './redis-connection.ts';

interface ResponsesParts {
  readonly connection: RedisConnection;
  readonly invalidations: SharedInvalidations;
  readonly prefix: string;
  /** Keys of responses are hashed with it. */
  readonly secret: string;
}

/** Gets operations, or nothing for all, and whether they are known later than to the others. */
type Invalidated = (ids: readonly string[] | undefined, wasMissed: boolean) => void;

/** Changes with every change of the form: entries of other forms have other keys. */
const ENVELOPE_FORMAT = 3;

/** Upstream responses in Redis, behind the memory of each replica: one value each, its metadata in the first line. */
export class RedisResponses implements SharedResponses {
  readonly #parts: ResponsesParts;

  constructor(parts: ResponsesParts) {
    this.#parts = parts;
  }

  of(contract: Contract, settings: ApiSettings, invalidated: Invalidated): ApiResponses {
    // Gateways of another version, or of other upstreams, have keys of their own.
    const kind = `${ENVELOPE_FORMAT} ${apiKind(contract, settings)}`;
    const responses = new ApiInRedis(this.#parts, contract.slug, kind, invalidated);
    this.#parts.invalidations.onInvalidated(responses.invalidated);
    return responses;
  }
}

class ApiInRedis implements ApiResponses {
  /** Another replica has invalidated these operations of APIs, or perhaps all. */
  readonly invalidated: Invalidated;
  readonly #parts: ResponsesParts;
  readonly #slug: string;
  readonly #prefix: string;
  /** Operations whose last response could not be stored: their requests are not looked for until one could. */
  readonly #unstorable = new Set<string>();

  constructor(parts: ResponsesParts, slug: string, kind: string, invalidated: Invalidated) {
    this.invalidated = (fields, wasMissed) => {
      if (!fields) return invalidated(undefined, wasMissed);
      const own = fields.filter((field) => field.startsWith(`${slug}.`)).map((field) => field.slice(slug.length + 1));
      if (own.length > 0) invalidated(own, wasMissed);
    };
    this.#parts = parts;
    this.#slug = slug;
    this.#prefix = `${parts.prefix}:response:${this.#digest(kind).slice(0, 12)}:`;
  }

  epochOf(operationId: string): string | undefined {
    return this.#parts.invalidations.epochOf(`${this.#slug}.${operationId}`);
  }

  find(
    { plan }: UpstreamRequest,
    key: string,
    publicKey: string | undefined,
  ): Promise<SharedResponse | undefined> | undefined {
    const { id } = plan.operation;
    if (this.epochOf(id) === undefined || this.#unstorable.has(id)) return undefined;
    return this.#find(id, publicKey === undefined ? [key] : [key, publicKey]);
  }

  put({ plan }: UpstreamRequest, key: string, response: SharedResponse, lifetime: ResponseLifetime): void {
    const { id } = plan.operation;
    this.#unstorable.delete(id);
    if (this.epochOf(id) === lifetime.epoch) this.#run(() => this.#put(this.#keyOf(key), response, lifetime));
  }

  renew(key: string, { headers, ...times }: Omit<SharedResponse, 'body'>, lifetime: ResponseLifetime): void {
    this.#run(async () => {
      const own = this.#keyOf(key);
      const stored = await this.#get(own);
      // The age is that of the response that confirmed it.
      const renewed = stored && { ...stored.headers, age: undefined, date: undefined, ...headers };
      if (renewed) await this.#put(own, { headers: renewed, body: stored.body, ...times }, lifetime);
    });
  }

  remove(key: string): void {
    this.#run(() => this.#parts.connection.send((client) => client.del(this.#keyOf(key))));
  }

  notStorable(operationId: string): void {
    this.#unstorable.add(operationId);
  }

  invalidate(operationIds: readonly string[]): void {
    this.#parts.invalidations.invalidate(operationIds.map((id) => `${this.#slug}.${id}`));
  }

  async #find(id: string, keys: readonly string[]): Promise<SharedResponse | undefined> {
    try {
      const asked = keys.map((key) => this.#get(this.#keyOf(key)));
      const [epoch, ...found] = await Promise.all([this.#parts.invalidations.read(`${this.#slug}.${id}`), ...asked]);
      return found.find((each) => each !== undefined && each.epoch === epoch);
    } catch {
      this.#parts.connection.fellBack('responses');
      return undefined;
    }
  }

  async #get(own: string): Promise<Sealed | undefined> {
    const value = await this.#parts.connection.send((client) => client.getBuffer(own));
    const sealed = value && (await unseal(value).catch(() => undefined));
    return sealed ? this.#shifted(sealed, -1) : undefined;
  }

  async #put(own: string, response: SharedResponse, { ms, epoch }: ResponseLifetime): Promise<void> {
    if (ms < 1) return;
    const value = await seal({ ...this.#shifted(response, 1), epoch });
    await this.#parts.connection.send((client) => client.set(own, value, 'PX', Math.ceil(ms)));
  }

  #run(use: () => Promise<unknown>): void {
    if (this.#parts.connection.isUp) use().catch(() => this.#parts.connection.fellBack('responses'));
  }

  /** Times are stored by the clock of Redis: those of replicas differ. */
  #shifted<Response extends SharedResponse>(response: Response, direction: 1 | -1): Response {
    const ms = direction * this.#parts.invalidations.clockAheadMs;
    return { ...response, requestedAt: response.requestedAt + ms, receivedAt: response.receivedAt + ms };
  }

  /** Keys contain credentials of callers. */
  #keyOf(key: string): string {
    return this.#prefix + this.#digest(key);
  }

  #digest(text: string): string {
    return hash('sha256', `${this.#parts.secret}\n${text}`, 'base64url');
  }
}

interface Sealed extends SharedResponse {
  readonly epoch: string;
}

interface Meta extends Omit<Sealed, 'body'> {
  /** The bytes of the body before compression; absent where it is not compressed. */
  readonly bytes?: number;
}

/** To compress and to read a shorter body costs more CPU time than all else that is done for it. */
const COMPRESSED_FROM = 16 * 1024;
/** The headers by which a response is judged and decoded. */
const HEADERS = [
  'age',
  'cache-control',
  'content-type',
  'date',
  'etag',
  'expires',
  'last-modified',
  'pragma',
  'vary',
] as const;

const deflated = promisify(deflateRaw);
const inflated = promisify(inflateRaw);

async function seal({ headers, body, ...meta }: Sealed): Promise<Buffer> {
  const own: IncomingHttpHeaders = Object.fromEntries(
    HEADERS.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])),
  );
  const line = (bytes?: number) => Buffer.from(`${JSON.stringify({ headers: own, ...meta, bytes } satisfies Meta)}\n`);
  if (body.length < COMPRESSED_FROM) return Buffer.concat([line(), body]);
  return Buffer.concat([line(body.length), await deflated(body, { level: 1 })]);
}

/** Rejects for a value that is damaged. */
async function unseal(value: Buffer): Promise<Sealed> {
  const end = value.indexOf('\n');
  const { bytes, ...meta } = JSON.parse(value.toString('utf8', 0, end)) as Meta;
  if (!Number.isFinite(meta.requestedAt) || !Number.isFinite(meta.receivedAt)) throw new TypeError('It has no times.');
  const packed = value.subarray(end + 1);
  if (bytes === undefined) return { ...meta, body: packed };
  const body = await inflated(packed, { maxOutputLength: bytes });
  if (body.length !== bytes) throw new TypeError('It is cut off.');
  return { ...meta, body };
}
