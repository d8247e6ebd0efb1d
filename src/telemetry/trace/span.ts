import { newSpanId, type TraceContext } from './trace-context.ts';

export type AttributeValue = string | number | boolean | readonly string[];
export type Attributes = Record<string, AttributeValue | undefined>;

interface SpanStart {
  readonly name: string;
  readonly kind: 'server' | 'internal' | 'client';
  /** The context of the trace; its span is the parent. */
  readonly parent: TraceContext;
  /** Whether the parent is a span, or the trace begins here. */
  readonly isRoot?: boolean;
  /** By the clock of `performance.now`. */
  readonly startedAt: number;
  readonly attributes?: Attributes;
}

/** A sampled step of a request. */
export class Span {
  readonly kind: SpanStart['kind'];
  readonly context: TraceContext;
  readonly parentSpanId: string | undefined;
  readonly startedAt: number;
  readonly attributes: Attributes;
  name: string;
  endedAt: number;
  /** The description of a failure; absent for a success. */
  error: string | undefined;

  constructor({ name, kind, parent, isRoot = false, startedAt, attributes = {} }: SpanStart) {
    this.name = name;
    this.kind = kind;
    this.context = { ...parent, spanId: newSpanId() };
    this.parentSpanId = isRoot ? undefined : parent.spanId;
    this.startedAt = startedAt;
    this.endedAt = startedAt;
    this.attributes = attributes;
  }
}
