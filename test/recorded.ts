import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Kind, parse } from 'graphql';
import { defaultSettings, onSandbox, type Settings } from '#config';
import { type Contract, type Operation, readContract } from '#contract';
import { type Slug, slugs } from '#contracts';
import * as edges from '#edges';
import { runOperation } from '#gateway';
import { createLog } from '#log';
import { Clock, loadMocks, serveSandbox } from '#sandbox';
import * as subgraphs from '#subgraphs';
import { createGateway } from '#test/create-gateway';
import { localServer } from '#test/local-server';
import { type RawAnswer, rawRequest } from '#test/raw-request';
import { furtherRequests } from '#test/read-audits';
import type { Recorded, RecordedRequest } from '#test/recorded-request';
import { type ExampleFile, readExamples } from '../src/gateway/routes/examples.ts';
import { compileRoutes } from '../src/sandbox/routes.ts';

/** The sandbox's time for the examples. */
export const NOON = '2026-11-21T12:00:00.000Z';

const OF_THE_CONNECTION = new Set(['connection', 'keep-alive', 'content-length', 'host']);
const contracts = slugs.map(readContract);
const routes = new Map(contracts.map((contract) => [contract.slug, compileRoutes(contract)]));

/**
 * Runs all examples over the sandbox, which is reset for each file, and records the gateway's requests. For an API with
 * a live address, only its own queries run, against that address.
 */
export async function recordExamples(live: Settings['apis'] = {}): Promise<Recorded[]> {
  const clock = new Clock();
  clock.stop(Date.parse(NOON));
  const sandbox = await serveSandbox(await loadMocks(slugs), {
    host: '127.0.0.1',
    port: 0,
    seed: 'manifold',
    clock,
  });
  const all: Recorded[] = [];
  for (const file of readExamples()) {
    sandbox.reset();
    const own = live[file.name];
    const base = (slug: string) => (own?.url && slug === file.name ? own.url : `${sandbox.origin}/${slug}`);
    const front = await recorder(file.name, base, all);
    await runFile(file, front.origin, own);
    for (const { target, ...more } of furtherRequests(file.name, all, own !== undefined)) {
      await rawRequest(front.origin + target, more);
    }
    await front.stop();
  }
  await sandbox.stop();
  return all;
}

/** Sends a recorded request again, to another sandbox. */
export function replayed(origin: string, { method, target, headers, body }: RecordedRequest): Promise<RawAnswer> {
  // Responses contain the address of their request.
  return rawRequest(origin + target, { method, headers: { ...headers, host: 'sandbox.test' }, body });
}

/** The operation of a contract that a request is for. */
export function operationOf(slug: string, { method, target, headers }: RecordedRequest): Operation | undefined {
  const { pathname, searchParams: query } = new URL(target, 'http://sandbox.test');
  const path = pathname.slice(slug.length + 1) || '/';
  return routes.get(slug)?.({ method, path, query, headers })?.operation;
}

async function runFile({ operations }: ExampleFile, origin: string, live: Settings['apis'][string] | undefined) {
  const { apis, ...settings } = onSandbox(defaultSettings(contracts), contracts, origin);
  const own = Object.entries(apis).map(([slug, each]) => [
    slug,
    { ...each, ...(live && { credentials: live.credentials }), retry: { attempts: 0, budgetPercent: 0 } },
  ]);
  const gateway = createGateway({
    settings: { ...settings, apis: Object.fromEntries(own) },
    subgraphs: Object.values(subgraphs),
    edges: Object.values(edges),
    log: createLog({ level: 'silent', format: 'text' }),
  });
  for (const { text, headers } of operations) {
    if (live && !isQuery(text)) continue;
    const caller = { requestId: 'recorded', header: (name: string) => headers[name] };
    await runOperation(gateway, { query: text }, caller, new AbortController().signal);
  }
  await gateway.close();
}

function isQuery(text: string): boolean {
  return parse(text).definitions.every((each) => each.kind === Kind.OPERATION_DEFINITION && each.operation === 'query');
}

/** A recording proxy between the gateway and the APIs. */
async function recorder(file: string, baseOf: (slug: string) => string, all: Recorded[]) {
  const server = createServer((message, response) => {
    pass(message, response).catch((error: unknown) => response.writeHead(599).end(String(error)));
  });
  const pass = async (message: IncomingMessage, response: ServerResponse) => {
    const request = await read(message);
    const [, slug = '', rest = ''] = /^\/(\w+)(.*)$/.exec(request.target) ?? [];
    const answer = await rawRequest(baseOf(slug) + rest, request);
    const operation = operationOf(slug, request);
    const contract = contracts.find((each): each is Contract & { slug: Slug } => each.slug === slug);
    if (operation && contract) all.push({ file, slug: contract.slug, operation, request, answer });
    const headers = Object.entries(answer.headers).filter(
      ([name]) => !OF_THE_CONNECTION.has(name) && name !== 'transfer-encoding',
    );
    response.writeHead(answer.status ?? 599, Object.fromEntries(headers)).end(answer.body);
  };
  return localServer(server);
}

async function read(message: IncomingMessage): Promise<RecordedRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  const headers = Object.entries(message.headers)
    .filter(([name]) => !OF_THE_CONNECTION.has(name))
    .map(([name, value]) => [name, String(value)]);
  return {
    method: message.method ?? '',
    target: message.url ?? '',
    headers: Object.fromEntries(headers),
    body: Buffer.concat(chunks).toString('latin1'),
  };
}
