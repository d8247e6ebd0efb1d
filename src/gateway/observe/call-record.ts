import { type CallName, type CallObservation, type CallSource, UpstreamError } from '#upstream';
import type { CallTrace } from './call-trace.ts';

interface CallRecordParts {
  readonly call: CallName;
  readonly source: CallSource | 'cache';
  readonly startedAt: number;
  readonly trace?: CallTrace | undefined;
  /** Called once, when the call has ended. */
  readonly onEnd: () => void;
}

/** One upstream call of a request. */
export class CallRecord implements CallObservation {
  readonly api: string;
  readonly operation: string;
  readonly source: CallSource | 'cache';
  readonly startedAt: number;
  attempts = 0;
  status: number | undefined;
  code: string | undefined;
  /** Absent while it is in flight. */
  durationMs: number | undefined;
  readonly #trace: CallTrace | undefined;
  readonly #onEnd: () => void;

  constructor({ call, source, startedAt, trace, onEnd }: CallRecordParts) {
    this.api = call.slug;
    this.operation = call.operation.id;
    this.source = source;
    this.startedAt = startedAt;
    this.#trace = trace;
    this.#onEnd = onEnd;
  }

  attemptStarted(base: URL): readonly string[] | undefined {
    this.attempts += 1;
    return this.#trace?.attemptStarted(base, this.attempts - 1);
  }

  attemptFailed(error: unknown): void {
    this.#trace?.attemptEnded(statusOf(error), error);
  }

  ended(status: number | undefined, error?: unknown): void {
    if (this.durationMs !== undefined) return;
    this.durationMs = performance.now() - this.startedAt;
    this.status = status ?? statusOf(error);
    this.code = error instanceof UpstreamError ? error.code : undefined;
    this.#trace?.ended(this.status, error);
    this.#onEnd();
  }
}

function statusOf(error: unknown): number | undefined {
  return error instanceof UpstreamError ? error.status : undefined;
}
