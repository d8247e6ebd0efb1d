import type { Profiler } from 'node:inspector';
import { Session } from 'node:inspector/promises';
import { parseArgs } from 'node:util';
import { WebSocket } from 'ws';
import { defaultSettings, onSandbox, type Settings } from '#config';
import { readContract } from '#contract';
import { slugs } from '#contracts';
import * as edges from '#edges';
import { createGateway, type Gateway, serve } from '#gateway';
import { createLog } from '#log';
import * as subgraphs from '#subgraphs';
import { helpOnRequest } from '../scripts/help-on-request.ts';
import { Child } from './processes/child.ts';

const WARM_UP = 30;
/** What fires during a request is counted with it, and a busy machine makes it wait for its turn: the least of some requests has neither. */
const ROUNDS = 40;
const FIELDS = '{ country(id: $code) { code code3 } }';
const VARIABLES = { code: 'FR' };
const QUERY = { query: `query($code: ID!) ${FIELDS}`, variables: VARIABLES };
const LIVE_QUERY = { query: `query($code: ID!) @live ${FIELDS}`, variables: VARIABLES };
const EXPECTED = '"code3":"FRA"';
/** The first that a script's URL matches. */
const ROOTS = {
  calls: /\/src\/(upstream|contract|graph|subgraphs|edges)\//,
  server: /\/src\//,
  graphql: /\/node_modules\/graphql\//,
  undici: /\/node_modules\/undici\//,
} as const;

type Root = keyof typeof ROOTS;
const roots = Object.keys(ROOTS) as Root[];

interface Counts {
  readonly files: number;
  readonly functions: number;
}

/** What one request enters, by root. */
type Way = Readonly<Record<Root, Counts>>;

/** What one request of each transport enters. */
export type Ways = Readonly<Record<Transport, Way>>;

/** Sends one request, and resolves when its result has arrived. What it returns ends the request, where more would follow. */
type Send = (target: {
  readonly gateway: Gateway;
  readonly origin: string;
}) => Promise<undefined | (() => Promise<void>)>;

const POST = { method: 'POST', body: JSON.stringify(QUERY) };
const JSON_HEADERS = { 'content-type': 'application/json', accept: 'application/json' };

const transports = {
  /** One POST to node:http. */
  post: async ({ origin }) => assertExpected(await fetch(`${origin}/graphql`, { ...POST, headers: JSON_HEADERS })),
  /** The same as a request of the Fetch API. */
  fetch: async ({ gateway, origin }) =>
    assertExpected(await gateway.fetch(`${origin}/graphql`, { ...POST, headers: JSON_HEADERS })),
  /** A live query as a stream of events, until its first event. */
  sse: async ({ gateway, origin }) => {
    const response = await fetch(`${origin}/graphql`, {
      method: 'POST',
      body: JSON.stringify(LIVE_QUERY),
      headers: { ...JSON_HEADERS, accept: 'text/event-stream' },
    });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    while (!text.includes(EXPECTED)) text += (await reader?.read())?.value ?? failed(`The stream ended after ${text}`);
    return async () => {
      await reader?.cancel();
      while (gateway.live.counts.liveQueries.open > 0) await new Promise(setImmediate);
    };
  },
  /** A query on a WebSocket that is open. */
  websocket: async ({ origin }) => {
    const socket = await (socketOnce ??= openSocket(origin));
    const { promise, resolve } = Promise.withResolvers<void>();
    let text = '';
    const received = (data: unknown) => {
      text += String(data);
      if (text.includes('"type":"complete"') || text.includes('"type":"error"')) resolve();
    };
    socket.on('message', received);
    socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: QUERY }));
    await promise;
    socket.off('message', received);
    if (!text.includes(EXPECTED)) failed(`The gateway answered ${text}`);
    return undefined;
  },
} satisfies Readonly<Record<string, Send>>;

type Transport = keyof typeof transports;

let socketOnce: Promise<WebSocket> | undefined;

async function openSocket(origin: string): Promise<WebSocket> {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  await new Promise((resolve) => socket.once('open', resolve));
  const acknowledged = new Promise((resolve) => socket.once('message', resolve));
  socket.send('{"type":"connection_init"}');
  await acknowledged;
  return socket;
}

async function assertExpected(response: Response): Promise<undefined> {
  const text = await response.text();
  if (!text.includes(EXPECTED)) failed(`The gateway answered ${text}`);
}

function failed(message: string): never {
  throw new Error(message);
}

/** Counts what one request of each transport enters in a gateway of this process over a sandbox in another. */
async function measure(names: readonly Transport[]): Promise<Partial<Record<Transport, readonly Entered[][]>>> {
  const sandbox = await Child.start<string>('sandbox');
  const contracts = slugs.map(readContract);
  const defaults = defaultSettings(contracts);
  const based: Settings = {
    ...defaults,
    logs: { ...defaults.logs, level: 'error' },
    // On a busy machine, each request of the rounds would be one of those that the console records.
    server: { ...defaults.server, port: 0, recordedRequests: 1 },
    // A cached response would make no call.
    performance: { ...defaults.performance, cache: false, responseCache: false },
  };
  const settings = onSandbox(based, contracts, sandbox.greeting);
  const gateway = createGateway({
    settings,
    subgraphs: Object.values(subgraphs),
    edges: Object.values(edges),
    log: createLog(settings.logs),
  });
  const { origin } = await serve(gateway);
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  const found: Partial<Record<Transport, Entered[][]>> = {};
  for (const name of names) found[name] = await roundsOf(() => transports[name]({ gateway, origin }), session);
  return found;
}

async function roundsOf(send: () => ReturnType<Send>, session: Session): Promise<Entered[][]> {
  for (let sent = 0; sent < WARM_UP; sent++) await (await send())?.();
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  const rounds: Entered[][] = [];
  for (let round = 0; round < ROUNDS; round++) {
    // Counts begin anew each time that they are taken.
    await session.post('Profiler.takePreciseCoverage');
    const end = await send();
    rounds.push(entered((await session.post('Profiler.takePreciseCoverage')).result));
    await end?.();
  }
  await session.post('Profiler.stopPreciseCoverage');
  return rounds;
}

/** A file that was entered, with the functions of it that were called. */
interface Entered {
  readonly root: Root;
  readonly file: string;
  readonly functions: readonly string[];
}

function entered(scripts: readonly Profiler.ScriptCoverage[]): Entered[] {
  return scripts.flatMap(({ url, functions }) => {
    const root = roots.find((each) => ROOTS[each].test(url));
    // The function at 0 is the module itself.
    const called = functions.filter(({ ranges: [range] }) => range && range.count > 0 && range.startOffset > 0);
    if (!root || called.length === 0) return [];
    const file = url.replace(/^.*?\/(?=(?:src|node_modules)\/)/, '');
    return [{ root, file, functions: called.map(({ functionName }) => functionName || '(anonymous)') }];
  });
}

/** The least of all rounds. */
function wayOf(rounds: readonly Entered[][]): Way {
  const counts = roots.map((root) => {
    const all = rounds.map((round) => round.filter((each) => each.root === root));
    const functions = all.map((files) => files.reduce((sum, each) => sum + each.functions.length, 0));
    return [root, { files: Math.min(...all.map(({ length }) => length)), functions: Math.min(...functions) }];
  });
  return Object.fromEntries(counts) as Way;
}

helpOnRequest(`npm run lab -- way [--json] [--list <transport>]

Counts the files and functions that one request with one call enters, after warming up, by V8's coverage: those of the server and
execution, those of calls and the graph, and of libraries. The request is a POST to node:http (post), one of the Fetch API (fetch), a live
query as a stream of events until the first of them (sse), and a query on an open WebSocket (websocket). --list prints the files of one
of them with their functions. lab/ratchets.json has the largest numbers that npm test accepts: they may only fall.`);

const { json, list } = parseArgs({ options: { json: { type: 'boolean' }, list: { type: 'string' } } }).values;
const all = Object.keys(transports) as Transport[];
const names = list === undefined ? all : all.filter((name) => name === list);
if (names.length === 0) failed(`There is no transport ${list}: choose among ${all.join(', ')}.`);
const measured = await measure(names);
const ways = Object.fromEntries(names.map((name) => [name, wayOf(measured[name] ?? [])])) as Ways;
if (json) console.log(JSON.stringify(ways));
else {
  for (const name of names) {
    console.log(name);
    for (const root of roots) {
      const { files, functions } = ways[name][root];
      console.log(`  ${root.padEnd(10)}${String(files).padStart(5)} files${String(functions).padStart(6)} functions`);
    }
  }
  // The last round has what each round has, and may have what a timer called.
  for (const { root, file, functions } of list === undefined ? [] : (measured[names[0] as Transport]?.at(-1) ?? []))
    if (root === 'calls' || root === 'server') console.log(`${file}\n  ${functions.join(' ')}`);
}
process.exit();
