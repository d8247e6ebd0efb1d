import { type OperationDefinitionNode, parse } from 'graphql';
import { slugs } from '../../../mesh/generated/index.ts';
import { defaultSettings } from '../../../src/config/index.ts';
import { readContract } from '../../../src/contract/index.ts';
import * as edges from '../../../src/edges/index.ts';
import { createGateway } from '../../../src/gateway/index.ts';
import { PricedOperation } from '../../../src/gateway/price/index.ts';
import { createLog } from '../../../src/log/index.ts';
import * as subgraphs from '../../../src/subgraphs/index.ts';

/*
 * The price of 50 countries, for names that differ: with a page size that stays the same, so that the calls are added up once, and
 * with one that changes each time. For two hundred thousand requests.
 */
const REQUESTS = 200_000;
const COUNTRIES = `query ($name: String!, $first: Int!) {
  countries(where: { name: $name }, first: $first) { nodes { name { common } code population } }
}`;
const other = process.argv[2] === 'with' ? 50 : 49;

const gateway = createGateway({
  settings: defaultSettings(slugs.map(readContract)),
  subgraphs: Object.values(subgraphs),
  edges: Object.values(edges),
  log: createLog({ level: 'silent', format: 'text' }),
});
const document = parse(COUNTRIES);
const pricing = { ...gateway.pricing, schema: gateway.schema };
const operation = new PricedOperation(document, document.definitions[0] as OperationDefinitionNode, pricing);
let expected = 0;

work(REQUESTS / 10);
const before = process.cpuUsage();
work(REQUESTS);
const { user, system } = process.cpuUsage(before);
if (expected === 0) throw new Error('The query has no price.');
process.stdout.write(String((user + system) / 1000));
process.exit();

function work(requests: number): void {
  for (let request = 0; request < requests; request++) {
    const first = request % 2 === 0 ? 50 : other;
    expected += operation.price({ name: `name-${request}`, first }).expected;
  }
}
