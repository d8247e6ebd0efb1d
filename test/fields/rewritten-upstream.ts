import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';
import { type Operation, pointed, readContract } from '#contract';
import type { Slug } from '#contracts';
import { Clock, loadMocks, masked, type SandboxRequest, serveSandbox } from '#sandbox';
import { localServer } from '#test/local-server';
import { type RawAnswer, rawRequest } from '#test/raw-request';
import { NOON, operationOf } from '#test/recorded';
import type { RecordedRequest } from '#test/recorded-request';
import type { Schema } from '../../src/sandbox/documents/document.ts';
import { documentOf } from '../../src/sandbox/documents/sources.ts';
import { putAt } from '../../src/sandbox/samples/put-at.ts';
import { completeAnswer } from './complete-answer.ts';

/** A successful answer of JSON. */
export interface CompleteAnswer {
  readonly operation: string;
  /** The request, by which answers have an order that does not depend on when they were sent. */
  readonly request: string;
  readonly schema: Schema;
  readonly body: unknown;
  /** The body as JSON: most answers are sent again and again without a change. */
  readonly text: string;
}

/** Changes the body of an answer on its way to the gateway. */
export type Rewrite = (operation: string, body: unknown) => unknown;

const LARGE_BYTES = 100_000;
const ROWS = 3;
const OF_REQUESTS = new Set(['connection', 'keep-alive', 'content-length', 'host']);
const OF_ANSWERS = new Set(['connection', 'keep-alive', 'content-length', 'transfer-encoding', 'etag']);

/**
 * The sandbox of one API, each of whose answers has every property that the contract names, or that the request asks
 * for. The same request has the same answer, until it is rewritten.
 */
export class RewrittenUpstream {
  /** What was answered since the last `begin`, before it was rewritten. */
  readonly answers: CompleteAnswer[] = [];
  readonly #slug: Slug;
  readonly #known = new Map<string, { readonly answer: RawAnswer; readonly complete: CompleteAnswer | undefined }>();
  #rewrite: Rewrite = (_operation, body) => body;
  #origin = '';
  #sandbox = '';

  constructor(slug: Slug) {
    this.#slug = slug;
  }

  /** The address at which it listens, below which the API's slug is a path. */
  get origin(): string {
    return this.#origin;
  }

  async listen(): Promise<void> {
    const clock = new Clock();
    clock.stop(Date.parse(NOON));
    const mocks = await loadMocks([this.#slug]);
    const sandbox = await serveSandbox(mocks, { host: '127.0.0.1', port: 0, seed: 'manifold', clock });
    this.#sandbox = sandbox.origin;
    const server = createServer((request, response) => {
      this.#answer(request, response).catch((error: unknown) => response.writeHead(599).end(String(error)));
    });
    const { origin, stop } = await localServer(server);
    this.#origin = origin;
    onTestFinished(async () => {
      await stop();
      await sandbox.stop();
    });
  }

  /** Rewrites answers from now on. */
  begin(rewrite: Rewrite): void {
    this.answers.length = 0;
    this.#rewrite = rewrite;
  }

  async #answer(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const { mask, ...request } = withoutMask(this.#slug, await read(message));
    const { answer, complete } = await this.#find(request);
    const headers = Object.entries(answer.headers).filter(([name]) => !OF_ANSWERS.has(name));
    response.writeHead(answer.status ?? 599, Object.fromEntries(headers));
    if (!complete) return void response.end(answer.body);
    this.answers.push(complete);
    const body = this.#rewrite(complete.operation, complete.body);
    if (mask !== null) return void response.end(maskedBody(body, mask));
    response.end(body === complete.body ? complete.text : JSON.stringify(body));
  }

  async #find(request: RecordedRequest) {
    const operation = operationOf(this.#slug, request);
    const key = `${operation?.id} ${request.method} ${request.target} ${request.body}`;
    const known = this.#known.get(key);
    if (known) return known;
    const answer = await rawRequest(this.#sandbox + request.target, {
      method: request.method,
      // Answers hold the address by which they were asked for.
      headers: { ...request.headers, host: 'sandbox.test' },
      body: Buffer.from(request.body, 'latin1'),
    });
    const found = { answer, complete: operation && completed(this.#slug, operation, key, answer) };
    this.#known.set(key, found);
    return found;
  }
}

/** The operations of an API that answer with JSON, or with a number. */
export function answeredOperations(slug: Slug): Operation[] {
  return Object.values(readContract(slug).operations).filter(
    ({ answer }) => answer.kind === 'json' || answer.kind === 'integer',
  );
}

/** The request for all fields, and the fields that it asks for. A mutation that is sent again is another one. */
function withoutMask(slug: Slug, request: RecordedRequest): RecordedRequest & { readonly mask: string | null } {
  const parameter = operationOf(slug, request)?.projection?.parameter;
  const url = new URL(request.target, 'http://sandbox.test');
  const mask = parameter === undefined ? null : url.searchParams.get(parameter);
  if (parameter === undefined || mask === null) return { ...request, mask: null };
  url.searchParams.delete(parameter);
  return { ...request, target: url.pathname + url.search, mask };
}

function maskedBody(body: unknown, fields: string): string {
  const request = { query: new URLSearchParams({ fields }) } as SandboxRequest;
  return String(masked(request, body as object).body);
}

function completed(slug: Slug, operation: Operation, request: string, answer: RawAnswer): CompleteAnswer | undefined {
  const { kind } = operation.answer;
  const { status = 599, body } = answer;
  const document = documentOf(slug);
  const schema = document.answer(operation.id, status)?.schema;
  if (status >= 300 || !schema || (kind !== 'json' && kind !== 'integer')) return undefined;
  const sent = JSON.parse(body.toString()) as unknown;
  const complete = completeAnswer(schema, sent, { slug, document, property: '', within: [] });
  const whole = withFewRows(operation, withSentPage(operation, complete, sent));
  return { operation: operation.id, request, schema, body: whole, text: JSON.stringify(whole) };
}

/** Pages of many large rows, which are all read in one way, have a few of them: each is sent hundreds of times. */
function withFewRows({ paging }: Operation, whole: unknown): unknown {
  const rows = paging ? pointed(whole, paging.items) : undefined;
  if (!paging || !Array.isArray(rows) || JSON.stringify(rows).length < LARGE_BYTES) return whole;
  return putAt(whole, paging.items, rows.slice(0, ROWS));
}

/** Another page does not follow by a token that is a sample, and the total of no rows is 0. */
function withSentPage({ paging }: Operation, complete: unknown, sent: unknown): unknown {
  if (!paging) return complete;
  const rows = pointed(sent, paging.items);
  const page = Array.isArray(rows) && rows.length === 0 ? putAt(complete, paging.items, rows) : complete;
  if (paging.style !== 'token' || !paging.next.startsWith('/')) return page;
  return putAt(page, paging.next, pointed(sent, paging.next));
}

async function read(message: IncomingMessage): Promise<RecordedRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  const headers = Object.entries(message.headers).filter(([name]) => !OF_REQUESTS.has(name));
  return {
    method: message.method ?? '',
    target: message.url ?? '',
    headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
    body: Buffer.concat(chunks).toString('latin1'),
  };
}
