import { LRUCache } from 'lru-cache';
import type { PartsFormat } from '../execution/incremental/compile.ts';
import { requestError } from '../types.ts';

/** The media types of responses. */
export type MediaType = 'application/json' | 'application/graphql-response+json';

/** In order of preference for clients without one. */
const MEDIA_TYPES: readonly MediaType[] = ['application/json', 'application/graphql-response+json'];
/** Bounds the cache: real clients send a handful of different headers. */
const MAX_CACHED = 500;
const MAX_CACHED_LENGTH = 500;
/** Ranges of an `Accept` header that are read, and parameters of each. Browsers send up to ten. */
const [MAX_RANGES, MAX_PARAMETERS] = [32, 8];

interface Range {
  readonly type: string;
  readonly parameters: readonly string[];
  readonly weight: number;
  readonly position: number;
}

/** Whether a caller reads a stream of events: beside other types, or nothing else. */
export type AcceptsEventStream = 'never' | 'also' | 'only';

const EVENT_STREAM = 'text/event-stream';
/** Most requests name no streams, and are not searched for them by range. */
const NAMES_STREAMS = /text\/event-stream/i;

/** Chooses the media type of responses by `Accept` (RFC 9110, section 12.5.1). */
export class Negotiator {
  readonly #cache: LRUCache<string, MediaType | 'none'>;

  constructor(cache = new LRUCache<string, MediaType | 'none'>({ max: MAX_CACHED })) {
    this.#cache = cache;
  }

  /** The media type for an `Accept` header; `undefined` if it accepts none. */
  find(accept: string | undefined): MediaType | undefined {
    if (accept === undefined) return 'application/json';
    if (accept.length > MAX_CACHED_LENGTH) return negotiate(accept);
    let found = this.#cache.get(accept);
    if (!found) this.#cache.set(accept, (found = negotiate(accept) ?? 'none'));
    return found === 'none' ? undefined : found;
  }

  /** Whether an `Accept` header names streams of events: beside other types, or `only`, and not by a wildcard. */
  streams(accept: string | undefined): AcceptsEventStream {
    if (accept === undefined || !NAMES_STREAMS.test(accept)) return 'never';
    const range = rangesIn(accept).find(({ type, weight }) => type === EVENT_STREAM && weight > 0);
    if (!range) return 'never';
    return this.find(accept) === undefined ? 'only' : 'also';
  }

  /** The media type for an `Accept` header. Throws 406 if it accepts none. */
  mediaType(accept: string | undefined): MediaType {
    const found = this.find(accept);
    if (found) return found;
    throw requestError(`A response is one of ${MEDIA_TYPES.join(' and ')}; \`Accept\` takes neither.`, { status: 406 });
  }
}

/**
 * The media type with the highest weight, then the most specific range, then the first position.
 */
export function negotiate(accept: string): MediaType | undefined {
  // An empty list has no preference (RFC 9110, section 5.6.1).
  if (/^[\s,]*$/.test(accept)) return 'application/json';
  const ranges = rangesIn(accept);
  const matches = MEDIA_TYPES.flatMap((mediaType) => {
    const match = bestMatch(ranges, mediaType);
    return match && match.weight > 0 ? [{ mediaType, ...match }] : [];
  });
  const [best] = matches.toSorted(
    (one, other) => other.weight - one.weight || other.precision - one.precision || one.position - other.position,
  );
  if (best || !ranges.some(({ type, weight }) => type === 'multipart/mixed' && weight > 0)) return best?.mediaType;
  // A response that is not incremental has no parts: `Accept` may be disregarded then (RFC 9110, section 12.4.1).
  return 'application/graphql-response+json';
}

function bestMatch(ranges: readonly Range[], mediaType: string) {
  const matches = ranges.flatMap((range) => {
    const precision = precisionOf(range.type, mediaType);
    return precision > 0 ? [{ ...range, precision }] : [];
  });
  // The most specific range takes precedence, even over a higher weight (RFC 9110, section 12.5.1).
  return matches.toSorted((one, other) => other.precision - one.precision)[0];
}

function precisionOf(range: string, mediaType: string): number {
  if (range === mediaType) return 3;
  if (range === 'application/*') return 2;
  return range === '*/*' ? 1 : 0;
}

/** The first ranges of an `Accept` header, in lower case. */
function rangesIn(accept: string): Range[] {
  return accept.split(',', MAX_RANGES).flatMap((part, position) => {
    const [type = '', ...parameters] = part
      .toLowerCase()
      .split(';', MAX_PARAMETERS + 1)
      .map((each) => each.trim());
    return isUtf8(parameters) ? [{ type, parameters, weight: weightOf(parameters), position }] : [];
  });
}

/** Responses are UTF-8 only. */
function isUtf8(parameters: readonly string[]): boolean {
  return parameters.every((each) => !each.startsWith('charset=') || /^charset="?utf-8"?$/.test(each));
}

/** The weight of a range: 1 without a valid one below 1. */
function weightOf(parameters: readonly string[]): number {
  const weight = parameters.find((each) => each.startsWith('q='))?.slice(2);
  return weight !== undefined && /^0(\.\d{0,3})?$/.test(weight) ? Number(weight) : 1;
}

/** The media types that carry parts. */
type PartsType = 'multipart/mixed' | 'text/event-stream';

const PARAMETER = /^(deferspec|incrementalspec)=(.*)$/;

/** The format of parts by this media type that an `Accept` header names, if it does. A wildcard does not ask for parts. */
export function partsFormatOf(accept: string | undefined, carrier: PartsType): PartsFormat | undefined {
  if (!accept?.toLowerCase().includes(carrier)) return undefined;
  for (const { type, parameters, weight } of rangesIn(accept)) {
    if (type !== carrier || weight === 0) continue;
    const format = formatOf(parameters);
    if (format) return format;
  }
  return undefined;
}

function formatOf(parameters: readonly string[]): PartsFormat | undefined {
  const [, name, value] = parameters.map((each) => PARAMETER.exec(each.replaceAll('"', ''))).find(Boolean) ?? [];
  // Clients that name no format, such as urql 6, misplace items of `@stream` by ids.
  if (name === undefined) return 'byPath';
  if (name === 'deferspec') return value === '20220824' ? 'byPath' : undefined;
  return value === 'v0.2' ? 'byId' : undefined;
}
