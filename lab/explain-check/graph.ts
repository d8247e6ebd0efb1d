import type { GraphQLError } from 'graphql';
import { defaultSettings, onSandbox, type Settings } from '#config';
import { readContract } from '#contract';
import { slugs } from '#contracts';
import * as edges from '#edges';
import { type Cost, createGateway, type Explanation, type Gateway } from '#gateway';
import { createLog } from '#log';
import { Clock, loadStandIns, serveSandbox } from '#sandbox';
import * as subgraphs from '#subgraphs';
import type { Operation } from '#test/routes/operation-maker';
import type { LaterParts } from '../../src/gateway/pipeline/execute/execution-outcome.ts';
import { OPEN_IDENTITY } from '../../src/gateway/pipeline/identify/caller-identity.ts';

const HEADERS: Readonly<Record<string, string>> = { authorization: 'Bearer sandbox' };

/** The result of an operation with what it was estimated to call, and the calls that the sandbox received. */
export interface Executed {
  readonly result: {
    readonly data?: unknown;
    readonly errors?: readonly { readonly extensions?: { code?: unknown } }[];
  };
  readonly cost: Cost;
  readonly explanation: Explanation;
  /** Calls by `api.operation`. */
  readonly received: ReadonlyMap<string, number>;
}

/** The whole graph over its sandbox, where nothing is cached, shared or sent twice. */
export async function uncachedGraph() {
  const clock = new Clock();
  clock.stop(Date.parse('2026-09-14T10:11:12Z'));
  const sandbox = await serveSandbox(await loadStandIns(slugs), { host: '127.0.0.1', port: 0, seed: 'explain', clock });
  const contracts = slugs.map(readContract);
  const settings = uncached(onSandbox(defaultSettings(contracts), contracts, sandbox.origin));
  const log = createLog({ level: 'silent', format: 'text' });
  const gateway = createGateway({ settings, subgraphs: Object.values(subgraphs), edges: Object.values(edges), log });
  const execute = async (operation: Operation): Promise<Executed | undefined> => {
    const before = await callsIn(sandbox.origin);
    const executed = await executeOn(gateway, operation);
    if (!executed) return undefined;
    const after = await callsIn(sandbox.origin);
    const received = [...after].map(([name, calls]) => [name, calls - (before.get(name) ?? 0)] as const);
    return { ...executed, received: new Map(received.filter(([, calls]) => calls > 0)) };
  };
  const close = () => Promise.all([gateway.close(), sandbox.stop()]);
  return { gateway, execute, reset: () => sandbox.reset(), close };
}

/** Absent where the operation is refused before its execution. */
async function executeOn(gateway: Gateway, { query, variables, operationName }: Operation) {
  const { executor, shaper } = await gateway.handler();
  const caller = { requestId: 'explain', identity: OPEN_IDENTITY, header: (name: string) => HEADERS[name] };
  const parameters = { variables, operationName };
  const initialContext = () => ({});
  try {
    const partsFormat = () => 'byId' as const;
    const request = {
      method: 'POST',
      document: query,
      caller,
      parameters,
      uploads: undefined,
      partsFormat,
      initialContext,
    };
    const executable = executor.prepare(request);
    const explanation = executable.explain();
    const { result, cost, parts } = await new Promise<Parameters<Parameters<typeof executable.start>[0]>[0]>((done) => {
      executable.start(done);
    });
    const masked = plain(shaper.masked(result, caller.requestId));
    const errors = parts ? [...(masked.errors ?? []), ...(await errorsIn(parts))] : masked.errors;
    return { result: { ...masked, ...(errors && { errors }) }, cost, explanation };
  } catch {
    return undefined;
  }
}

/** The errors of later parts, which are read to the end. */
async function errorsIn(parts: LaterParts): Promise<NonNullable<Executed['result']['errors']>> {
  const errors: GraphQLError[] = [];
  for (let next = await parts.next(); next; next = await parts.next()) {
    for (const { result } of next.results) errors.push(...(result.errors ?? []));
    for (const part of next.completed) errors.push(...(part.errors ?? []));
  }
  return errors.map(({ extensions: { code } }) => ({ extensions: { code } }));
}

/** A result as a caller reads it. */
function plain(result: object): Executed['result'] {
  return JSON.parse(JSON.stringify(result)) as Executed['result'];
}

async function callsIn(origin: string): Promise<ReadonlyMap<string, number>> {
  const response = await fetch(`${origin}/_sandbox`);
  const state = (await response.json()) as {
    apis: Record<string, { operations: Record<string, { calls: number }> }>;
  };
  return new Map(
    Object.entries(state.apis).flatMap(([slug, { operations }]) =>
      Object.entries(operations).map(([id, { calls }]) => [`${slug}.${id}`, calls] as const),
    ),
  );
}

function uncached(settings: Settings): Settings {
  const apis = Object.entries(settings.apis).map(([slug, own]) => [
    slug,
    own && { ...own, retry: { ...own.retry, attempts: 0 }, breaker: { ...own.breaker, failures: 0 } },
  ]);
  const performance = { ...settings.performance, cache: false, coalesceCalls: false };
  const limits = { ...settings.limits, tokens: 100_000, fields: 100_000, aliases: 1000, depth: 50 };
  return { ...settings, limits, performance, apis: Object.fromEntries(apis) };
}
