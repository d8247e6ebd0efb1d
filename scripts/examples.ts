import { type DocumentNode, parse, print } from 'graphql';
import { defaultSettings, onSandbox } from '#config';
import { readContract } from '#contract';
import { slugs } from '#contracts';
import * as edges from '#edges';
import { createGateway, runOperation } from '#gateway';
import { createLog } from '#log';
import { Clock, loadMocks, type Mock, serveSandbox } from '#sandbox';
import * as subgraphs from '#subgraphs';
import { type Example, type ExampleFile, readExamples } from '../src/gateway/routes/examples.ts';

/** The outcome of an example. */
export interface Ran {
  readonly file: string;
  readonly example: Example;
  readonly answer: { readonly data?: unknown; readonly errors?: readonly unknown[] };
  /** Its calls, such as `marketplace.listOrders`, in the order in which the sandbox received them. */
  readonly calls: readonly string[];
}

interface Options {
  readonly clock?: Clock;
  /** The time for which the sandbox, with all its data, has been running before the examples. */
  readonly runningMs?: number;
  /** The document that replaces an example's. */
  readonly rewrite?: (document: DocumentNode) => DocumentNode;
}

/** Runs all examples over the whole graph and its sandbox, which is reset for each file. */
export async function runExamples(options: Options = {}): Promise<Ran[]> {
  const graph = await wholeGraph(options);
  const all: Ran[] = [];
  for (const file of readExamples()) {
    if (options.runningMs) await letPass(graph, options.runningMs, await calledBy(file, graph, options));
    all.push(...(await runFile(file, graph, options)));
    graph.sandbox.reset();
  }
  await graph.stop();
  return all;
}

/** The APIs that the examples of a file call. */
async function calledBy(file: ExampleFile, graph: Graph, options: Options): Promise<Set<string>> {
  const ran = await runFile(file, graph, options);
  graph.sandbox.reset();
  return new Set(ran.flatMap(({ calls }) => calls.map((call) => call.replace(/\..*/, ''))));
}

/** Makes these mocks create their data, and advances the clock from its initial time. */
async function letPass({ sandbox: { origin } }: Graph, ms: number, called: Iterable<string>): Promise<void> {
  const now = Date.now();
  const set = async (time: number) => {
    const body = JSON.stringify({ now: new Date(time).toISOString() });
    const headers = { 'content-type': 'application/json' };
    await fetch(`${origin}/_sandbox/clock`, { method: 'POST', headers, body });
  };
  await set(now);
  for (const slug of called) await (await fetch(`${origin}/${slug}/nowhere`)).text();
  await set(now + ms);
}

type Graph = Awaited<ReturnType<typeof wholeGraph>>;

async function runFile({ name, operations }: ExampleFile, { gateway, calls }: Graph, options: Options): Promise<Ran[]> {
  const { rewrite = (document) => document } = options;
  const ran: Ran[] = [];
  for (const example of operations) {
    const caller = { requestId: 'example', header: (name: string) => example.headers[name] };
    const query = print(rewrite(parse(example.text)));
    const result = await runOperation(gateway, { query }, caller, new AbortController().signal);
    const answer = JSON.parse(JSON.stringify(result)) as Ran['answer'];
    ran.push({ file: name, example, answer, calls: calls.splice(0) });
  }
  return ran;
}

/** The gateway of `manifold start` without caches, so that the number of calls is deterministic. */
async function wholeGraph({ clock = new Clock() }: Options) {
  const calls: string[] = [];
  const served = slugs.filter((slug) => slug in subgraphs);
  const contracts = served.map((slug) => readContract(slug));
  const settings = defaultSettings(contracts);
  const mocks = (await loadMocks(served)).map((mock) => noting(mock, calls));
  const { seed } = settings.sandbox;
  const sandbox = await serveSandbox(mocks, { host: '127.0.0.1', port: 0, seed, clock });
  const gateway = createGateway({
    settings: {
      ...onSandbox(settings, contracts, sandbox.origin),
      performance: { ...settings.performance, cache: false, coalesceCalls: false },
    },
    subgraphs: Object.values(subgraphs),
    edges: Object.values(edges),
    log: createLog({ level: 'silent', format: 'text' }),
  });
  const stop = async () => {
    await gateway.close();
    await sandbox.stop();
  };
  return { gateway, sandbox, calls, stop };
}

type AnyHandler = (...args: unknown[]) => unknown;

/** The same mock, which records its calls. */
function noting(mock: Mock, calls: string[]): Mock {
  const handlers = Object.entries(mock.handlers as Readonly<Record<string, AnyHandler>>).map(([id, handler]) => [
    id,
    (...args: unknown[]) => {
      calls.push(`${mock.slug}.${id}`);
      return handler(...args);
    },
  ]);
  return { ...mock, handlers: Object.fromEntries(handlers) as Mock['handlers'] };
}
