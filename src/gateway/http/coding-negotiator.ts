import { LRUCache } from 'lru-cache';
import { CONTENT_CODINGS, type ContentCoding } from '#http';

/** Bounds the cache: real clients send a handful of different headers. */
const MAX_CACHED = 500;
const MAX_LENGTH = 500;

/** Chooses the content coding of responses by `Accept-Encoding` (RFC 9110, section 12.5.3). */
export class CodingNegotiator {
  readonly #codings: readonly ContentCoding[];
  readonly #cache = new LRUCache<string, ContentCoding | 'identity'>({ max: MAX_CACHED });

  /** `codings` is in order of preference. */
  constructor(codings: readonly ContentCoding[] = CONTENT_CODINGS) {
    this.#codings = codings;
  }

  /** The coding for an `Accept-Encoding` header; `undefined` for none. */
  find(acceptEncoding: string | string[] | undefined): ContentCoding | undefined {
    if (typeof acceptEncoding !== 'string' || acceptEncoding.length > MAX_LENGTH) return undefined;
    let found = this.#cache.get(acceptEncoding);
    if (!found) this.#cache.set(acceptEncoding, (found = negotiateCoding(acceptEncoding, this.#codings) ?? 'identity'));
    return found === 'identity' ? undefined : found;
  }
}

/**
 * The coding with the highest weight, then the first of `codings`. A response without a coding is preferred only where
 * `identity` weighs more.
 */
export function negotiateCoding(
  acceptEncoding: string | string[] | undefined,
  codings: readonly ContentCoding[] = CONTENT_CODINGS,
): ContentCoding | undefined {
  if (typeof acceptEncoding !== 'string' || acceptEncoding.length > MAX_LENGTH) return undefined;
  const weights = weightsIn(acceptEncoding);
  const any = weights.get('*') ?? 0;
  let [best, highest]: [ContentCoding | undefined, number] = [undefined, weights.get('identity') ?? 0];
  for (const coding of codings) {
    const weight = weights.get(coding) ?? any;
    if (weight > highest || (weight === highest && weight > 0 && !best)) [best, highest] = [coding, weight];
  }
  return best;
}

/** The weights of codings by name; an invalid weight is 0. */
function weightsIn(acceptEncoding: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const part of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((each) => each.trim());
    // RFC 9110, section 8.4.1.3: recipients consider `x-gzip` equal to `gzip`.
    weights.set(name === 'x-gzip' ? 'gzip' : name, weightOf(parameters));
  }
  return weights;
}

const WEIGHT = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;

function weightOf(parameters: readonly string[]): number {
  const [first, ...others] = parameters;
  if (first === undefined) return 1;
  const [, weight] = (others.length === 0 && WEIGHT.exec(first)) || [];
  return Number(weight ?? 0);
}
