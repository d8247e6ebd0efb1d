import type { Profiler } from 'node:inspector';
import { Session } from 'node:inspector/promises';
import { defaultSettings, onSandbox, type Settings } from '#config';
import { readContract } from '#contract';
import { slugs } from '#contracts';
import * as edges from '#edges';
import { createGateway, serve } from '#gateway';
import { createLog } from '#log';
import * as subgraphs from '#subgraphs';
import { helpOnRequest } from '../scripts/help-on-request.ts';
import { Child } from './processes/child.ts';

const WARM_UP = 30;
/** What fires during a request is counted with it, and a busy machine makes it wait for its turn: the least of some requests has neither. */
const ROUNDS = 40;
const BODY = JSON.stringify({
  query: 'query($code: ID!) { country(id: $code) { code code3 } }',
  variables: { code: 'FR' },
});
/** The first that a script's URL matches. */
const ROOTS = {
  calls: /\/src\/(upstream|contract|graph|subgraphs|edges)\//,
  server: /\/src\//,
  graphql: /\/node_modules\/graphql\//,
  undici: /\/node_modules\/undici\//,
} as const;

const names = Object.keys(ROOTS) as (keyof typeof ROOTS)[];

/** What a request enters, by root. */
export type Way = Readonly<Record<keyof typeof ROOTS, { readonly files: number; readonly functions: number }>>;

/** Counts what one POST enters in a gateway of this process over a sandbox in another. */
async function measureWay(): Promise<Way> {
  const sandbox = await Child.start<string>('sandbox');
  const contracts = slugs.map(readContract);
  const defaults = defaultSettings(contracts);
  const based: Settings = {
    ...defaults,
    logs: { ...defaults.logs, level: 'error' },
    server: { ...defaults.server, port: 0 },
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
  const send = async () => {
    const response = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: BODY,
    });
    const text = await response.text();
    if (!text.includes('"code3":"FRA"')) throw new Error(`The gateway answered ${text}`);
  };
  for (let sent = 0; sent < WARM_UP; sent++) await send();
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await session.post('Profiler.takePreciseCoverage');
  const rounds: Way[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await send();
    // Counts begin anew each time that they are taken.
    rounds.push(entered((await session.post('Profiler.takePreciseCoverage')).result));
  }
  const least = (name: keyof Way, count: 'files' | 'functions') => Math.min(...rounds.map((each) => each[name][count]));
  const counts = names.map((name) => [name, { files: least(name, 'files'), functions: least(name, 'functions') }]);
  return Object.fromEntries(counts) as Way;
}

function entered(scripts: readonly Profiler.ScriptCoverage[]): Way {
  const way = Object.fromEntries(names.map((name) => [name, { files: 0, functions: 0 }])) as Record<
    keyof Way,
    { files: number; functions: number }
  >;
  for (const { url, functions } of scripts) {
    const name = names.find((each) => ROOTS[each].test(url));
    // The function at 0 is the module itself.
    const called = functions.filter(({ ranges: [range] }) => range && range.count > 0 && range.startOffset > 0).length;
    if (!name || called === 0) continue;
    way[name].files += 1;
    way[name].functions += called;
  }
  return way;
}

helpOnRequest(`npm run lab -- way [--json]

Counts the files and functions that one POST with one call enters, after warming up, by V8's coverage: those of the server and
execution, those of calls and the graph, and of libraries. lab/ratchets.json has the largest numbers that npm test accepts: they may
only fall.`);

const way = await measureWay();
if (process.argv.includes('--json')) console.log(JSON.stringify(way));
else {
  for (const [name, { files, functions }] of Object.entries(way)) {
    console.log(`${name.padEnd(10)}${String(files).padStart(5)} files${String(functions).padStart(6)} functions`);
  }
}
process.exit();
