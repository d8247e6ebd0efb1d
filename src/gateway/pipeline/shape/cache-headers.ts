import { isAlive, type Life } from '#upstream';

interface Differences {
  /** Headers of callers by which upstreams' answers may differ. */
  readonly identityHeaders: readonly string[];
  readonly corsOrigins: readonly string[];
}

/** Names and values in turn. */
type HeaderList = readonly string[];

const NOT_AT_ALL: HeaderList = ['cache-control', 'no-store'];

/** Says in an answer's headers who may keep it, and for how long. */
export class CachingHeaders {
  readonly #varyForAll: string;
  readonly #varyForOne: string;

  constructor({ identityHeaders, corsOrigins }: Differences) {
    const always = corsOrigins.length > 0 ? ['accept', 'origin'] : ['accept'];
    this.#varyForAll = always.join(', ');
    this.#varyForOne = [...new Set([...always, ...identityHeaders])].join(', ');
  }

  /** For an answer that lives so long; of most nothing is known. */
  of(life: Life | undefined): HeaderList {
    // What the gateway is given by its own credential is not for others to keep.
    if (!life || life.scope === 'credential') return NOT_AT_ALL;
    const now = Date.now();
    if (!isAlive(life, now)) return NOT_AT_ALL;
    const seconds = Math.floor((life.freshUntil - now) / 1000);
    return life.scope === 'public'
      ? ['cache-control', `public, max-age=${seconds}`, 'vary', this.#varyForAll]
      : ['cache-control', `private, max-age=${seconds}`, 'vary', this.#varyForOne];
  }
}

/** Whether these headers let anyone keep the answer. */
export const mayBeKept = (headers: HeaderList) => headers !== NOT_AT_ALL;
