import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { helpOnRequest } from '../scripts/help-on-request.ts';
import { manifoldWith } from './contestants/manifold.ts';
import { SCRATCH } from './contestants/node.ts';
import { type Running, start } from './measure/processes.ts';
import { median } from './measure/statistics.ts';
import { type Cell, type Pace, takeTurns, turnsAt, warmUpAll } from './measure/throughput.ts';
import { requireTools } from './tools.ts';
import { startUpstream } from './upstream/index.ts';

helpOnRequest(`npm run bench:telemetry -- [rounds]

Measures what observing requests costs: requests for each second of CPU time without any, with the defaults of serve (metrics, and a
log of problems), and with more. Five rounds unless another number is given. The limit is 3 % with the defaults.`);

const rounds = Number(process.argv[2] ?? 5);
const PACE: Pace = { rounds, seconds: 1, warmUps: [2, 6], connections: 32 };
/** Nothing listens there: every span is dropped. */
const DOWN = 'http://127.0.0.1:9';
const off = { metrics: { enabled: false }, logs: { level: 'warn', access: 'off' } };
const on = { metrics: { port: 0 }, logs: { level: 'info', access: 'problems' } };
const VARIANTS = [
  { id: 'off', name: 'nothing', settings: off },
  { id: 'metrics', name: 'metrics', settings: { ...on, logs: off.logs } },
  { id: 'defaults', name: 'metrics, problems', settings: on },
  { id: 'traces', name: 'and 10 % traces', settings: { ...on, telemetry: { endpoint: DOWN } } },
  { id: 'all', name: 'and every request', settings: { ...on, logs: { ...on.logs, access: 'all' } } },
];

requireTools();
const folder = join(SCRATCH, 'telemetry');
mkdirSync(folder, { recursive: true });
const upstream = await startUpstream();
const all: Running[] = [];
for (const variant of VARIANTS) all.push(await start(manifoldWith(variant), { upstream: upstream.origin, folder }));
await warmUpAll(all, 1, folder);
for (const [title, alike] of [
  ['one call for each request', false],
  ['equal requests, coalesced', true],
] as const) {
  show(title, await takeTurns(turnsAt(all, 'transaction', alike, { connections: PACE.connections, folder }), PACE));
}
for (const running of all) await running.stop();
await upstream.stop();

/** Prints the rates, and the ratio to the first one as the median of the rounds' ratios. */
function show(title: string, cells: readonly Cell[]): void {
  console.log(`\n${title.padEnd(28)} requests/CPU s  ratio`);
  const rates = cells.map(({ samples }) => samples.map(({ requestsPerCpuSecond }) => requestsPerCpuSecond));
  for (const [index, own] of rates.entries()) {
    const ratio = median(own.map((rate, round) => rate / (rates[0]?.[round] ?? Number.NaN)));
    const name = VARIANTS[index]?.name ?? '';
    console.log(`${name.padEnd(28)} ${median(own).toFixed(0).padStart(14)}  ${ratio.toFixed(3)}`);
  }
}
