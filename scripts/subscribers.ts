import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createGateway, serve } from '#gateway';
import { createLog } from '#log';
import { blockchain } from '#subgraphs';
import { helpOnRequest } from './help-on-request.ts';
import { chainServer } from './subscribers/chain-server.ts';

const [MOST_BYTES, EVENTS] = [12 * 1024, 20];

helpOnRequest(`npm run subscribers [-- <subscribers>]

Opens subscriptions at one gateway, half of them as server-sent events and half by WebSocket, 10,000 unless given. Prints the memory of
each idle one, the time from a new block upstream to its event, and the polls. The exit code is 1 if one takes more than
${MOST_BYTES / 1024} KiB, an event is lost or repeated, or the source is polled more than once at a time.`);

const count = Number(process.argv.slice(2).find((each) => /^\d+$/.test(each)) ?? 10_000);
const [POLL_MS, PAUSE_MS] = [100, 500];
const { chain, settings: loaded } = await chainServer();
const gateway = createGateway({
  settings: {
    ...loaded,
    server: { ...loaded.server, port: 0 },
    limits: { ...loaded.limits, connections: count + 100 },
    subscriptions: { ...loaded.subscriptions, most: count, perCaller: count, pollMs: POLL_MS, heartbeatMs: 600_000 },
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

const port = Number(new URL(served.origin).port);
const target = {
  port,
  path: loaded.server.path,
  query: 'subscription { blockMined { cursor block { height hash } } }',
};
const failures: string[] = [];
const print = (line: string) => process.stdout.write(`${line}\n`);
// The first subscription loads and compiles modules: their memory is not that of a subscription.
await ask({ ...target, count: 100, transport: 'sse' });
await ask({ ...target, count: 100, transport: 'ws' });
await mine(3);
for (const transport of ['sse', 'ws'] as const) {
  const before = await settledMemory();
  const added = Math.floor(count / 2) - 100;
  await ask({ ...target, count: added, transport });
  const after = await settledMemory();
  const [each, resident] = [(after.used - before.used) / added, (after.resident - before.resident) / added];
  print(`${transport.padEnd(8)}${added} subscribers, ${kibibytes(each)} each, ${kibibytes(resident)} resident`);
  if (each > MOST_BYTES) failures.push(`${transport}: a subscriber takes more than ${MOST_BYTES / 1024} KiB`);
}
await ask('read');
const polls = chain.polls;
const startedAt = performance.now();
await mine(EVENTS);
const { latencies, seen } = await ask<{ latencies: number[]; seen: number[] }>('read');
const sorted = latencies.toSorted((one, other) => one - other);
const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0);
print(
  `events  ${latencies.length} of ${EVENTS} blocks, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms after the block, polled each ${POLL_MS} ms`,
);
const expected = Math.ceil((performance.now() - startedAt) / (POLL_MS * 0.9)) + 1;
print(`polls   ${chain.polls - polls} for ${gateway.live.counts.subscribers} subscribers`);
if (seen.some((each) => each !== EVENTS)) failures.push('an event was lost or repeated');
if (chain.polls - polls > expected) failures.push('the source is polled more than once at a time');
for (const failure of failures) print(`MISSED  ${failure}`);
clients.kill();
process.exit(failures.length > 0 ? 1 : 0);

function kibibytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KiB`;
}

/** Mines blocks one by one, and waits until their events are delivered. */
async function mine(blocks: number): Promise<void> {
  for (let mined = 0; mined < blocks; mined++) {
    clients.send({ mined: chain.height + 1, at: String(process.hrtime.bigint()) });
    chain.height += 1;
    await wait(PAUSE_MS);
  }
  await wait(2 * PAUSE_MS);
}

/** The memory of the process, without garbage. */
async function settledMemory(): Promise<{ readonly used: number; readonly resident: number }> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  for (let round = 0; round < 3; round++) {
    await wait(500);
    collect();
  }
  const { heapUsed, external, rss } = process.memoryUsage();
  return { used: heapUsed + external, resident: rss };
}
