import type { MetricDefinition, Sample, Snapshot } from './metrics.ts';
import type { Attributes, AttributeValue, Span } from './trace.ts';

/** Where telemetry is sent by OTLP over HTTP. */
export interface OtlpTarget {
  /** The base address, such as `http://localhost:4318`. */
  readonly endpoint: string;
  /** Further headers, for credentials. */
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;

/** Posts a body to a collector. Rejects unless it answers with a success in time. */
export async function postOtlp(target: OtlpTarget, signal: 'traces' | 'metrics', body: object): Promise<void> {
  const { endpoint, headers, timeoutMs = TIMEOUT_MS } = target;
  const response = await fetch(`${endpoint.replace(/\/+$/, '')}/v1/${signal}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The collector answered ${response.status}`);
}

const DELAY_MS = 1000;
const MAX_QUEUED = 2048;
const MAX_BATCH = 512;

interface SpanExporterParts {
  /** Sends one batch. */
  readonly send: (spans: readonly Span[]) => Promise<void>;
  /** Called with the error of each batch that could not be sent. */
  readonly failed: (error: unknown) => void;
}

/**
 * Exports spans in batches, one at a time. A collector that is down or slow costs spans, which are dropped and counted, and
 * nothing else: the queue is bounded, and no batch is sent twice.
 */
export class SpanExporter {
  readonly #parts: SpanExporterParts;
  #queue: Span[] = [];
  #timer: NodeJS.Timeout | undefined;
  #sending: Promise<void> | undefined;
  #exported = 0;
  #dropped = 0;

  constructor(parts: SpanExporterParts) {
    this.#parts = parts;
  }

  get exported(): number {
    return this.#exported;
  }

  get dropped(): number {
    return this.#dropped;
  }

  add(span: Span): void {
    if (this.#queue.length >= MAX_QUEUED) {
      this.#dropped += 1;
      return;
    }
    this.#queue.push(span);
    this.#schedule(this.#queue.length === MAX_BATCH ? 0 : DELAY_MS);
  }

  /** Sends what is queued. Resolves when that is sent or dropped. */
  async flush(): Promise<void> {
    await this.#sending;
    while (this.#queue.length > 0) await this.#sendBatch();
  }

  #schedule(delayMs: number): void {
    if (this.#sending || (this.#timer && delayMs > 0)) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#sendBatch(), delayMs).unref();
  }

  #sendBatch(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    return (this.#sending ??= this.#sendNext().finally(() => {
      this.#sending = undefined;
      if (this.#queue.length > 0) this.#schedule(this.#queue.length >= MAX_BATCH ? 0 : DELAY_MS);
    }));
  }

  async #sendNext(): Promise<void> {
    const batch = this.#queue.slice(0, MAX_BATCH);
    this.#queue = this.#queue.slice(MAX_BATCH);
    try {
      await this.#parts.send(batch);
      this.#exported += batch.length;
    } catch (error) {
      this.#dropped += batch.length;
      this.#parts.failed(error);
    }
  }
}

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

const CUMULATIVE = 2;

/** The body of an OTLP request that exports a snapshot, whose counters began with the process. */
export function metricsRequest(
  resource: Attributes,
  definitions: readonly MetricDefinition[],
  snapshot: Snapshot,
  now: number = performance.now(),
): object {
  const times = { startTimeUnixNano: otlpTime(0), timeUnixNano: otlpTime(now) };
  const metrics = definitions.flatMap((definition) => {
    const samples = snapshot[definition.name] ?? [];
    if (samples.length === 0) return [];
    const { name, help: description, unit, labels, bounds } = definition;
    const dataPoints = samples.map((sample) => ({
      attributes: otlpAttributes(Object.fromEntries(labels.map((label, index) => [label, sample.labels[index]]))),
      ...times,
      ...valueOf(sample, bounds),
    }));
    return [{ name, description, unit, ...asKind(definition, dataPoints) }];
  });
  return {
    resourceMetrics: [
      {
        resource: { attributes: otlpAttributes(resource) },
        scopeMetrics: [{ scope: { name: 'manifold' }, metrics }],
      },
    ],
  };
}

function asKind({ kind }: MetricDefinition, dataPoints: readonly object[]): object {
  if (kind === 'gauge') return { gauge: { dataPoints } };
  if (kind === 'counter') return { sum: { aggregationTemporality: CUMULATIVE, isMonotonic: true, dataPoints } };
  return { histogram: { aggregationTemporality: CUMULATIVE, dataPoints } };
}

function valueOf({ value, buckets }: Sample, explicitBounds: readonly number[] | undefined): object {
  if (!buckets) return { asDouble: value };
  const count = buckets.reduce((sum, each) => sum + each, 0);
  return { count: String(count), sum: value, bucketCounts: buckets.map(String), explicitBounds };
}

/** Attributes in OTLP's JSON form. Those without a value are left out. */
function otlpAttributes(attributes: Attributes): object[] {
  return Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [{ key, value: otlpValue(value) }],
  );
}

function otlpValue(value: AttributeValue): object {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { boolValue: value };
  if (typeof value === 'number') {
    return Number.isSafeInteger(value) ? { intValue: String(value) } : { doubleValue: value };
  }
  return { arrayValue: { values: value.map(otlpValue) } };
}

/** A time of `performance.now` as nanoseconds since the epoch, exact to the microsecond. */
function otlpTime(at: number): string {
  return `${Math.round((performance.timeOrigin + at) * 1000)}000`;
}
