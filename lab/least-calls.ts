import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { helpOnRequest } from '../scripts/help-on-request.ts';
import { countingGraph, edgesOf, hasReason, leavesOf, pairsOf } from './least-calls/count.ts';

const FILE = 'lab/least-calls/table.json';

helpOnRequest(`npm run lab -- least-calls [--only Order] [--write]

Counts the upstream calls of each field that calls an API, and of each two of them, over the sandbox without caches, beside the least
that are possible: equal calls are one, keys of one lookup are together, and an object that a list had is not read again. It fails if
an operation makes more without a reason.

  --only   fields of this type alone
  --write  writes the table to ${FILE}`);

const { values } = parseArgs({ options: { only: { type: 'string' }, write: { type: 'boolean', default: false } } });

const graph = await countingGraph();
const isWanted = ({ name }: { name: string }) => values.only === undefined || name.startsWith(`${values.only}.`);
const edges = edgesOf(graph.schema);
const single = edges.map((edge) => ({ name: edge.name, query: `{ ${edge.around(leavesOf(edge.type))} }` }));
const table: Record<string, string> = {};
let failed = 0;
for (const { name, query } of [...single, ...pairsOf(edges)].filter(isWanted)) {
  const { sent, least, wasted } = await graph.count(query);
  table[name] = sent === least ? `${sent}` : `${sent}, least ${least}`;
  for (const each of wasted.filter((one) => !hasReason(one))) {
    failed += 1;
    console.log(`${name}: ${each}\n  ${query}`);
  }
}
await graph.close();
const above = Object.values(table).filter((each) => each.includes('least')).length;
console.log(
  `${Object.keys(table).length} operations, ${above} above the least with a reason, ${failed} calls without one.`,
);
if (values.write) writeFileSync(FILE, `${JSON.stringify(table, null, 1)}\n`);
process.exit(failed > 0 ? 1 : 0);
