import {
  type ASTNode,
  type DocumentNode,
  Kind,
  parse,
  print,
  separateOperations,
  type ValueNode,
  visit,
} from 'graphql';
import type { OperationSummary } from '../document/operation.ts';
import type { CallRecord, RecordSink, RequestRecord } from './observation.ts';
import type { RecordedCall, RecordedPlan, RecordedRequest } from './recorded-request.ts';

/** Requests that are held: so many that were slow or had errors, and as many others. */
const MOST_HELD = 200;
/** Requests with errors that are recorded at once, and each second. */
const MOST_PROBLEMS = 20;
/** The longest document that is recorded, without its values. */
const LONGEST_DOCUMENT = 8000;
/** The arguments whose numbers are the sizes of pages. */
const PAGE_SIZES: ReadonlySet<string> = new Set(['first', 'last']);

interface RecorderSettings {
  /** Requests without errors that are recorded each second: 0 records no details of any. */
  readonly perSecond: number;
  readonly slowMs: number;
  readonly workers: number;
}

/** The last requests, as many each second as its settings allow: its cost does not grow with the traffic. */
export class Recorder implements RecordSink {
  readonly settings: RecorderSettings;
  /** Whether the steps of requests and the attempts of calls are recorded. */
  readonly isDetailed: boolean;
  readonly #problems: Held;
  readonly #others: Held;
  /** By operation: each is printed once. */
  readonly #documents = new WeakMap<OperationSummary, string | undefined>();

  constructor(settings: RecorderSettings) {
    const { perSecond, workers } = settings;
    const most = Math.ceil(MOST_HELD / 2 / workers);
    this.settings = settings;
    this.isDetailed = perSecond > 0;
    this.#problems = new Held(MOST_PROBLEMS, most);
    this.#others = new Held(perSecond, most);
  }

  finished(record: RequestRecord): void {
    // GraphiQL asks for one with each change of a text.
    if (record.isExplainedOnly && record.outcome === 'success') return;
    const isProblem = record.outcome !== 'success' || (this.isDetailed && record.durationMs >= this.settings.slowMs);
    const held = isProblem ? this.#problems : this.#others;
    const now = performance.now();
    if (held.mayAdd(now)) held.add(this.#recorded(record, Date.now() - record.durationMs));
  }

  /** The latest first. */
  read(): readonly RecordedRequest[] {
    return [...this.#problems.all, ...this.#others.all].toSorted((one, other) => other.at - one.at);
  }

  #recorded(record: RequestRecord, at: number): RecordedRequest {
    const { summary, trace, calls, startedAt } = record;
    return {
      at,
      requestId: record.requestId,
      traceId: trace?.traceId,
      caller: record.caller,
      tool: record.tool,
      operation: summary?.name,
      type: summary?.type,
      document: summary && this.isDetailed ? this.#documentOf(summary) : undefined,
      outcome: record.outcome,
      status: record.status,
      source: record.source,
      bytes: record.bytes,
      ms: rounded(record.durationMs),
      upstreamMs: rounded(record.upstreamMs),
      codes: record.codes,
      errors: record.errors,
      steps: record.steps.map(({ step, ms }) => ({ step, ms: rounded(ms) })),
      calls: calls.map((call) => recordedCall(call, startedAt)),
      callCount: record.callCount,
      spared: calls.filter(({ source }) => source !== 'upstream').length,
      plan: this.isDetailed ? planOf(record) : undefined,
    };
  }

  #documentOf(summary: OperationSummary): string | undefined {
    if (!this.#documents.has(summary)) this.#documents.set(summary, withoutValues(summary));
    return this.#documents.get(summary);
  }
}

/** A bounded number of requests, added at a bounded rate. */
class Held {
  readonly all: RecordedRequest[] = [];
  readonly #perSecond: number;
  readonly #most: number;
  #left: number;
  #at = 0;

  constructor(perSecond: number, most: number) {
    this.#perSecond = perSecond;
    this.#most = most;
    this.#left = perSecond;
  }

  mayAdd(now: number): boolean {
    this.#left = Math.min(this.#perSecond, this.#left + ((now - this.#at) / 1000) * this.#perSecond);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }

  add(request: RecordedRequest): void {
    this.all.push(request);
    if (this.all.length > this.#most) this.all.shift();
  }
}

function recordedCall(call: CallRecord, startedAt: number): RecordedCall {
  const { api, operation, source, keys, bytes, durationMs, status, code, spans } = call;
  return {
    api,
    operation,
    source,
    keys,
    bytes,
    at: rounded(call.startedAt - startedAt),
    ms: durationMs === undefined ? undefined : rounded(durationMs),
    status,
    code,
    spans: spans.map((span) => ({
      at: rounded(span.startedAt - startedAt),
      ms: span.ms === undefined ? undefined : rounded(span.ms),
      wait: span.wait,
      status: span.status,
      code: span.code,
    })),
  };
}

function planOf(record: RequestRecord): RecordedPlan | undefined {
  const explanation = record.explain();
  if (!explanation) return undefined;
  const { worst, expected, warm } = explanation.cost;
  return {
    worst,
    expected: rounded(expected),
    warm: rounded(warm),
    actual: record.cost?.actual,
    calls: explanation.calls.map((call) => ({
      api: call.api,
      operation: call.operation,
      ...(call.alternatives && { alternatives: call.alternatives }),
      stage: call.stage,
      times: call.times,
      expected: rounded(call.expected),
      ...(call.batched !== undefined && { batched: call.batched }),
      cached: call.cached,
      fields: call.fields,
    })),
  };
}

/** An operation and its fragments without the values in them, which are as private as those of variables; `undefined` if it is too long or no document. */
function withoutValues({ text, name = '' }: OperationSummary): string | undefined {
  let document: DocumentNode;
  try {
    document = parse(text, { noLocation: true });
  } catch {
    return undefined;
  }
  const operation: DocumentNode = separateOperations(document)[name] ?? document;
  const printed = print(
    visit(operation, {
      Argument: ({ name: { value: argument }, value }) =>
        value.kind === Kind.INT && PAGE_SIZES.has(argument) ? false : undefined,
      enter: (node: ASTNode) => placeholderOf(node as ValueNode),
    }),
  );
  return printed.length > LONGEST_DOCUMENT ? undefined : printed;
}

function placeholderOf(node: ValueNode): ValueNode | undefined {
  if (node.kind === Kind.STRING) return { ...node, value: '…', block: false };
  if (node.kind === Kind.INT || node.kind === Kind.FLOAT) return { ...node, value: '0' };
  return undefined;
}

const rounded = (value: number) => Math.round(value * 100) / 100;
