import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createGateway, serve } from '#gateway';
import { createLog } from '#log';
import { blockchain } from '#subgraphs';
import { helpOnRequest } from '../scripts/help-on-request.ts';
import { TurnProbe } from './bench/measure/processes.ts';
import { percentile } from './bench/measure/statistics.ts';
import { chainServer } from './subscribers/walks.ts';

interface Memory {
  /** The heap, and buffers outside of it. */
  readonly used: number;
  /** What the system has given the process, without the young generation of the heap. */
  readonly resident: number;
}

/** The memory of the process, without garbage. */
async function settledMemory(): Promise<Memory> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  for (let round = 0; round < 3; round++) {
    await wait(500);
    collect();
  }
  const { heapUsed, external, rss } = process.memoryUsage();
  const young = getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space');
  return { used: heapUsed + external, resident: rss - (young?.physical_space_size ?? 0) };
}

const MOST_BYTES = { sse: 16 * 1024, ws: 12 * 1024 };
const EVENTS = 20;

helpOnRequest(`npm run lab -- subscribers [[--live] [<subscribers>]]

Opens subscriptions at one gateway, half of them as server-sent events and half by WebSocket, 10,000 unless given. Prints the memory of
each idle one, then for each new block upstream the CPU time of the gateway, the longest time in which its event loop does nothing else, the
time to the event of each subscriber. --live opens live queries of one document instead.

The memory is that of the heap with buffers, and what is resident without the young generation of the heap, which grows to up to 32 MB
under any load. The exit code is 1 if a subscriber takes more than ${MOST_BYTES.sse / 1024} KiB of either by server-sent events, or ${MOST_BYTES.ws / 1024} by WebSocket, an event is lost or repeated, or
the source is polled more than once at a time.`);

const options = process.argv.slice(2);
const count = Number(options.find((each) => /^\d+$/.test(each)) ?? 10_000);
const isLive = options.includes('--live');
const transports = ['sse', 'ws'] as const;
const [POLL_MS, PAUSE_MS, FIRST] = [100, 500, 100];
const { chain, settings: loaded } = await chainServer();
const gateway = createGateway({
  settings: {
    ...loaded,
    // On a busy machine the event loop is late, which is no overload.
    server: { ...loaded.server, port: 0, overload: { ...loaded.server.overload, maxDelay: 10_000 } },
    limits: { ...loaded.limits, connections: count + 100 },
    subscriptions: { ...loaded.subscriptions, most: count, perCaller: count, poll: POLL_MS, heartbeat: 600_000 },
    liveQueries: { ...loaded.liveQueries, interval: POLL_MS, poll: POLL_MS },
  },
  subgraphs: [blockchain],
  edges: [],
  log: createLog({ level: 'error', format: 'text' }),
});
const served = await serve(gateway);
const clients = fork(new URL('./subscribers/clients.ts', import.meta.url), { serialization: 'json' });
const ask = async <Answer>(message: object | string): Promise<Answer> => {
  clients.send(message);
  const [answer] = (await once(clients, 'message')) as [Answer];
  return answer;
};

const target = {
  port: Number(new URL(served.origin).port),
  path: loaded.server.path,
  query: isLive
    ? 'query @live { latestBlock { height hash } }'
    : 'subscription { blockMined { cursor block { height hash } } }',
};
const failures: string[] = [];
const print = (line: string) => process.stdout.write(`${line}\n`);
// The first subscription loads and compiles modules: their memory is not that of a subscription.
for (const transport of transports) await ask({ ...target, count: FIRST, transport });
await mine(3);
for (const transport of transports) {
  const before = await settledMemory();
  const added = Math.floor(count / transports.length) - FIRST;
  await ask({ ...target, count: added, transport });
  const after = await settledMemory();
  const [used, resident] = [(after.used - before.used) / added, (after.resident - before.resident) / added];
  print(`${transport.padEnd(8)}${added} subscribers, ${kibibytes(used)} each, ${kibibytes(resident)} resident`);
  const most = MOST_BYTES[transport];
  if (Math.max(used, resident) > most) failures.push(`${transport}: a subscriber takes more than ${most / 1024} KiB`);
}
const [idle] = await measured(() => mine(0, EVENTS));
await ask('read');
const polls = chain.polls;
const startedAt = performance.now();
const [busy, longestMs] = await measured(() => mine(EVENTS));
const { latencies, seen } = await ask<{ latencies: number[]; seen: number[] }>('read');
const expected = Math.ceil((performance.now() - startedAt) / (POLL_MS * 0.9)) + 1;
print(
  `events  ${latencies.length} of ${EVENTS} blocks, ${times(latencies)} after the block, polled each ${POLL_MS} ms`,
);
print(
  `gateway ${((busy - idle) / EVENTS).toFixed(0)} ms of CPU for a block to all subscribers, at most ${longestMs.toFixed(0)} ms without a pause`,
);
print(`polls   ${chain.polls - polls} for ${seen.length} subscribers`);
const [fewer, more] = [seen.filter((each) => each < EVENTS).length, seen.filter((each) => each > EVENTS).length];
if (fewer + more > 0) failures.push(`${fewer} subscribers have fewer than ${EVENTS} events, and ${more} have more`);
if (chain.polls - polls > expected) failures.push('the source is polled more than once at a time');
for (const failure of failures) print(`MISSED  ${failure}`);
clients.kill();
process.exit(failures.length > 0 ? 1 : 0);

function kibibytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KiB`;
}

/** The median and the 99th percentile. */
function times(latencies: readonly number[]): string {
  const at = (share: number) => percentile(latencies, share).toFixed(0);
  return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`;
}

/** Mines blocks one by one, and waits until their events are delivered. */
async function mine(blocks: number, pauses = blocks): Promise<void> {
  for (let paused = 0; paused < pauses; paused++) {
    if (paused < blocks) {
      clients.send({ mined: chain.height + 1, at: String(process.hrtime.bigint()) });
      chain.height += 1;
    }
    await wait(PAUSE_MS);
  }
  await wait(2 * PAUSE_MS);
}

/** The CPU time of this process during some work, and the longest turn of its event loop. */
async function measured(work: () => Promise<void>): Promise<[cpuMs: number, longestMs: number]> {
  const turns = new TurnProbe();
  turns.start();
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return [(user + system) / 1000, turns.stop()];
}
