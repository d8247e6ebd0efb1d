import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';
import { localServer } from '#test/local-server';

/** A span as a collector receives it. */
export interface ReceivedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly traceState?: string;
  readonly status?: { readonly code: number; readonly message: string };
}

interface Attribute {
  readonly key: string;
  readonly value: Readonly<Record<string, unknown>>;
}

/** An OTLP collector over HTTP, until the test is over. It answers as `answer` says. */
export async function startCollector(answer: () => Promise<number> | number = () => 200) {
  const spans: ReceivedSpan[] = [];
  const metrics: any[] = [];
  const requests: { readonly url: string; readonly headers: Readonly<Record<string, unknown>> }[] = [];
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString());
    requests.push({ url: request.url ?? '', headers: request.headers });
    const status = await answer();
    if (status === 200 && request.url === '/v1/traces') spans.push(...spansIn(body));
    if (status === 200 && request.url === '/v1/metrics')
      metrics.push(...body.resourceMetrics[0].scopeMetrics[0].metrics);
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
  };
  const server = createServer((request, response) => void receive(request, response));
  const { origin, stop } = await localServer(server);
  onTestFinished(stop);
  return { endpoint: origin, spans, metrics, requests };
}

function spansIn(body: any): ReceivedSpan[] {
  return body.resourceSpans.flatMap(({ scopeSpans }: any) =>
    scopeSpans.flatMap(({ spans }: any) =>
      spans.map((span: any) => ({ ...span, attributes: attributesOf(span.attributes) })),
    ),
  );
}

function attributesOf(attributes: readonly Attribute[]): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}
