import type { AsyncLocalStorage } from 'node:async_hooks';
import { type GraphQLResolveInfo, responsePathAsArray } from 'graphql';
import { type SampledTrace, Span, type TraceContext } from '#telemetry';
import type { CallName } from '#upstream';
import type { ObserveResolver } from '../execution/observe-resolver.ts';
import type { OperationSummary } from '../pipeline/prepare/operation-summary.ts';
import { CallTrace } from './call-trace.ts';
import type { RequestRecord } from './request-record.ts';

/** Spans of one request; further fields and attempts have none. */
const MOST_SPANS = 256;
const INTERNAL_ERROR = 500;

/** A field of a traced operation. Its span is made with its first call, and ends with its last. */
export class TracedField {
  readonly info: GraphQLResolveInfo;
  readonly startedAt = performance.now();
  span: Span | undefined;
  constructor(info: GraphQLResolveInfo) {
    this.info = info;
  }
}

interface RequestTraceParts {
  readonly trace: SampledTrace;
  readonly method: string;
  readonly route: string;
  /** The field whose resolver is running, or has begun what is running. */
  readonly fields: AsyncLocalStorage<TracedField>;
  readonly add: (span: Span) => void;
}

/** Makes the spans of a request, if it is sampled: the request, its operation, the fields that call, and the attempts of calls. */
export class RequestTrace {
  readonly observeResolver: ObserveResolver | undefined;
  readonly #parts: RequestTraceParts;
  readonly #server: Span | undefined;
  readonly #fields: Span[] = [];
  #operation: Span | undefined;
  #spans = 0;

  constructor(parts: RequestTraceParts) {
    this.#parts = parts;
    const { trace, method, route, fields } = parts;
    if (!trace.context.isSampled) return;
    this.#server = new Span({
      name: `${method} ${route}`,
      kind: 'server',
      parent: trace.context,
      isRoot: trace.isRoot,
      startedAt: performance.now(),
      attributes: { 'http.request.method': method, 'http.route': route, 'url.path': route },
    });
    this.observeResolver = (info, resolve) => fields.run(new TracedField(info), resolve);
  }

  /** The context of the request's own span, or its caller's where it is not sampled. */
  get context(): TraceContext {
    return this.#server?.context ?? this.#parts.trace.context;
  }

  prepared({ type, name, hash }: OperationSummary): void {
    if (!this.#server) return;
    this.#operation = new Span({
      name: [type ?? 'operation', name].filter(Boolean).join(' '),
      kind: 'internal',
      parent: this.#server.context,
      startedAt: performance.now(),
      attributes: { 'graphql.operation.type': type, 'graphql.operation.name': name, 'graphql.document.hash': hash },
    });
  }

  /** The trace of a call that is made now, by the field whose resolver is running. */
  callTrace(call: CallName): CallTrace {
    const field = this.#server && this.#parts.fields.getStore();
    const parent = field ? this.#spanOf(field) : (this.#operation ?? this.#server);
    return new CallTrace({
      call,
      parent,
      context: parent?.context ?? this.context,
      mayAdd: () => this.#mayAdd(),
      add: this.#parts.add,
    });
  }

  finish(record: RequestRecord): void {
    if (!this.#server) return;
    const now = performance.now();
    const { attributes } = this.#server;
    const { status, bytes, codes, outcome } = record;
    Object.assign(attributes, {
      'http.response.status_code': status,
      'http.response.body.size': bytes,
      'manifold.request_id': record.requestId,
      'manifold.caller': record.caller,
      'manifold.response.source': record.source,
      'manifold.outcome': outcome,
    });
    if (status !== undefined && status >= INTERNAL_ERROR) attributes['error.type'] = String(status);
    if (this.#operation) {
      Object.assign(this.#operation.attributes, {
        'manifold.upstream.calls': record.callCount,
        'manifold.cost.worst': record.cost?.estimated.worst,
        'manifold.cost.expected': record.cost?.estimated.expected,
        'manifold.cost.actual': record.cost?.actual,
      });
    }
    const error = outcome === 'failed' || outcome === 'abandoned' ? codes.join(', ') || outcome : undefined;
    for (const span of [...this.#fields, this.#operation, this.#server]) {
      if (!span) continue;
      if (span === this.#operation || span === this.#server) {
        span.endedAt = now;
        span.error = error;
      }
      this.#parts.add(span);
    }
  }

  #spanOf(field: TracedField): Span | undefined {
    const parent = this.#operation ?? this.#server;
    if (field.span || !parent || !this.#mayAdd()) return field.span ?? parent;
    const { info, startedAt } = field;
    field.span = new Span({
      name: `${info.parentType.name}.${info.fieldName}`,
      kind: 'internal',
      parent: parent.context,
      startedAt,
      attributes: {
        'graphql.field.name': info.fieldName,
        'graphql.field.parent_type': info.parentType.name,
        'graphql.field.path': responsePathAsArray(info.path).join('.'),
      },
    });
    this.#fields.push(field.span);
    return field.span;
  }

  #mayAdd(): boolean {
    this.#spans += 1;
    return this.#spans <= MOST_SPANS;
  }
}
