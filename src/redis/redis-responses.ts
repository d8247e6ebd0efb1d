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
/** An operation whose response could not be stored is asked for again after as many requests. */
const RECHECKED_AFTER = 100;

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
  /** Keys of the calls that others wait for. */
  readonly #turns = new Set<string>();
  /** Operations whose last response could not be stored, and the requests to skip. */
  readonly #skipped = new Map<string, number>();

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
    if (this.epochOf(id) === undefined || this.#skips(id) || this.#turns.has(key)) return undefined;
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
    this.#skipped.delete(id);
    this.#turns.delete(askedKey);
    if (this.epochOf(id) !== epoch || ms < 1) return this.#endTurn(askedKey);
    const stored = this.#put(this.#keyOf(key), { response, ms, epoch });
    // Others look for it as soon as the turn is over.
    if (key !== askedKey) void stored.then(() => this.#endTurn(askedKey));
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
    if (isStorable === false && !this.#skipped.has(operationId)) this.#skipped.set(operationId, RECHECKED_AFTER);
    if (this.#turns.delete(key)) this.#endTurn(key);
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
        if (reply === 1) this.#turns.add(key);
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

  #endTurn(key: string): void {
    const turn = turnOf(this.#keyOf(key));
    void this.#run(() => this.#parts.connection.run(RELEASE_RESPONSE, [turn], this.#parts.replicas.id));
  }

  async #run(use: () => Promise<unknown>): Promise<void> {
    if (!this.#parts.connection.isUp) return;
    await use().catch(() => this.#parts.connection.metrics.fellBack('responses'));
  }

  #skips(id: string): boolean {
    const left = this.#skipped.get(id);
    if (left === undefined) return false;
    if (left > 1) this.#skipped.set(id, left - 1);
    else this.#skipped.delete(id);
    return true;
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
