import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { expect, onTestFinished } from 'vitest';
import { stringify } from 'yaml';
import { loadSettings, type Settings } from '#config';
import { readContract } from '#contract';
import { type Slug, slugs } from '#contracts';
import * as edges from '#edges';
import { type Gateway, runOperation } from '#gateway';
import type { Edge } from '#graph';
import { createLog, type Log } from '#log';
import { createRedisState } from '#redis';
import * as subgraphs from '#subgraphs';
import { createGateway } from '#test/create-gateway';
import { localServer } from '#test/local-server';
import { settingsFile } from '#test/settings-file';
import type { Reply, Sent } from './mock-messages.ts';
import { Recorder } from './record.ts';

export type { Reply, Sent } from './mock-messages.ts';

export const json = (body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Reply => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});
export const text = (body: string, status = 200, type = 'text/plain'): Reply => ({
  status,
  headers: { 'content-type': type },
  body,
});
export const empty = (status = 200, headers: Readonly<Record<string, string>> = {}): Reply => ({
  status,
  headers,
  body: '',
});

/** The `upstreamCode` that callers are told: that of a failure whose code the contract declares. */
export function declaredCode(slug: Slug, code: string | number): { readonly upstreamCode?: string } {
  const rows = Object.values(readContract(slug).operations).flatMap(({ errors }) => errors.rows);
  return rows.some(({ word }) => word === String(code)) ? { upstreamCode: String(code) } : {};
}

/** The message for a failed response: its status or the argument that it is about, and the reason where the contract has one for such a status. */
export function answered(slug: Slug, status: number): unknown {
  const rows = Object.values(readContract(slug).operations).flatMap(({ errors }) => errors.rows);
  const reasons = new Set(
    rows.filter((row) => isOf(row.status, status)).map(({ when }) => when.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')),
  );
  const what = `(?:answered ${status}|refuses \`[\\w.]+\`)`;
  return expect.stringMatching(new RegExp(`^${slug} ${what}(?:: (?:${[...reasons].join('|')}))?$`));
}

const isOf = (declared: number | string | undefined, status: number) =>
  declared === undefined || declared === status || declared === `${Math.floor(status / 100)}xx`;

type Answerer = (request: Sent) => Reply | Promise<Reply>;
type Options = {
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Further edges. */
  readonly edges?: readonly Edge[];
};

const contracts = slugs.map(readContract);
const EVERYWHERE = new Set([
  'host',
  'connection',
  'accept',
  'accept-encoding',
  'user-agent',
  'content-length',
  'transfer-encoding',
]);

/**
 * The real gateway over one API's mock on a real port, which sends these replies in turn, or those of a function, and
 * records all requests.
 */
export async function gatewayOver(slug: Slug, replies: readonly Reply[] | Answerer, options: Options = {}) {
  return gatewayOverAll({ [slug]: replies }, options);
}

/** The same over several APIs. */
export async function gatewayOverAll(
  answers: Partial<Record<Slug, readonly Reply[] | Answerer>>,
  options: Options = {},
) {
  const sent: Sent[] = [];
  const recorder = new Recorder();
  const given = Object.entries(answers) as [Slug, readonly Reply[] | Answerer][];
  const stands = await Promise.all(
    given.map(async ([slug, replies]) => {
      const answer = answererOf(slug, replies);
      const answered = async (request: Sent) => {
        const { shown, replied } = recorder.note(slug, request);
        sent.push(shown);
        const reply = await answer(request);
        replied(reply);
        return reply;
      };
      return [slug, await mock(answered)] as const;
    }),
  );
  const logged: string[] = [];
  const gateway = gatewayOf(Object.fromEntries(stands), options.settings, logInto(logged), options.edges);
  const run = (query: string, variables: Readonly<Record<string, unknown>> = {}) =>
    runOn(gateway, query, variables, options.headers);
  return { gateway, run, sent, logged };
}

/** Collects all lines, and prints those of internal errors. */
function logInto(lines: string[]): Log {
  return createLog({ level: 'debug', format: 'text' }, (line) => {
    lines.push(line);
    if (/^\S+ error /.test(line)) process.stderr.write(`${line}\n`);
  });
}

/** Runs an operation. Resolves with the response as a caller reads it. */
export async function runOn(
  gateway: Gateway,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
  headers: Readonly<Record<string, string>> = {},
) {
  const caller = { requestId: 'test', header: (name: string) => headers[name] };
  const result = await runOperation(gateway, { query, variables }, caller, new AbortController().signal);
  return JSON.parse(JSON.stringify(result)) as { data?: any; errors?: any[] };
}

/** A gateway with these APIs alone, at these addresses. */
export function gatewayOf(
  urls: Partial<Record<Slug, string>>,
  settings: Readonly<Record<string, any>> = {},
  log?: Log,
  furtherEdges?: readonly Edge[],
  previous?: Gateway,
): Gateway {
  const apis = Object.entries(urls).map(([slug, url]) => [
    slug,
    // Quotas would delay calls: tests of quotas set them.
    { retry: { attempts: 0 }, quotas: [], ...settings['apis']?.[slug], url },
  ]);
  const document = {
    unconfigured: 'omit',
    logs: { level: 'silent' },
    // Tests see every call, unless they test caching or coalescing.
    performance: { cache: false, coalesceCalls: false, responseCache: false },
    ...settings,
    apis: Object.fromEntries(apis),
  };
  const own = loadSettings({ file: settingsFile(stringify(document)), environment: {}, contracts });
  return gatewayFrom(own, log, furtherEdges, previous);
}

/** A gateway with these settings, perhaps in place of another, closed when the test is over. */
export function gatewayFrom(
  settings: Settings,
  log: Log = createLog({ level: 'error', format: 'text' }),
  furtherEdges: readonly Edge[] = [],
  previous?: Gateway,
): Gateway {
  // On a busy machine the event loop is late, which is no overload.
  const overload = { ...settings.server.overload, maxDelay: 60_000 };
  const { corsOrigins: origins } = settings.server;
  const corsOrigins = origins.join() === 'loopback' ? [] : origins;
  const { redis, cursorSecret: secret } = settings;
  const gateway = createGateway({
    sharedState: redis && createRedisState({ settings: redis, secret, log }),
    // Pages of this machine may call it by default, and every response varies by their origin.
    settings: { ...settings, server: { ...settings.server, overload, corsOrigins } },
    subgraphs: Object.values(subgraphs),
    edges: [...Object.values(edges), ...furtherEdges],
    log,
    kept: previous?.state,
  });
  onTestFinished(() => gateway.close());
  return gateway;
}

function answererOf(slug: Slug, replies: readonly Reply[] | Answerer): Answerer {
  if (typeof replies === 'function') return replies;
  const left = [...replies];
  return ({ method, target }) => {
    const reply = left.shift();
    if (!reply) throw new Error(`Unexpected call of ${slug}: ${method} ${target}`);
    return reply;
  };
}

/** A server that sends these answers, until the test is over. Resolves to its origin. */
export async function mock(answer: Answerer): Promise<string> {
  const server = createServer((request, response) => {
    // Node's date is the real one: with a stopped clock, all responses would seem old.
    response.sendDate = false;
    respond(answer, request, response).catch((error: unknown) => {
      response.writeHead(599, { 'content-type': 'text/plain' }).end(String(error));
    });
  });
  const { origin, stop } = await localServer(server);
  onTestFinished(stop);
  return origin;
}

async function respond(answer: Answerer, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const headers = Object.entries(request.headers).filter(([name]) => !EVERYWHERE.has(name));
  const record: Sent = {
    method: request.method ?? '',
    target: request.url ?? '',
    headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
    body: Buffer.concat(chunks).toString(),
  };
  const reply = await answer(record);
  response.writeHead(reply.status, { ...reply.headers }).end(reply.body);
}
