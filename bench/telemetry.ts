import { helpOnRequest } from '../scripts/help-on-request.ts';
import { type Pace, takeTurns, turnsAt } from './measure/throughput.ts';
import { showRates, startVariants } from './measure/variants.ts';
import { requireTools } from './tools.ts';

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
const { all, folder, stop } = await startVariants(VARIANTS, 'telemetry');
for (const [title, alike] of [
  ['one call for each request', false],
  ['equal requests, coalesced', true],
] as const) {
  const turns = turnsAt(all, 'transaction', alike, { connections: PACE.connections, folder });
  showRates(title, VARIANTS, await takeTurns(turns, PACE), () => 0);
}
await stop();
