import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ApiKeySettings } from '#config';

/** The API keys that sessions are for. */
interface Keys {
  find(text: string): ApiKeySettings | undefined;
  byId(id: string): ApiKeySettings | undefined;
}

const LIFETIME_MS = 8 * 60 * 60_000;

/**
 * Sessions of browsers with an API key that has the scope `console`. A session is a signed text without state in the gateway,
 * so that all workers know it. It ends with its key: when that is removed, replaced, or past its end.
 */
export class Sessions {
  readonly #secret: string;
  readonly #keys: Keys;
  readonly #now: () => number;

  constructor(secret: string, keys: Keys, now: () => number = Date.now) {
    this.#secret = secret;
    this.#keys = keys;
    this.#now = now;
  }

  /** A new session for an API key; `undefined` for one that is not valid, or lacks the scope. */
  begin(text: string): { readonly value: string; readonly seconds: number } | undefined {
    const key = this.#keys.find(text);
    if (!key || !this.#allows(key)) return undefined;
    const now = this.#now();
    const until = Math.min(now + LIFETIME_MS, key.notAfter ?? Number.POSITIVE_INFINITY);
    const id = Buffer.from(key.id).toString('base64url');
    const value = `${id}.${until}.${this.#signature(key, until).toString('base64url')}`;
    return { value, seconds: Math.floor((until - now) / 1000) };
  }

  /** The end of a session, in milliseconds since 1970; `undefined` for a text that is none, or none any more. */
  endOf(value: string): number | undefined {
    const [id = '', until = '', signature = ''] = value.split('.');
    const key = this.#keys.byId(Buffer.from(id, 'base64url').toString());
    if (!key || !this.#allows(key) || !(Number(until) > this.#now())) return undefined;
    const [expected, found] = [this.#signature(key, Number(until)), Buffer.from(signature, 'base64url')];
    return found.length === expected.length && timingSafeEqual(found, expected) ? Number(until) : undefined;
  }

  #allows({ scopes, notAfter = Number.POSITIVE_INFINITY }: ApiKeySettings): boolean {
    return scopes.includes('console') && notAfter > this.#now();
  }

  #signature({ id, hash }: ApiKeySettings, until: number): Buffer {
    return createHmac('sha256', this.#secret)
      .update(`console ${JSON.stringify([id, hash, until])}`)
      .digest();
  }
}
