import { loadSettings } from '#config';
import { readContract } from '#contract';
import { createGateway } from '#gateway';
import { createLog } from '#log';
import { countries } from '#subgraphs';

/*
 * A gateway in a process of its own, whose heap is small. It executes each operation of several documents, and tells its parent
 * how many responses of which status it sent.
 */
const [url = '', documents = '', operations = ''] = process.argv.slice(2);
const settings = loadSettings({
  folder: import.meta.dirname,
  environment: { MANIFOLD_COUNTRIES_URL: url },
  contracts: [readContract('countries')],
});
const gateway = createGateway({
  // Cached responses would fill the heap too.
  settings: { ...settings, performance: { ...settings.performance, responseCache: false } },
  subgraphs: [countries],
  edges: [],
  log: createLog({ ...settings.logs, level: 'silent' }),
});
const { fetch } = await gateway.handler();

const statuses: Record<number, number> = {};
for (let document = 0; document < Number(documents); document++) {
  const names = Array.from({ length: Number(operations) }, (_, index) => `o${document}_${index}`);
  // As many selections as the limits of tokens, aliases and depth allow.
  const nested = `${'borders { id '.repeat(9)}${'}'.repeat(9)}`;
  const borders = Array.from({ length: 28 }, (_, index) => `b${index}: ${nested}`);
  const query = `${names.map((name) => `query ${name}{...F}`).join('')}
    fragment F on Query { country(id: "NL") { ${borders.join(' ')} } }`;
  for (const operationName of names) {
    const response = await fetch(
      new Request('http://gateway/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
        body: JSON.stringify({ query, operationName }),
      }),
    );
    statuses[response.status] = (statuses[response.status] ?? 0) + 1;
    await response.arrayBuffer();
  }
}
process.send?.(statuses);
process.disconnect?.();
await gateway.close();
