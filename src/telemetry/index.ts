export { METRICS } from './catalogue.ts';
export {
  cumulative,
  DURATION_BOUNDS,
  Histogram,
  type MetricDefinition,
  mergeSnapshots,
  PROMETHEUS_TYPE,
  prometheusName,
  prometheusText,
  quantileOf,
  type Sample,
  type Snapshot,
} from './metrics.ts';
export { metricsRequest, type OtlpTarget, postOtlp, SpanExporter, traceRequest } from './otlp.ts';
export { ProcessMetrics } from './process-metrics.ts';
export {
  type Attributes,
  parseTraceContext,
  type SampledTrace,
  Sampler,
  Span,
  type TraceContext,
  traceHeaders,
} from './trace.ts';
