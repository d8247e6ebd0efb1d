import { LRUCache } from 'lru-cache';
import { requestError } from './request-error.ts';

/** The media types of responses. */
export type MediaType = 'application/json' | 'application/graphql-response+json';

/** In the order in which they are preferred where a client prefers none. */
const MEDIA_TYPES: readonly MediaType[] = ['application/json', 'application/graphql-response+json'];
/** Clients send a handful of different headers; beyond so many, somebody makes them up. */
const MOST_HEADERS = 500;
const LONGEST_HEADER = 500;

interface Range {
  readonly type: string;
  readonly weight: number;
  readonly position: number;
}

/** Chooses the media type of responses by `Accept` (RFC 9110, section 12.5.1). */
export class Negotiator {
  readonly #known: LRUCache<string, MediaType | 'none'>;

  /** Takes the memory of headers that were seen before. */
  constructor(known = new LRUCache<string, MediaType | 'none'>({ max: MOST_HEADERS })) {
    this.#known = known;
  }

  /** The media type for a client, if it takes one. */
  find(accept: string | undefined): MediaType | undefined {
    if (accept === undefined) return 'application/json';
    let found = this.#known.get(accept);
    if (!found) {
      found = negotiate(accept) ?? 'none';
      if (accept.length <= LONGEST_HEADER) this.#known.set(accept, found);
    }
    return found === 'none' ? undefined : found;
  }

  /** Throws 406 where a client takes neither. */
  mediaType(accept: string | undefined): MediaType {
    const found = this.find(accept);
    if (found) return found;
    throw requestError(`A response is one of ${MEDIA_TYPES.join(' and ')}; \`Accept\` takes neither.`, { status: 406 });
  }
}

/**
 * The heaviest media type; of equally heavy ones the one that is named more precisely, then the one that is named first.
 */
export function negotiate(accept: string): MediaType | undefined {
  // An empty list wishes for nothing (RFC 9110, section 5.6.1).
  if (/^[\s,]*$/.test(accept)) return 'application/json';
  const ranges = rangesIn(accept);
  const matches = MEDIA_TYPES.flatMap((mediaType) => {
    const match = bestMatch(ranges, mediaType);
    return match && match.weight > 0 ? [{ mediaType, ...match }] : [];
  });
  const [best] = matches.toSorted(
    (one, other) => other.weight - one.weight || other.precision - one.precision || one.position - other.position,
  );
  return best?.mediaType;
}

function bestMatch(ranges: readonly Range[], mediaType: string) {
  const matches = ranges.flatMap((range) => {
    const precision = precisionOf(range.type, mediaType);
    return precision > 0 ? [{ ...range, precision }] : [];
  });
  // The most precise range decides, even where a less precise one is heavier.
  return matches.toSorted((one, other) => other.precision - one.precision)[0];
}

function precisionOf(range: string, mediaType: string): number {
  if (range === mediaType) return 3;
  if (range === 'application/*') return 2;
  return range === '*/*' ? 1 : 0;
}

function rangesIn(accept: string): Range[] {
  return accept
    .toLowerCase()
    .split(',')
    .flatMap((part, position) => {
      const [type = '', ...parameters] = part.split(';').map((each) => each.trim());
      return isUtf8(parameters) ? [{ type, weight: weightOf(parameters), position }] : [];
    });
}

/** A response has no other encoding. */
function isUtf8(parameters: readonly string[]): boolean {
  return parameters.every((each) => !each.startsWith('charset=') || /^charset="?utf-8"?$/.test(each));
}

/** It is 1 unless there is a valid one below. */
function weightOf(parameters: readonly string[]): number {
  const weight = parameters.find((each) => each.startsWith('q='))?.slice(2);
  return weight !== undefined && /^0(\.\d{0,3})?$/.test(weight) ? Number(weight) : 1;
}
