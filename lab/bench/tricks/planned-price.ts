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
 * The price of a query with a page size as a variable: by a plan that is made once, and by a plan for each request. For five
 * thousand requests. With a number as the second argument: by the plan, for so many requests.
 */
const [side, count = '5000'] = process.argv.slice(2);
const QUERY = `query Q($first: Int, $after: String) {
  orders(first: $first, after: $after) {
    nodes { orderId fulfillments(first: 3) { totalCount } lineItems { sku inventory { availableCount } } }
    pageInfo { endCursor }
  }
}`;

const gateway = createGateway({
  settings: defaultSettings(slugs.map(readContract)),
  subgraphs: Object.values(subgraphs),
  edges: Object.values(edges),
  log: createLog({ level: 'silent', format: 'text' }),
});
const pricing = { ...gateway.pricing, schema: gateway.schema };
const document = parse(QUERY);
const create = () => new PricedOperation(document, document.definitions[0] as OperationDefinitionNode, pricing);
const once = create();
let expected = 0;

work(Number(count) / 10);
const before = process.cpuUsage();
work(Number(count));
const { user, system } = process.cpuUsage(before);
if (expected === 0) throw new Error('The query has no price.');
process.stdout.write(String((user + system) / 1000));
process.exit();

function work(requests: number): void {
  for (let request = 0; request < requests; request++) {
    const operation = side === 'with' ? once : create();
    expected += operation.price({ first: request % 20 }).expected;
  }
}
