import { timingSafeEqual } from 'node:crypto';
import { apiKeyDigest } from '#auth';
import type { ApiKeySettings } from '#config';

interface Entry {
  readonly digest: Buffer;
  readonly key: ApiKeySettings;
}

/** The API keys in force, as hashes. They can be replaced at any time. */
export class KeyTable {
  readonly #secret: string;
  /** By the first characters of the hash: the whole hash is compared in constant time. */
  #byPrefix: ReadonlyMap<string, readonly Entry[]> = new Map();
  #ids: ReadonlyMap<string, ApiKeySettings> = new Map();
  /** Increases with each replacement. */
  #generation = 0;

  constructor(secret: string, keys: readonly ApiKeySettings[]) {
    this.#secret = secret;
    this.replace(keys);
  }

  get generation(): number {
    return this.#generation;
  }

  /** Replaces all keys. Requests from now on are identified by these. */
  replace(keys: readonly ApiKeySettings[]): void {
    const entries = keys.map((key) => ({ digest: Buffer.from(key.hash, 'base64url'), key }));
    this.#byPrefix = Map.groupBy(entries, ({ digest }) => prefixOf(digest));
    this.#ids = new Map(keys.map((key) => [key.id, key]));
    this.#generation += 1;
  }

  /** The entry of a key, valid or expired. */
  find(text: string): ApiKeySettings | undefined {
    const digest = apiKeyDigest(this.#secret, text);
    const candidates = this.#byPrefix.get(prefixOf(digest)) ?? [];
    return candidates.find((each) => each.digest.length === digest.length && timingSafeEqual(each.digest, digest))?.key;
  }

  byId(id: string): ApiKeySettings | undefined {
    return this.#ids.get(id);
  }
}

const PREFIX_BYTES = 8;

const prefixOf = (digest: Buffer) => digest.toString('latin1', 0, PREFIX_BYTES);
