import { helpOnRequest } from '../../scripts/help-on-request.ts';
import { makeWay } from './measure/cores.ts';
import { startGateways } from './redis/gateways.ts';
import { messageDelays } from './redis/message-delays.ts';
import { measureRounds, type Pair } from './redis/rounds.ts';
import { workloadTable } from './redis/table.ts';
import { requireTools } from './tools.ts';

helpOnRequest(`npm run lab -- redis [starts]

Measures what Redis costs a gateway: the CPU time of a request with and without it, for different and for equal requests that may be
cached or not, each with and without a budget for callers. Gateways take turns in rounds, and are started anew three times unless another
number is given. Ratios are those of the CPU time, then of the throughput, to the same gateway without Redis; "quarters" are the middle half
of them. On two cores the gateway has one, and Redis, the upstream and the load share the other: so does throughput. Redis' own CPU
time and its commands for a request come last. At the end, how soon a message reaches another replica.`);

const starts = Number(process.argv[2] ?? 3);
const PACE = { rounds: 5, warmUp: 3, leadIn: 0.06, turn: 0.15 };

requireTools();
makeWay();
const pairs: Pair[] = [];
for (let start = 0; start < starts; start++) {
  const gateways = await startGateways();
  pairs.push(...(await measureRounds(gateways, PACE)));
  await gateways.stop();
}
for (const own of Map.groupBy(pairs, ({ sample }) => sample.workload).values()) console.log(workloadTable(own));
console.log(await messageDelays());
