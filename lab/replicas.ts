import { helpOnRequest } from '../scripts/help-on-request.ts';
import { type FailureFigures, failuresUnderLoad } from '../test/many/failures.ts';
import { freedCalls } from '../test/many/freed-calls.ts';
import { hotKeys } from '../test/many/hot-keys.ts';
import { invalidationDelays } from '../test/many/invalidation-delays.ts';
import { quotasInFailures } from '../test/many/quotas-in-failures.ts';
import { type QuotaFigures, quotasKept } from '../test/many/quotas-kept.ts';
import { startReplicas } from '../test/many/replicas.ts';
import { percentile } from './bench/measure/statistics.ts';

const PER_SECOND = 200;
const SECONDS = 20;
const KEYS = 100;
const ROUNDS = 300;
const INVALIDATED_MS = 100;
/** A call is held for 10 s, and counts for a second after. */
const FREED_MS = 15_000;

helpOnRequest(`npm run lab -- replicas [--quick]

Starts three gateways behind HAProxy, and Redis with a replica and three sentinels. Shows whether quotas of 2 calls a second and 200 a
day are kept over all gateways, and by each gateway at least while one is frozen, one is killed and Redis fails over, when calls of a quota that a killed gateway had under way are free again, how often an upstream is called for a key that many callers ask for at once, and when the others see
an invalidation. Then, under ${PER_SECOND} requests a second with every answer checked: Redis' master is killed, a gateway is
killed, one is frozen, and all are replaced in turn. The exit code is 1 where a goal is missed. --quick takes shorter for the first
three. It needs haproxy and redis-server.`);

const isQuick = process.argv.includes('--quick');
const part = (count: number) => (isQuick ? Math.ceil(count / 10) : count);
const missed: string[] = [];
/** Without Redis each of three gateways grants its whole quotas; at a change also what Redis granted counts. */
// They need gateways of their own: the quota of a day is used up afterwards.
const failing = await startReplicas();
try {
  showQuotas('in failures', await quotasInFailures(failing), 4);
} finally {
  await failing.remove();
}
const replicas = await startReplicas();
try {
  showQuotas('', await quotasKept(replicas, { seconds: isQuick ? 6 : SECONDS }));

  const freedMs = await freedCalls(replicas);
  show('calls of a killed gateway', `free again after ${(freedMs / 1000).toFixed(1)} s`, freedMs <= FREED_MS);

  const hot = await hotKeys(replicas, { keys: part(KEYS) });
  const most = Math.max(...hot.calls);
  show(
    'hot keys',
    `${hot.requests} requests for ${hot.calls.length} keys: at most ${most} upstream calls for a key, ${hot.wrong} wrong answers`,
    most <= replicas.gateways.length && hot.wrong === 0,
  );

  const delays = await invalidationDelays(replicas, { rounds: part(ROUNDS) });
  const quantile = (share: number) => percentile(delays, share);
  show(
    'invalidation',
    `p50 ${quantile(0.5).toFixed(1)} ms, p99 ${quantile(0.99).toFixed(1)} ms of ${delays.length}`,
    quantile(0.99) <= INVALIDATED_MS,
  );

  const { figures, repeated } = await failuresUnderLoad(replicas, { perSecond: PER_SECOND });
  for (const each of figures) show(each.name, textOf(each), each.lostReads === 0 && each.wrong === 0);
  show('mutations', `${repeated.length} were sent to the upstream twice`, repeated.length === 0);
} finally {
  await replicas.remove();
}
process.exitCode = missed.length > 0 ? 1 : 0;

function showQuotas(name: string, { calls, seconds, mostInSecond, callsOfDay }: QuotaFigures, times = 1): void {
  show(
    `2 calls a second ${name}`,
    `${calls} in ${seconds} s, at most ${mostInSecond} in any second`,
    mostInSecond <= 2 * times && calls > seconds,
  );
  show(`200 calls a day ${name}`, `${callsOfDay} of more requests`, callsOfDay >= 200 && callsOfDay <= 200 * times);
}

function show(name: string, value: string, isMet: boolean): void {
  if (!isMet) missed.push(name);
  console.log(`${name.padEnd(34)} ${value}${isMet ? '' : '  MISSED'}`);
}

function textOf(each: FailureFigures): string {
  const { requests, lostReads, lostMutations, wrong, stale, slowestMs, recoveredMs, details } = each;
  const recovered = recoveredMs === undefined ? '' : `, as before after ${recoveredMs.toFixed(0)} ms`;
  const examples = details.map((detail) => `\n  ${detail}`).join('');
  return `${requests} requests: ${lostReads} reads lost, ${wrong} wrong, ${stale} older than an answered mutation, ${lostMutations} mutations without an answer; slowest ${slowestMs.toFixed(0)} ms${recovered}${examples}`;
}
