import type { Settings } from '#config';
import type { AccessFields, Log } from '#log';
import type { CallRecord, RecordSink, RequestRecord } from './observation.ts';

interface AccessLogParts {
  readonly log: Log;
  readonly access: Settings['logs']['access'];
  readonly slowMs: number;
  readonly random?: () => number;
}

/**
 * Writes a line for requests that are over: all of them, a share, or problems alone. Failed and slow ones are always written.
 */
export class AccessLog implements RecordSink {
  readonly #log: Log;
  readonly #share: number;
  readonly #slowMs: number;
  readonly #random: () => number;

  constructor({ log, access, slowMs, random = Math.random }: AccessLogParts) {
    this.#log = log;
    this.#share = access === 'all' ? 1 : typeof access === 'number' ? access : 0;
    this.#slowMs = slowMs;
    this.#random = random;
  }

  finished(record: RequestRecord): void {
    const isSlow = record.durationMs >= this.#slowMs;
    const isWritten = isSlow || record.outcome === 'failed' || (this.#share > 0 && this.#random() < this.#share);
    if (!isWritten) return;
    if (isSlow) this.#log.access('warn', 'Slow operation', { ...fieldsOf(record), explain: explainLines(record) });
    else this.#log.access('info', 'Request', fieldsOf(record));
  }
}

function fieldsOf(record: RequestRecord): AccessFields {
  const { summary, calls, callCount, codes, cost, trace } = record;
  return {
    requestId: record.requestId,
    traceId: trace?.traceId,
    caller: record.caller,
    method: record.method,
    operation: summary?.name,
    type: summary?.type,
    document: summary?.hash,
    outcome: record.outcome,
    status: record.status,
    bytes: record.bytes,
    durationMs: rounded(record.durationMs),
    ownMs: rounded(record.durationMs - record.upstreamMs),
    source: record.source,
    codes: codes.length > 0 ? codes : undefined,
    costWorst: cost?.estimated.worst,
    costExpected: cost?.estimated.expected,
    costActual: cost?.actual,
    callCount,
    calls: calls.length > 0 ? calls.map(callFields) : undefined,
  };
}

/** The calls that were expected, one text each. */
function explainLines(record: RequestRecord): readonly string[] | undefined {
  const calls = record.explain()?.calls ?? [];
  if (calls.length === 0) return undefined;
  return calls.map(
    ({ stage, api: slug, operation, expected, times }) =>
      `stage ${stage}: ${slug}.${operation}, expected ${rounded(expected)}, at most ${times}`,
  );
}

function callFields(call: CallRecord) {
  return {
    api: call.api,
    operation: call.operation,
    source: call.source,
    status: call.status,
    code: call.code,
    attempts: call.attempts,
    durationMs: call.durationMs === undefined ? undefined : rounded(call.durationMs),
  };
}

const rounded = (ms: number) => Math.round(ms * 100) / 100;
