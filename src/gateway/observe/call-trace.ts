import { Span, type TraceContext, traceHeaders } from '#telemetry';
import { type CallName, UpstreamError } from '#upstream';

const DEFAULT_PORTS: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 };

interface CallTraceParts {
  readonly call: CallName;
  /** The span of its field, or of its operation; absent where the request is not sampled. */
  readonly parent: Span | undefined;
  readonly context: TraceContext;
  readonly mayAdd: () => boolean;
  readonly add: (span: Span) => void;
}

/** Makes the spans of one call's attempts. */
export class CallTrace {
  readonly #parts: CallTraceParts;
  #attempt: Span | undefined;

  constructor(parts: CallTraceParts) {
    this.#parts = parts;
  }

  /** Returns the headers by which an upstream continues the trace. */
  attemptStarted(base: URL, retries: number): readonly string[] {
    const { call, parent, context, mayAdd } = this.#parts;
    const { id, method, path } = call.operation;
    if (!parent || !mayAdd()) return traceHeaders(context);
    this.#attempt = new Span({
      name: `${method} ${path}`,
      kind: 'client',
      parent: parent.context,
      startedAt: performance.now(),
      attributes: {
        'http.request.method': method,
        'url.template': path,
        'server.address': base.hostname,
        'server.port': Number(base.port) || DEFAULT_PORTS[base.protocol],
        'peer.service': call.slug,
        'manifold.api': call.slug,
        'manifold.operation': id,
        ...(retries > 0 && { 'http.request.resend_count': retries }),
      },
    });
    return traceHeaders(this.#attempt.context);
  }

  attemptEnded(status: number | undefined, error?: unknown): void {
    const span = this.#attempt;
    const { parent, add } = this.#parts;
    if (!span || !parent) return;
    this.#attempt = undefined;
    span.endedAt = performance.now();
    span.attributes['http.response.status_code'] = status;
    if (error !== undefined) {
      span.error = codeOf(error);
      span.attributes['error.type'] = status === undefined ? span.error : String(status);
    }
    add(span);
  }

  ended(status: number | undefined, error?: unknown): void {
    this.attemptEnded(status, error);
    const { parent } = this.#parts;
    if (!parent) return;
    parent.endedAt = performance.now();
    if (error !== undefined) parent.error = codeOf(error);
  }
}

function codeOf(error: unknown): string {
  return error instanceof UpstreamError ? error.code : 'cancelled';
}
