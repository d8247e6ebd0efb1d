import { helpOnRequest } from '../scripts/help-on-request.ts';
import { Child } from './processes/child.ts';
import type { Greeting } from './processes/gateway.ts';
import { questions } from './questions.ts';
import {
  graphRequest,
  type LoadRequest,
  type LoadResult,
  mostWithin,
  openLoad,
  proxyWithArrivals,
  quantileMs,
  SandboxDial,
} from './resilience/load.ts';

/** The API that fails, the one whose mutation must not be repeated, and the one with a quota. */
const [FAILING, CHANGED, LIMITED] = ['jokes', 'chat', 'journals'] as const;
const PER_SECOND = 120;
/** So long that the retries which accumulate while nothing fails, ten, are few. */
const PHASE_MS = 5000;
const ROUNDS = Number(process.argv[2] ?? 3);
/** Requests that a hanging API holds are many. */
const CONNECTIONS = 3000;
const GOALS = { p95: 0.1, retries: 0.2, perSecond: 2 };
const FAULTS = {
  'answers 500 always': { on: FAILING, status: 500 },
  'takes 30 s': { on: FAILING, latency: '30s' },
  'resets connections': { on: FAILING, reset: true },
  'answers 503 to 30 %': { on: FAILING, status: 503, share: 0.3 },
} as const;

helpOnRequest(`npm run lab -- chaos [rounds]

Keeps ${PER_SECOND} operations a second on a gateway over the sandbox while ${FAILING} fails in several ways, a third of the mutations of
${CHANGED} fail, and more operations of ${LIMITED} come than its quota allows. Each phase is compared with one just before it in which all work:
the p95 of operations that do not touch ${FAILING} changes by less than 10 %, and none of them has errors; retries add at most
20 % of calls, no mutation is sent twice, and ${LIMITED} receives at most ${GOALS.perSecond} requests in any second. The exit code is 1 where a goal
is missed; only a quiet machine can tell about the p95. It takes five minutes.`);

const sandbox = await Child.start<string>('sandbox');
const dial = new SandboxDial(sandbox.greeting);
const proxy = await proxyWithArrivals(sandbox.greeting);
const gateway = await Child.start<Greeting>(
  'gateway',
  sandbox.greeting,
  JSON.stringify({
    performance: { cache: false, responseCache: false, coalesceCalls: false, coalesceOperations: false },
    quotas: [LIMITED],
    log: 'error',
    urls: { [LIMITED]: `${proxy.origin}/${LIMITED}` },
  }),
);
const textOf = (slug: string) => questions().find((each) => each.slug === slug)?.text ?? '';
const OTHERS = ['countries', 'logistics', 'banking', 'marketplace', 'readers', 'tv'];
const request = (kind: string, query: string) => graphRequest(gateway.greeting.origin, kind, query);
const others = OTHERS.map((slug) => request('other', `{ ${textOf(slug)} }`));
const failing = request('failing', `{ ${textOf(FAILING)} }`);
const limited = request('limited', `{ ${textOf(LIMITED)} }`);
let posted = 0;

await phase(undefined);
const rows = [];
for (const [name, fault] of Object.entries(FAULTS)) {
  const ratios: number[] = [];
  const counts = { failing: 0, calls: 0, changes: 0, changeCalls: 0, harmed: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    const before = await phase(undefined);
    const during = await phase(fault);
    ratios.push(p95(during) / p95(before));
    counts.harmed += harmed(during);
    counts.failing += during.sent.get('failing') ?? 0;
    counts.calls += during.calls;
    counts.changes += (before.sent.get('change') ?? 0) + (during.sent.get('change') ?? 0);
    counts.changeCalls += before.changeCalls + during.changeCalls;
  }
  const p95Change = (ratios.toSorted((one, other) => one - other)[Math.floor(ROUNDS / 2)] ?? Number.NaN) - 1;
  rows.push({ name, p95Change, ...counts });
}

const perSecond = mostWithin(proxy.times, 1000);
console.log(`${FAILING.padEnd(22)} p95 of others   retries   ${CHANGED}: mutations, calls`);
for (const { name, p95Change, failing: asked, calls, changes, changeCalls, harmed: failed } of rows) {
  const retries = Math.max(0, calls - asked) / asked;
  const misses = [
    p95Change >= GOALS.p95 && 'p95',
    retries > GOALS.retries && 'retries',
    changeCalls > changes && 'mutations',
    failed > 0 && `${failed} others with errors`,
  ].filter(Boolean);
  const columns = [
    name.padEnd(22),
    `${(100 * p95Change).toFixed(1)} %`.padStart(13),
    `${(100 * retries).toFixed(1)} %`.padStart(9),
    `${changes}, ${changeCalls}`.padStart(23),
  ];
  console.log(`${columns.join(' ')}${misses.length > 0 ? `  MISSED: ${misses.join(', ')}` : ''}`);
  if (misses.length > 0) process.exitCode = 1;
}
const isKept = perSecond <= GOALS.perSecond;
console.log(`${LIMITED}: ${proxy.times.length} requests, ${perSecond} in a second at most${isKept ? '' : '  MISSED'}`);
if (!isKept) process.exitCode = 1;
await Promise.all([gateway.kill(), sandbox.kill()]);
process.exit();

/** A load while an API has a fault, or none. Some mutations fail in any phase. */
async function phase(fault: object | undefined) {
  await dial.faults([{ on: CHANGED, status: 503, share: 0.3 }, ...(fault ? [fault] : [])]);
  const before = await dial.calls();
  const load = await openLoad(gateway.greeting.origin, next, {
    perSecond: PER_SECOND,
    connections: CONNECTIONS,
    ms: PHASE_MS,
  });
  const after = await dial.calls();
  return {
    ...load,
    calls: after(FAILING) - before(FAILING),
    changeCalls: after(CHANGED) - before(CHANGED),
  };
}

/** Of ten requests, six touch nothing that fails. */
function next(): LoadRequest {
  posted += 1;
  const kind = posted % 10;
  if (kind === 0) return limited;
  if (kind <= 2) return failing;
  if (kind === 3) {
    const input = `{ channelId: "1179999999999999000", content: "Parcel ${posted}" }`;
    return request('change', `mutation { createMessage(input: ${input}) { __typename } }`);
  }
  return others[posted % others.length] as LoadRequest;
}

/** The responses with errors to operations that do not touch what fails. */
function harmed({ samples }: LoadResult): number {
  return samples.filter(({ kind, status, hasErrors }) => kind === 'other' && (status !== 200 || hasErrors)).length;
}

function p95({ samples }: LoadResult): number {
  return quantileMs(
    samples.filter(({ kind }) => kind === 'other'),
    0.95,
  );
}
