import type { Attributes, Span } from '../trace/span.ts';
import { otlpAttributes, otlpTime } from './attributes.ts';

const KINDS = { internal: 1, server: 2, client: 3 } as const;
const STATUS_ERROR = 2;
const SAMPLED_FLAG = 1;

/** The body of an OTLP request that exports these spans. */
export function traceRequest(resource: Attributes, spans: readonly Span[]): object {
  return {
    resourceSpans: [
      {
        resource: { attributes: otlpAttributes(resource) },
        scopeSpans: [{ scope: { name: 'manifold' }, spans: spans.map(otlpSpan) }],
      },
    ],
  };
}

function otlpSpan({ context, parentSpanId, name, kind, startedAt, endedAt, attributes, error }: Span): object {
  return {
    traceId: context.traceId,
    spanId: context.spanId,
    ...(context.state !== undefined && { traceState: context.state }),
    ...(parentSpanId !== undefined && { parentSpanId }),
    flags: SAMPLED_FLAG,
    name,
    kind: KINDS[kind],
    startTimeUnixNano: otlpTime(startedAt),
    endTimeUnixNano: otlpTime(endedAt),
    attributes: otlpAttributes(attributes),
    ...(error !== undefined && { status: { code: STATUS_ERROR, message: error } }),
  };
}
