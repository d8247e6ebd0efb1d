import { pipeline } from 'node:stream/promises';
import { createClient, GraphError } from 'manifold-gateway/client';
import { csvLine } from './csv.ts';
import { COLUMNS, disputeRows } from './disputes.ts';

const PAGE_SIZE = 10;
const client = createClient({ url: process.env['GRAPH'] ?? 'http://127.0.0.1:4000/graphql' });
let count = 0;

async function* lines() {
  yield csvLine(COLUMNS);
  for await (const row of disputeRows(client, PAGE_SIZE)) {
    yield csvLine(row);
    count += 1;
  }
}

try {
  // A slow reader of the output slows the requests down, and one that has left ends them.
  await pipeline(lines, process.stdout, { end: false });
  console.error(`${count} disputes`);
} catch (error) {
  process.exitCode = 1;
  console.error(`The report is incomplete: ${reasonOf(error)}.`);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof GraphError)) return error instanceof Error ? error.message : String(error);
  const { code, api: name, requestId } = error;
  return `${code}${name ? ` from ${name}` : ''}${requestId ? `, request ${requestId}` : ''}`;
}
