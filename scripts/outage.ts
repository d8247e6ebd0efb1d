import { createServer } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Server } from 'node:net';
import { defaultSettings, onSandbox, type Settings } from '#config';
import { readContract } from '#contract';
import { type Slug, slugs } from '#contracts';
import * as edges from '#edges';
import { createGateway, type Gateway, runOperation } from '#gateway';
import { createLog } from '#log';
import { loadStandIns, serveSandbox } from '#sandbox';
import * as subgraphs from '#subgraphs';
import { helpOnRequest } from './help-on-request.ts';
import { type Question, questions } from './questions.ts';

const ROUNDS = 60;
const WARMING = 20;
/** Requests to the failing interface in flight at any time. */
const IN_FLIGHT = 10;

helpOnRequest(`npm run outage -- [slug]

Measures how long requests to all other interfaces take while one (quotes by default) is down, hangs or sends malformed
responses, and callers keep requesting it. Each of ${ROUNDS} rounds is compared with one just before it in which all work.`);

const slug = (process.argv[2] ?? 'quotes') as Slug;
const contracts = slugs.map(readContract);
const sandbox = await serveSandbox(await loadStandIns(slugs), { host: '127.0.0.1', port: 0, seed: 'outage' });
const caller = {
  requestId: 'outage',
  header: (name: string) => (name === 'authorization' ? 'Bearer sandbox' : undefined),
};

const healthy = gatewayWith();
const own = documentOf(questions().find((each) => each.slug === slug));
const others = questions()
  .filter((each) => each.slug !== slug && each.operation === 'query')
  .map(documentOf);
console.log(`${others.length} requests to the others at once, with ${IN_FLIGHT} to ${slug} in flight:`);
const malformed = createServer((_request, response) => response.end('<h1>Welcome</h1>'));
const silent = createTcpServer(() => undefined);
for (const [failure, url] of [
  ['is down', 'http://127.0.0.1:9'],
  ['hangs', await listening(silent)],
  ['sends malformed responses', await listening(malformed)],
] as const) {
  console.log(`${slug} ${failure}: ${await compare(gatewayWith(url))} of the time with all interfaces up`);
}
process.exit();

/** The median ratio of a round's time to that of the round before it. */
async function compare(troubled: Gateway): Promise<string> {
  const ratios: number[] = [];
  for (let round = 0; round < WARMING + ROUNDS; round++) {
    const before = await timed(healthy);
    const during = await timed(troubled);
    if (round >= WARMING) ratios.push(during / before);
  }
  ratios.sort((one, other) => one - other);
  return `${Math.round((ratios[ROUNDS / 2] ?? 0) * 100)} %`;
}

/** Milliseconds until the others have answered, with requests to `slug` in flight. */
async function timed(gateway: Gateway): Promise<number> {
  const enough = new AbortController();
  const asked = Array.from({ length: IN_FLIGHT }, () => ask(gateway, own, enough.signal));
  const began = performance.now();
  await Promise.all(others.map((query) => ask(gateway, query, enough.signal)));
  const took = performance.now() - began;
  enough.abort();
  await Promise.all(asked);
  return took;
}

function ask(gateway: Gateway, query: string, signal: AbortSignal) {
  return runOperation(gateway, { query }, caller, signal);
}

function documentOf(question: Question | undefined): string {
  if (!question) throw new Error(`No example queries ${slug}.`);
  return `${question.operation} { ${question.text} }`;
}

/** All interfaces in the sandbox, except for one at another address. Caching and coalescing are off, so that all rounds are equal. */
function gatewayWith(url?: string): Gateway {
  const base = onSandbox(defaultSettings(contracts), contracts, sandbox.origin);
  const known = base.interfaces[slug];
  const settings: Settings = {
    ...base,
    performance: { ...base.performance, cache: false, coalesceCalls: false },
    interfaces: url && known ? { ...base.interfaces, [slug]: { ...known, url } } : base.interfaces,
  };
  return createGateway({
    settings,
    subgraphs: Object.values(subgraphs),
    edges: Object.values(edges),
    log: createLog({ level: 'silent', format: 'text' }),
  });
}

function listening(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  });
}
