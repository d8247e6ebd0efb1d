import type { MetricDefinition } from './definition.ts';
import { GATEWAY_METRICS } from './gateway-metrics.ts';
import { PROCESS_METRICS } from './process-metrics.ts';

/** Every metric of a process that serves the graph. */
export const METRICS: readonly MetricDefinition[] = [...GATEWAY_METRICS, ...PROCESS_METRICS];
