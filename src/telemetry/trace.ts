import { randomBytes } from 'node:crypto';

export type AttributeValue = string | number | boolean | readonly string[];
export type Attributes = Record<string, AttributeValue | undefined>;

interface SpanStart {
  readonly name: string;
  readonly kind: 'server' | 'internal' | 'client';
  /** The context of the trace; its span is the parent. */
  readonly parent: TraceContext;
  /** Whether the parent is a span, or the trace begins here. */
  readonly isRoot?: boolean;
  /** By the clock of `performance.now`. */
  readonly startedAt: number;
  readonly attributes?: Attributes;
}

/** A sampled step of a request. */
export class Span {
  readonly kind: SpanStart['kind'];
  readonly context: TraceContext;
  readonly parentSpanId: string | undefined;
  readonly startedAt: number;
  readonly attributes: Attributes;
  name: string;
  endedAt: number;
  /** The description of a failure; absent for a success. */
  error: string | undefined;

  constructor({ name, kind, parent, isRoot = false, startedAt, attributes = {} }: SpanStart) {
    this.name = name;
    this.kind = kind;
    this.context = { ...parent, spanId: newSpanId() };
    this.parentSpanId = isRoot ? undefined : parent.spanId;
    this.startedAt = startedAt;
    this.endedAt = startedAt;
    this.attributes = attributes;
  }
}

/** The trace of a request. */
export interface SampledTrace {
  readonly context: TraceContext;
  /** Whether the trace begins with this request. */
  readonly isRoot: boolean;
}

/** Decides which requests are traced: as a caller decided that is believed, and else by a share of them (0 to 1). */
export class Sampler {
  readonly #share: number;
  readonly #random: () => number;

  constructor(share: number, random: () => number = Math.random) {
    this.#share = share;
    this.#random = random;
  }

  /** The trace of a request with these headers, which are believed; `undefined` if it is not sampled and they are no valid context. */
  traceOf(traceparent: string | undefined, tracestate: string | undefined): SampledTrace | undefined {
    const parent = traceparent === undefined ? undefined : parseTraceContext(traceparent, tracestate);
    if (parent) return { context: parent, isRoot: false };
    if (this.#share === 0 || this.#random() >= this.#share) return undefined;
    return { context: { traceId: newTraceId(), spanId: '', isSampled: true }, isRoot: true };
  }
}

/** The position of a span in a trace (W3C Trace Context). */
export interface TraceContext {
  /** 32 lower-case hexadecimal digits. */
  readonly traceId: string;
  /** 16 lower-case hexadecimal digits. */
  readonly spanId: string;
  readonly isSampled: boolean;
  /** The value of `tracestate`, which is passed on as it came. */
  readonly state?: string | undefined;
}

const TRACEPARENT = /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/;
const ZEROS = /^0+$/;
/** W3C Trace Context, section 3.3.1.5: at least 512 characters are passed on. */
const TRACESTATE = /^[\x20-\x7e]{1,512}$/;
const SAMPLED = 1;

/** Reads `traceparent` and `tracestate`; `undefined` for an invalid `traceparent`, with which `tracestate` is ignored. */
export function parseTraceContext(traceparent: string, tracestate?: string): TraceContext | undefined {
  const [, version, traceId = '', spanId = '', flags = '', rest] = TRACEPARENT.exec(traceparent) ?? [];
  if (version === undefined || version === 'ff' || (version === '00' && rest !== undefined)) return undefined;
  if (ZEROS.test(traceId) || ZEROS.test(spanId)) return undefined;
  const isSampled = (Number.parseInt(flags, 16) & SAMPLED) === SAMPLED;
  const state = tracestate !== undefined && TRACESTATE.test(tracestate) ? tracestate : undefined;
  return { traceId, spanId, isSampled, state };
}

/** The headers of a context, names and values in turn. */
export function traceHeaders({ traceId, spanId, isSampled, state }: TraceContext): readonly string[] {
  const traceparent = `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;
  return state === undefined ? ['traceparent', traceparent] : ['traceparent', traceparent, 'tracestate', state];
}

const newTraceId = (): string => randomBytes(16).toString('hex');
const newSpanId = (): string => randomBytes(8).toString('hex');
