import { hash } from 'node:crypto';
import type { Contract } from '#contract';
import {
  type InterfaceResponses,
  type InterfaceSettings,
  interfaceKind,
  type ResponseKeys,
  type ResponseLifetime,
  type SharedResponse,
  type SharedResponses,
  type UpstreamRequest,
} from '#upstream';
import type { SharedInvalidations } from './invalidations.ts';
import type { RedisConnection } from './redis-connection.ts';
import type { Replicas } from './replicas.ts';
import { ENVELOPE_FORMAT, metaOf, seal, unseal } from './response-envelope.ts';
import { FIND_RESPONSE, PUT_RESPONSE, RELEASE_RESPONSE, RENEW_RESPONSE } from './response-scripts.ts';

interface ResponsesParts {
  readonly connection: RedisConnection;
  readonly invalidations: SharedInvalidations;
  readonly prefix: string;
  readonly replicas: Replicas;
  /** Keys of responses are hashed with it. */
  readonly secret: string;
}

interface InterfaceParts {
  readonly settings: InterfaceSettings;
  readonly invalidated: Invalidated;
}

/** Gets operations, or nothing for all, and whether they are known later than to the others. */
type Invalidated = (ids: readonly string[] | undefined, wasMissed: boolean) => void;

/** A replica waits so long for the call of another, and asks again after these times. */
const TURN_MS = 2000;
const [FIRST_POLL_MS, LONGEST_POLL_MS] = [5, 50];

/** Upstream responses in Redis, behind the memory of each replica. */
export class RedisResponses implements SharedResponses {
  readonly #parts: ResponsesParts;

  constructor(parts: ResponsesParts) {
    this.#parts = parts;
  }

  of(contract: Contract, settings: InterfaceSettings, invalidated: Invalidated): InterfaceResponses {
    const responses = new InterfaceInRedis(this.#parts, contract, { settings, invalidated });
    this.#parts.invalidations.onInvalidated(responses.invalidated);
    return responses;
  }
}

class InterfaceInRedis implements InterfaceResponses {
  /** Another replica has invalidated these operations of interfaces, or perhaps all. */
  readonly invalidated: Invalidated;
  readonly #parts: ResponsesParts;
  readonly #slug: string;
  readonly #prefix: string;
  /** The requests that this replica is asking for, by key. */
  readonly #asked = new Map<string, Promise<SharedResponse | undefined>>();
  /** The calls that others wait for: their keys, and those in Redis. */
  readonly #turns = new Map<string, string>();
  /** Operations whose last response could not be stored: their requests are not looked for until one could. */
  readonly #unstorable = new Set<string>();

  constructor(parts: ResponsesParts, contract: Contract, { settings, invalidated }: InterfaceParts) {
    const start = `${contract.slug}.`;
    this.invalidated = (fields, wasMissed) => {
      if (!fields) return invalidated(undefined, wasMissed);
      const own = fields.filter((field) => field.startsWith(start)).map((field) => field.slice(start.length));
      if (own.length > 0) invalidated(own, wasMissed);
    };
    this.#parts = parts;
    this.#slug = contract.slug;
    // Gateways of another version, or of other upstreams, have keys of their own.
    const kind = `${ENVELOPE_FORMAT} ${interfaceKind(contract, settings)}`;
    this.#prefix = `${parts.prefix}:response:${this.#digest(kind).slice(0, 12)}:`;
  }

  epochOf(operationId: string): string | undefined {
    if (!this.#parts.connection.isUp) return undefined;
    return this.#parts.invalidations.epochOf(`${this.#slug}.${operationId}`);
  }

  find(
    request: UpstreamRequest,
    key: string,
    publicKey: string | undefined,
  ): Promise<SharedResponse | undefined> | undefined {
    const { id } = request.plan.operation;
    if (this.epochOf(id) === undefined || this.#unstorable.has(id) || this.#turns.has(key)) return undefined;
    let asked = this.#asked.get(key);
    if (!asked) {
      asked = this.#find(id, key, publicKey).finally(() => this.#asked.delete(key));
      this.#asked.set(key, asked);
    }
    return asked;
  }

  put(
    request: UpstreamRequest,
    { key, askedKey }: ResponseKeys,
    response: SharedResponse,
    { ms, epoch }: ResponseLifetime,
  ) {
    const { id } = request.plan.operation;
    this.#unstorable.delete(id);
    const asked = this.#turns.get(askedKey);
    this.#turns.delete(askedKey);
    if (this.epochOf(id) !== epoch || ms < 1) return this.#endTurn(asked);
    const isAsked = key === askedKey;
    const stored = this.#put((isAsked ? asked : undefined) ?? this.#keyOf(key), { response, ms, epoch });
    // Others look for it as soon as the turn is over.
    if (!isAsked) void stored.then(() => this.#endTurn(asked));
  }

  renew(
    { key, askedKey }: ResponseKeys,
    response: Omit<SharedResponse, 'body'>,
    { ms, epoch }: ResponseLifetime,
  ): void {
    const meta = JSON.stringify(metaOf(this.#shifted(response, 1), epoch));
    void this.#run(() => this.#parts.connection.run(RENEW_RESPONSE, [this.#keyOf(key)], Math.ceil(ms), meta));
    this.#turns.delete(askedKey);
  }

  remove(key: string): void {
    void this.#run(() => this.#parts.connection.call('del', this.#keyOf(key)));
  }

  release(key: string, operationId: string, isStorable: boolean | undefined): void {
    if (isStorable === false) this.#unstorable.add(operationId);
    const asked = this.#turns.get(key);
    if (this.#turns.delete(key)) this.#endTurn(asked);
  }

  invalidate(operationIds: readonly string[]): void {
    this.#parts.invalidations.invalidate(operationIds.map((id) => `${this.#slug}.${id}`));
  }

  async #find(id: string, key: string, publicKey: string | undefined): Promise<SharedResponse | undefined> {
    const endsAt = performance.now() + TURN_MS;
    const own = this.#keyOf(key);
    const peek = () => (publicKey === undefined ? undefined : this.#peek(id, this.#keyOf(publicKey)));
    let everyones = peek();
    try {
      for (let pollMs = FIRST_POLL_MS; ; pollMs = Math.min(2 * pollMs, LONGEST_POLL_MS)) {
        const reply = await this.#parts.connection.run(
          FIND_RESPONSE,
          [own, turnOf(own)],
          this.#parts.replicas.id,
          TURN_MS,
        );
        const found = Array.isArray(reply) ? await this.#read(id, reply) : undefined;
        if (found) return found;
        if (reply === 1) this.#turns.set(key, own);
        // The one whose turn it was may have got it.
        const shared = await (everyones ?? (reply === 1 ? peek() : undefined));
        everyones = undefined;
        if (shared) {
          this.release(key, id, undefined);
          return shared;
        }
        if (reply !== 0 || performance.now() + pollMs > endsAt) return undefined;
        await new Promise((resolve) => setTimeout(resolve, pollMs));
      }
    } catch {
      this.#parts.connection.metrics.fellBack('responses');
      return undefined;
    }
  }

  async #peek(id: string, own: string): Promise<SharedResponse | undefined> {
    try {
      const reply = await this.#parts.connection.callBuffer('hmget', own, 'meta', 'renewed', 'body');
      return await this.#read(id, reply as readonly (Buffer | null)[]);
    } catch {
      return undefined;
    }
  }

  async #read(id: string, [meta, renewed, body]: readonly (Buffer | null)[]): Promise<SharedResponse | undefined> {
    if (!meta || !body) return undefined;
    try {
      const { response, epoch } = await unseal(meta, renewed ?? null, body);
      return epoch === this.epochOf(id) ? this.#shifted(response, -1) : undefined;
    } catch {
      return undefined;
    }
  }

  async #put(own: string, { response, ms, epoch }: { response: SharedResponse } & ResponseLifetime): Promise<void> {
    const [meta, body] = await seal(this.#shifted(response, 1), epoch);
    const { connection, replicas } = this.#parts;
    await this.#run(() => connection.run(PUT_RESPONSE, [own, turnOf(own)], replicas.id, Math.ceil(ms), meta, body));
  }

  /** Ends the turn of a key in Redis, if this replica has it. */
  #endTurn(key: string | undefined): void {
    if (key === undefined) return;
    void this.#run(() => this.#parts.connection.run(RELEASE_RESPONSE, [turnOf(key)], this.#parts.replicas.id));
  }

  async #run(use: () => Promise<unknown>): Promise<void> {
    if (!this.#parts.connection.isUp) return;
    await use().catch(() => this.#parts.connection.metrics.fellBack('responses'));
  }

  /** Times are stored by the clock of Redis: those of replicas differ. */
  #shifted<Response extends Omit<SharedResponse, 'body'>>(response: Response, direction: 1 | -1): Response {
    const ms = direction * this.#parts.replicas.clockAheadMs;
    return { ...response, requestedAt: response.requestedAt + ms, receivedAt: response.receivedAt + ms };
  }

  /** Keys contain credentials of callers. */
  #keyOf(key: string): string {
    return `${this.#prefix}{${this.#digest(key)}}`;
  }

  #digest(text: string): string {
    return hash('sha256', `${this.#parts.secret}\n${text}`, 'base64url');
  }
}

function turnOf(key: string): string {
  return `${key}:turn`;
}
