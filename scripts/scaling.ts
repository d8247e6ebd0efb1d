import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { requireTools } from '../bench/tools.ts';
import { helpOnRequest } from './help-on-request.ts';
import { withTables } from './markdown.ts';
import { measureMemory } from './scaling/measure-memory.ts';
import { measurePoints } from './scaling/measure-points.ts';
import { measureReplicas } from './scaling/measure-replicas.ts';
import { startStack } from './scaling/stack.ts';
import { checksOf, errorOf, REPLICAS, tablesOf } from './scaling/tables.ts';
import type { Parameters } from './scaling/work.ts';

const PAGE = 'docs/scaling.md';
/** Of the simulation with two and three gateways, in percent. */
const LARGEST_ERROR = 25;

helpOnRequest(`npm run scaling -- [--quick] [--write]

Measures what a request costs one gateway, HAProxy, Redis and the upstream, and how many requests one, two and three gateways answer on
this machine. Predicts the latter by a formula and by a simulation of the machine's cores, with the error of each; and then what 1, 10,
100 and 1,000 gateways give, and what limits them. --write puts the tables into ${PAGE}; --quick measures for a second each. The
exit code is 1 where the simulation is wrong by more than ${LARGEST_ERROR} %. It needs haproxy, nginx, redis-server and wrk.`);

const { values } = parseArgs({ options: { quick: { type: 'boolean' }, write: { type: 'boolean' } } });
requireTools();
const isQuick = values.quick ?? false;
const [gateways, connections] = [[1, 2, 3] as const, 64];
// One more, which fills Redis for the others.
const stack = await startStack(gateways.length + 1);
const [first] = stack.gateways;
if (!first) throw new Error('No gateway was started.');
const memory = await measureMemory(first, isQuick ? 200 : 2000);
const seconds = isQuick ? ([0.5, 1] as const) : ([2, 5] as const);
const requests = isQuick ? 20_000 : 80_000;
const points = await measurePoints(stack, { gateways, connections, seconds, requests });
await stack.stop();
const replicas = await measureReplicas(REPLICAS, {
  beats: isQuick ? 50 : 1000,
  messages: isQuick ? 50 : 500,
});
const parameters: Parameters = { connections, points, replicas, memory };
const checks = checksOf(parameters);
const tables = tablesOf(parameters, checks);
for (const [name, text] of Object.entries(tables)) console.log(`${name}\n\n${text}\n`);
if (values.write) writeFileSync(PAGE, withTables(readFileSync(PAGE, 'utf8'), tables));
const largest = Math.max(...checks.map((check) => Math.abs(errorOf(check.simulated, check))));
console.log(`the simulation is wrong by at most ${largest.toFixed(0)} %`);
process.exitCode = largest > LARGEST_ERROR ? 1 : 0;
