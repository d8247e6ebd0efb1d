import type { Fields } from './fields.ts';

export type Level = 'error' | 'warn' | 'info' | 'debug';

/** A cause of an error, which becomes a line of the log unless it repeats. */
export interface Cause {
  readonly level: Level;
  readonly message: string;
  readonly fields: Fields;
}

interface Counted {
  readonly cause: Cause;
  count: number;
}

interface Repeated {
  /** Occurrences since the last line, and the latest of them. */
  count: number;
  latest: Cause;
  readonly timer: NodeJS.Timeout;
}

const INTERVAL_MS = 10_000;
const MAX_CAUSES = 1000;
/** The message for all causes beyond the limit. */
const FURTHER = 'Further causes, beyond the number that is counted separately';

/**
 * Merges causes of one request that are equal: one for each, with its `count` where that is more than one, and the
 * other fields of the first, so that a failing list is one line.
 */
export function mergeCauses(causes: readonly Cause[]): Cause[] {
  const merged = new Map<string, Counted>();
  for (const cause of causes) {
    const key = keyOf(cause);
    const counted = merged.get(key);
    if (counted) counted.count += 1;
    else merged.set(key, { cause, count: 1 });
  }
  return [...merged.values()].map(({ cause, count }) => withCount(cause, count));
}

/**
 * Bounds the lines of equal causes across requests: the first is written at once, those of the next ten seconds become
 * one line at their end, with their `count` and the other fields of the latest, and so on until none came.
 */
export class RepeatedCauses {
  readonly #write: (cause: Cause) => void;
  readonly #repeated = new Map<string, Repeated>();

  constructor(write: (cause: Cause) => void) {
    this.#write = write;
  }

  add(cause: Cause): void {
    const key = keyOf(cause);
    if (this.#repeated.has(key) || this.#repeated.size < MAX_CAUSES) this.#addAs(key, cause);
    else this.#addAs(FURTHER, { level: 'warn', message: FURTHER, fields: { count: countOf(cause) } });
  }

  /** Writes the counts that are not yet written. */
  close(): void {
    for (const repeated of this.#repeated.values()) {
      clearInterval(repeated.timer);
      this.#summarize(repeated);
    }
    this.#repeated.clear();
  }

  #addAs(key: string, cause: Cause): void {
    const repeated = this.#repeated.get(key);
    if (repeated) {
      repeated.count += countOf(cause);
      repeated.latest = cause;
      return;
    }
    const timer = setInterval(() => this.#intervalEnded(key), INTERVAL_MS).unref();
    this.#repeated.set(key, { count: 0, latest: cause, timer });
    this.#write(cause);
  }

  #intervalEnded(key: string): void {
    const repeated = this.#repeated.get(key);
    if (!repeated) return;
    if (repeated.count > 0) return this.#summarize(repeated);
    clearInterval(repeated.timer);
    this.#repeated.delete(key);
  }

  #summarize(repeated: Repeated): void {
    const { count, latest } = repeated;
    repeated.count = 0;
    if (count > 0) this.#write({ ...latest, fields: { ...latest.fields, count, withinMs: INTERVAL_MS } });
  }
}

/** Equal causes have equal keys. Request and path are not part of it. */
function keyOf({ level, message, fields }: Cause): string {
  const { code, api: slug, operation, status, upstreamCode, cause, stack } = fields;
  return JSON.stringify([level, message, code, slug, operation, status, upstreamCode, cause, stack]);
}

function countOf({ fields }: Cause): number {
  return fields.count ?? 1;
}

function withCount(cause: Cause, count: number): Cause {
  return count > 1 ? { ...cause, fields: { ...cause.fields, count } } : cause;
}
