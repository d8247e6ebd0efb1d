import { parseArgs } from 'node:util';
import { helpOnRequest } from '../scripts/help-on-request.ts';
import { countingGraph, edgesOf, hasReason, leavesOf, pairsOf } from './least-calls/count.ts';

helpOnRequest(`npm run lab -- least-calls [--only Order]

Counts the upstream calls of each field that calls an API, and of each two of them, over the sandbox without caches, beside the least
that are possible: equal calls are one, keys of one lookup are together, and an object that a list had is not read again. It fails if
an operation makes more without a reason.

  --only  fields of this type alone`);

const { values } = parseArgs({ options: { only: { type: 'string' } } });

const graph = await countingGraph();
const isWanted = ({ name }: { name: string }) => values.only === undefined || name.startsWith(`${values.only}.`);
const edges = edgesOf(graph.schema);
const single = edges.map((edge) => ({ name: edge.name, query: `{ ${edge.around(leavesOf(edge.type))} }` }));
let [counted, above, failed] = [0, 0, 0];
for (const { name, query } of [...single, ...pairsOf(edges)].filter(isWanted)) {
  const { sent, least, wasted } = await graph.count(query);
  counted += 1;
  if (sent > least) above += 1;
  for (const each of wasted.filter((one) => !hasReason(one))) {
    failed += 1;
    console.log(`${name}: ${each}\n  ${query}`);
  }
}
await graph.close();
console.log(`${counted} operations, ${above} above the least with a reason, ${failed} calls without one.`);
process.exit(failed > 0 ? 1 : 0);
