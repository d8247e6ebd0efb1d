import { randomBytes } from 'node:crypto';

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

export const newTraceId = (): string => randomBytes(16).toString('hex');
export const newSpanId = (): string => randomBytes(8).toString('hex');
