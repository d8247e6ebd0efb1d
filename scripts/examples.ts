import { type DocumentNode, parse, print } from 'graphql';
import { defaultSettings, onSandbox } from '#config';
import { readContract } from '#contract';
import { slugs } from '#contracts';
import * as edges from '#edges';
import { createGateway, runOperation } from '#gateway';
import { createLog } from '#log';
import { Clock, loadStandIns, type StandIn, serveSandbox } from '#sandbox';
import * as subgraphs from '#subgraphs';
import { type Example, type ExampleFile, readExamples } from '../src/gateway/pages/examples.ts';

/** What became of an example. */
export interface Ran {
  readonly file: string;
  readonly example: Example;
  readonly answer: { readonly data?: unknown; readonly errors?: readonly unknown[] };
  /** The calls that it took, such as `marketplace.listOrders`, in the order in which the sandbox had them. */
  readonly calls: readonly string[];
}

interface Options {
  readonly clock?: Clock;
  /** How long the sandbox has been running already, with all its data, when an example is run. */
  readonly runningMs?: number;
  /** What is run in an example's place. */
  readonly rewrite?: (document: DocumentNode) => DocumentNode;
}

/** Runs every example over the whole graph and its sandbox, which begins anew with each file. */
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

/** The interfaces that the examples of a file call. */
async function calledBy(file: ExampleFile, graph: Graph, options: Options): Promise<Set<string>> {
  const ran = await runFile(file, graph, options);
  graph.sandbox.reset();
  return new Set(ran.flatMap(({ calls }) => calls.map((call) => call.replace(/\..*/, ''))));
}

/** Has these stand-ins make their data, and the clock go on. Before, it is set to where it was. */
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

/** The gateway as `manifold start` has it, but that each call is made: how many there are is then no matter of chance. */
async function wholeGraph({ clock = new Clock() }: Options) {
  const calls: string[] = [];
  const served = slugs.filter((slug) => slug in subgraphs);
  const contracts = served.map((slug) => readContract(slug));
  const settings = defaultSettings(contracts);
  const standIns = (await loadStandIns(served)).map((standIn) => noting(standIn, calls));
  const { seed } = settings.sandbox;
  const sandbox = await serveSandbox(standIns, { host: '127.0.0.1', port: 0, seed, clock });
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

/** The same stand-in, which notes what it is asked. */
function noting(standIn: StandIn, calls: string[]): StandIn {
  const handlers = Object.entries(standIn.handlers as Readonly<Record<string, AnyHandler>>).map(([id, handler]) => [
    id,
    (...args: unknown[]) => {
      calls.push(`${standIn.slug}.${id}`);
      return handler(...args);
    },
  ]);
  return { ...standIn, handlers: Object.fromEntries(handlers) as StandIn['handlers'] };
}
