import { newTraceId, parseTraceContext, type TraceContext } from './trace-context.ts';

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
