import type { Identity } from '../request/identity.ts';
import type { CacheScope } from './response-policy.ts';

/** How often mutations have made the answers of an operation stale. */
export interface Generation {
  count: number;
}

/** An operation whose answers a mutation may make stale, and how often that had happened when it was asked. */
export interface Watched {
  readonly generation: Generation;
  readonly count: number;
}

/** How long several answers may be used together, and by whom. */
export interface Life {
  readonly freshUntil: number;
  /**
   * `public`: by everyone. `identity`: by callers whose forwarded headers are the same. `credential`: the gateway was
   * answered by its own credential; that is nobody's to keep but its own.
   */
  readonly scope: 'public' | 'identity' | 'credential';
  readonly watched: readonly Watched[];
  /** No call was needed: all of it had been asked for before. */
  readonly wasKept: boolean;
}

/** How long one answer may be used. */
interface Freshness {
  readonly freshUntil: number;
  readonly scope: CacheScope;
}

const NOTHING: readonly Watched[] = [];

/**
 * Collects how long the answers may be used that one request is given: as long as the one that ends first, by those who may
 * use all of them. What was asked for and never given, because it failed, says nothing of itself or is not in yet, leaves
 * the whole without a life.
 */
export class Lifetime {
  #asked = 0;
  #given = 0;
  #kept = 0;
  #freshUntil = Infinity;
  #scope: Life['scope'] = 'public';
  #watched = NOTHING;

  /** A call is asked for. */
  asked(): void {
    this.#asked += 1;
  }

  /** Its answer came, and says how long it may be used. */
  given({ freshUntil, scope }: Freshness, { key }: Identity, watched: Watched | undefined): void {
    this.#given += 1;
    this.#narrow(freshUntil, scope === 'public' ? scope : key === '' ? 'credential' : 'identity');
    if (watched) this.#watch([watched]);
  }

  /** The same, where no call was needed. */
  givenKept(freshness: Freshness, identity: Identity, watched: Watched | undefined): void {
    this.#kept += 1;
    this.given(freshness, identity, watched);
  }

  /** Its answer is what another was given, who asked for the same. */
  givenAs(other: Lifetime): void {
    this.#given += other.#given;
    this.#narrow(other.#freshUntil, other.#scope);
    this.#watch(other.#watched);
  }

  /** Where nothing was asked for, nothing says how long it holds. */
  get whole(): Life | undefined {
    if (this.#asked === 0 || this.#asked !== this.#given) return undefined;
    const wasKept = this.#kept === this.#asked;
    return { freshUntil: this.#freshUntil, scope: this.#scope, watched: this.#watched, wasKept };
  }

  #narrow(freshUntil: number, scope: Life['scope']): void {
    if (freshUntil < this.#freshUntil) this.#freshUntil = freshUntil;
    if (this.#scope === 'public' || scope === 'credential') this.#scope = scope;
  }

  #watch(all: readonly Watched[]): void {
    const isKnown = ({ generation, count }: Watched) =>
      this.#watched.some((each) => each.generation === generation && each.count === count);
    for (const each of all) if (!isKnown(each)) this.#watched = [...this.#watched, each];
  }
}

/** Whether it may be used at this time. */
export function isAlive({ freshUntil, watched }: Life, now: number): boolean {
  return now < freshUntil && watched.every(({ generation, count }) => generation.count === count);
}
