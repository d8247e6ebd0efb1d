import { parseArgs } from 'node:util';
import { helpOnRequest } from '../scripts/help-on-request.ts';
import { memoryOfReloads, ReloadedServer, Traffic } from './reloads/server.ts';

const FULL = { reloads: 100, connections: 16, memory: 200 };
const SHORT = { reloads: 10, connections: 4, memory: 40 };
/** Each third configuration has a problem. */
const BAD_IN = 3;

helpOnRequest(`npm run lab -- reloads [--short]

Reloads a gateway under load, and counts requests without the right answer: ${FULL.reloads} times in one process and in two workers,
with a file that has a problem in each third turn, and changed APIs, keys and graphs in the others. Then restarts the workers
one after the other under the same load. Then reloads ${FULL.memory} times in this process, and tells how the memory grows and
whether old configurations are gone. The exit code is 1 where a request is lost, a reload fails, or an old configuration is held.

  --short   ${SHORT.reloads} reloads with ${SHORT.connections} connections, and ${SHORT.memory} for the memory`);

const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } });
const { reloads, connections, memory } = values.short ? SHORT : FULL;
const problems: string[] = [];

for (const workers of [1, 2]) {
  const server = await ReloadedServer.start({ workers });
  const traffic = new Traffic(server.origin, connections);
  await traffic.answered(connections);
  const started = performance.now();
  for (let turn = 1; turn <= reloads; turn++) {
    const isBad = turn % BAD_IN === 0;
    const found = await server.reload(turn, isBad);
    if (found !== (isBad ? 'kept' : 'reloaded')) problems.push(`reload ${turn} of ${workers} processes: ${found}`);
    await traffic.answered(connections);
  }
  const each = (performance.now() - started) / reloads;
  report(`${reloads} reloads, ${processes(workers)}`, traffic, `${each.toFixed(0)} ms each`);
  if (workers > 1) {
    const before = traffic.counts();
    await server.restartWorkers();
    await traffic.answered(connections);
    report('a restart of all workers', traffic, `${traffic.counts().answered - before.answered} meanwhile`);
  }
  await traffic.stop();
  await server.stop();
}

const { growthKiB, held, settledMiB } = await memoryOfReloads(memory);
row(
  `${memory} reloads, memory`,
  `${growthKiB.toFixed(1)} KiB each, ${settledMiB.toFixed(0)} MiB at the end; ${held} held`,
);
if (held > 0) problems.push(`${held} configurations are held that are not in use`);
for (const problem of problems) console.log(`PROBLEM: ${problem}`);
process.exit(problems.length > 0 ? 1 : 0);

function report(name: string, traffic: Traffic, more: string): void {
  const { answered, lost } = traffic.counts();
  row(name, `${lost.length} lost of ${answered}; ${more}`);
  if (lost.length > 0) problems.push(`${name}: ${lost.slice(0, 3).join(', ')}`);
}

function row(name: string, value: string): void {
  console.log(`${name.padEnd(34)} ${value}`);
}

function processes(workers: number): string {
  return workers === 1 ? 'one process' : `${workers} workers`;
}
