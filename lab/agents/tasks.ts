import { globSync, readFileSync } from 'node:fs';
import { parse as parseYaml } from 'yaml';
import { readContract } from '#contract';
import { slugs } from '#contracts';
import type { World } from './world.ts';

export type CountTokens = (text: string) => number;

interface Step {
  readonly tool: string;
  readonly args: Readonly<Record<string, unknown>>;
}

/** A question, and the calls of tools that answer it, each with the data of the one before. */
/** What later steps read of the answers before. */
interface Data {
  readonly orders: { readonly nodes: readonly { orderId: string; lineItems: readonly { sku: string }[] }[] };
  readonly bankAccounts: { readonly nodes: readonly { accountId: string }[] };
}

interface Task {
  readonly question: string;
  readonly steps: readonly ((before: Data) => Step)[];
}

const tool =
  (name: string, args: object = {}) =>
  () => ({ tool: name, args: args as Step['args'] });
const execute = (query: string) => tool('execute', { query });

/** Questions over several APIs. Half of them have a tool of their own, for the others an agent searches and writes a query. */
const TASKS: readonly Task[] = [
  {
    question: 'Which open disputes are there, where were the orders sent, and what are their totals in bitcoin?',
    steps: [tool('FindDisputes')],
  },
  { question: 'What was ordered lately, and is it paid?', steps: [tool('FindOrders')] },
  {
    question: 'Where is the parcel of the latest order, and is there still stock of it?',
    steps: [
      tool('FindOrders', { first: 1 }),
      ({ orders }) => ({ tool: 'OrderDetails', args: { orderId: orders.nodes[0]?.orderId } }),
    ],
  },
  {
    question: 'How many pieces are left of what the last five orders bought?',
    steps: [
      tool('FindOrders', { first: 5 }),
      ({ orders }) => ({
        tool: 'Stock',
        args: { skus: orders.nodes.flatMap(({ lineItems }) => lineItems.map(({ sku }) => sku)) },
      }),
    ],
  },
  {
    question: 'What came back this year, why, and who had bought it?',
    steps: [tool('FindReturns', { returnedAt: { from: '2026-01-01T00:00:00Z', to: '2036-01-01T00:00:00Z' } })],
  },
  { question: 'What is on our bank accounts?', steps: [tool('BankAccounts')] },
  {
    question: 'What was booked last on the first account?',
    steps: [
      tool('BankAccounts', { first: 1 }),
      ({ bankAccounts }) => ({ tool: 'BankTransactions', args: { accountId: bankAccounts.nodes[0]?.accountId } }),
    ],
  },
  {
    question: 'What is a bitcoin in euros and yen, and who pays with these?',
    steps: [tool('ExchangeRates', { currencies: ['EUR', 'JPY'] })],
  },
  {
    question: 'Which countries of Europe are there?',
    steps: [tool('FindCountries', { where: { region: 'Europe' }, first: 50 })],
  },
  {
    question: 'What has been written about water, and in which journals?',
    steps: [tool('FindArticles', { words: 'water' })],
  },
  {
    question: 'Which countries border on Germany, and what do they pay with?',
    steps: [
      tool('search', { words: 'country borders currencies' }),
      execute('{ country(id: "DE") { borders { name { common } currencies { currencyCode } } } }'),
    ],
  },
  {
    question: 'Which banks can be paid in euros, and how many people live in their countries?',
    steps: [
      tool('search', { words: 'banks by currency and their country' }),
      execute('{ banks(first: 30) { nodes { name currencyCode country { name { common } population } } } }'),
    ],
  },
  {
    question: 'What do the last ten orders cost in euros?',
    steps: [
      tool('search', { words: 'orders total converted currency' }),
      execute(
        '{ orders(first: 10) { nodes { orderId pricingSummary { total { amount currencyCode convertedTo(currencyCodes: ["EUR"]) { amount } } } } } }',
      ),
    ],
  },
  {
    question: 'Which of the last 20 orders have a dispute, and what did it cost us?',
    steps: [
      tool('search', { words: 'orders and their payment disputes' }),
      execute(
        '{ orders(first: 20) { nodes { orderId totalMarketplaceFee { amount currencyCode } paymentDisputes(first: 3) { totalCount nodes { status amount { amount } } } } } }',
      ),
    ],
  },
  {
    question: 'Who publishes journals in Brazil, and what do they charge?',
    steps: [
      tool('search', { words: 'journals of a country, publisher and charges' }),
      execute('{ country(id: "BR") { journals(first: 10) { nodes { title publisher { name } apc { hasApc } } } } }'),
    ],
  },
  {
    question: 'Which quotes of the two most quoted authors are there?',
    steps: [
      tool('search', { words: 'authors of quotes with their quotes' }),
      execute(
        '{ authors(first: 2, orderBy: { field: QUOTE_COUNT, direction: DESC }) { nodes { name quotes(first: 3) { nodes { text } } } } }',
      ),
    ],
  },
  {
    question: 'What is the latest block, and what is a bitcoin worth in dollars?',
    steps: [
      tool('search', { words: 'latest block and exchange rates' }),
      execute('{ latestBlock { height hash } exchangeRates(currencies: ["USD"]) { last { amount } } }'),
    ],
  },
  {
    question: 'Which lines did the hero of the series say in its first episodes?',
    steps: [
      tool('search', { words: 'tv quotes and episodes' }),
      execute('{ tvQuotes(first: 10) { nodes { text } } tvEpisodes(first: 5) { nodes { title } } }'),
    ],
  },
  {
    question: 'Which countries use more than two currencies?',
    steps: [
      tool('search', { words: 'countries and their currencies' }),
      execute('{ countries(first: 250) { nodes { code currencies { currencyCode } } } }'),
    ],
  },
  {
    question: 'Of the open disputes, which orders are in the warehouse still?',
    steps: [
      tool('search', { words: 'payment disputes, orders, fulfillment status' }),
      execute(
        '{ paymentDisputes(first: 10) { nodes { status order { orderId fulfillmentOrder { currentStatus { status { phaseName } } } } } } }',
      ),
    ],
  },
];

export interface TaskRow {
  readonly question: string;
  readonly tools: Figures;
  readonly rest: Figures;
  readonly problems: readonly string[];
}

interface Figures {
  /** Rounds of the model: its calls that wait for the answers of others. */
  readonly rounds: number;
  /** Calls of APIs. */
  readonly calls: number;
  /** Tokens of arguments and answers. */
  readonly tokens: number;
}

/**
 * Runs the tasks by the example tools, and counts the same by one tool for each operation of the APIs. That agent makes the calls that the
 * gateway makes, batched and shared as they are, reads each answer whole, and makes all calls of one stage in one round: it knows
 * from the start what a model has to find out.
 */
export async function runTasks(world: World, count: CountTokens): Promise<readonly TaskRow[]> {
  const rows: TaskRow[] = [];
  for (const { question, steps } of TASKS) {
    world.calls.length = 0;
    let data = {} as Data;
    let [tokens, stages] = [0, 0];
    const problems: string[] = [];
    for (const stepOf of steps) {
      const { tool: name, args } = stepOf(data);
      const result = await world.call(name, args);
      tokens += count(JSON.stringify(args)) + count(result.content?.[0]?.text ?? JSON.stringify(result));
      if (result.isError || result.code || result.structuredContent?.errors)
        problems.push(`${name}: ${JSON.stringify(result.content ?? result).slice(0, 200)}`);
      data = result.structuredContent?.data ?? data;
      if (name === 'search') continue;
      const { structuredContent } = await world.call(
        'explain',
        name === 'execute' ? args : { tool: name, arguments: args },
      );
      stages += Math.max(1, ...(structuredContent.calls as readonly { stage: number }[]).map(({ stage }) => stage));
    }
    const rest = world.calls.reduce((sum, { request, answer }) => sum + count(request) + count(answer), 0);
    rows.push({
      question,
      tools: { rounds: steps.length, calls: world.calls.length, tokens },
      rest: { rounds: stages, calls: world.calls.length, tokens: rest },
      problems,
    });
  }
  return rows;
}

/** One tool for each operation of the contracts, as generators from OpenAPI make them. */
export function restTools(): readonly object[] {
  const contracts = new Set<string>(slugs.map((slug) => readContract(slug).slug));
  return globSync('mesh/*.yaml').flatMap((file) => {
    const document = parseYaml(readFileSync(file, 'utf8')) as { paths?: Record<string, Record<string, RestOperation>> };
    if (!contracts.has(file.replace(/^mesh\/|\.yaml$/g, ''))) return [];
    return Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, operation]) => operation?.operationId)
        .map(([method, { operationId, summary, description, parameters = [], requestBody }]) => ({
          name: operationId,
          description: [summary, description].filter(Boolean).join(' ') || `${method.toUpperCase()} ${path}`,
          inputSchema: {
            type: 'object',
            properties: Object.fromEntries([
              ...parameters.map((each) => [each.name ?? each.$ref, { ...each.schema, description: each.description }]),
              ...(requestBody ? [['body', requestBody.content?.['application/json']?.schema ?? {}]] : []),
            ]),
          },
        })),
    );
  });
}

interface RestOperation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly parameters?: readonly { name?: string; $ref?: string; schema?: object; description?: string }[];
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: object }>> };
}
