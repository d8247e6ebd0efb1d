import { parseArgs } from 'node:util';
import { Tiktoken } from 'js-tiktoken/lite';
import o200k from 'js-tiktoken/ranks/o200k_base';
import { helpOnRequest } from '../scripts/help-on-request.ts';
import { tokensOf } from '../src/mcp/tokens.ts';
import { attack } from './agents/attack.ts';
import { latency } from './agents/latency.ts';
import { restTools, runTasks } from './agents/tasks.ts';
import { World } from './agents/world.ts';

const PARTS = ['tokens', 'tasks', 'attack', 'latency', 'conformance'] as const;
/** The most that a tool call may take, compared with the same operation by GraphQL, over an API that takes 20 ms. */
const MOST_LATENCY = 1.3;

helpOnRequest(`npm run lab -- agents [--only ${PARTS.join(',')}] [--rounds 200]

Shows what the endpoint for agents does, over the sandbox and with the tools of examples/tools. The exit code is 1 where one of it fails.

  tokens       tokens of tools/list, search and execute, counted by o200k_base and estimated by the gateway
  tasks        twenty tasks, compared with one tool for each operation of the APIs: rounds, calls, tokens
  attack       hostile data, arguments, tokens and calls
  latency      a tool call compared with the same operation by GraphQL, without a response that is cached
  conformance  the public suite for both versions of the protocol, and the inspector's command line; installs both from npm

  --rounds     calls of each way, for latency`);

const { values } = parseArgs({
  options: { only: { type: 'string', default: PARTS.join(',') }, rounds: { type: 'string', default: '200' } },
});
const wanted = new Set(values.only.split(','));
const tokenizer = new Tiktoken(o200k);
const count = (text: string) => tokenizer.encode(text, [], []).length;
const problems: string[] = [];
const expect = (isGood: boolean, problem: string) => {
  if (!isGood) problems.push(problem);
};

if (wanted.has('tokens')) await tokens();
if (wanted.has('tasks')) await tasks();
if (wanted.has('attack')) {
  for (const [what, problem] of await attack()) {
    console.log(
      `${problem === undefined ? 'held' : 'NOT HELD'}: ${what}${problem === undefined ? '' : `: ${problem}`}`,
    );
    expect(problem === undefined, what);
  }
}
if (wanted.has('latency')) await latencies(Number(values.rounds));
if (wanted.has('conformance')) await conform();
for (const problem of problems) console.error(`✗ ${problem}`);
process.exit(problems.length > 0 ? 1 : 0);

async function tokens(): Promise<void> {
  const whole = await World.open();
  const rows: (readonly [string, number, number, string])[] = [];
  const add = (name: string, most: number, text: string) => rows.push([name, most, count(text), text]);
  const list = (await whole.ask('tools/list')).message.result.tools as { name: string; outputSchema?: object }[];
  const graphTools = new Set(['search', 'explain', 'execute']);
  const seen = list.map(({ outputSchema: _unread, ...each }) => each);
  add('tools/list, search, explain and execute', 1000, JSON.stringify(seen.filter(({ name }) => graphTools.has(name))));
  add('tools/list, all 12 examples too', 4000, JSON.stringify(seen));
  add('the same with output schemas', 8000, JSON.stringify(list));
  for (const words of ['orders', 'which orders have a dispute', 'banks of a country', 'everything']) {
    add(`search "${words}"`, 2000, (await whole.call('search', { words })).content[0].text);
  }
  add(
    'search types Order, Country, Journal',
    2000,
    (await whole.call('search', { types: ['Order', 'Country', 'Journal'] })).content[0].text,
  );
  const query =
    '{ countries(first: 250) { nodes { code name { common official } capitals languages { name } borderCodes timeZones } } }';
  add('execute, 250 rows', 8000, (await whole.call('execute', { query })).content[0].text);
  add('a tool, 1,000 rows', 8000, (await whole.call('FindCountries', { first: 1000 })).content[0].text);
  await whole.close();
  console.log('| answer | at most | o200k_base | estimated |\n| --- | --: | --: | --: |');
  for (const [name, most, real, text] of rows) {
    console.log(`| ${name} | ${most} | ${real} | ${tokensOf(text)} |`);
    expect(real <= most, `${name} takes ${real} tokens`);
    expect(tokensOf(text) >= real * 0.95, `${name} is estimated at ${tokensOf(text)} tokens and has ${real}`);
  }
}

async function tasks(): Promise<void> {
  const world = await World.open({ performance: { cache: false, responseCache: false } });
  const rows = await runTasks(world, count);
  const list = (await world.ask('tools/list')).message.result.tools;
  await world.close();
  const rest = restTools();
  console.log('| task | rounds | tokens | rounds by REST | calls | tokens |\n| --- | --: | --: | --: | --: | --: |');
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((all, row) => all + of(row), 0);
  for (const { question, tools, rest: other, problems: found } of rows) {
    console.log(
      `| ${question} | ${tools.rounds} | ${tools.tokens} | ${other.rounds} | ${other.calls} | ${other.tokens} |`,
    );
    for (const problem of found) expect(false, `${question} ${problem}`);
  }
  const [tokensByTools, tokensByRest] = [sum(({ tools }) => tools.tokens), sum((row) => row.rest.tokens)];
  const [rounds, restRounds] = [sum(({ tools }) => tools.rounds), sum((row) => row.rest.rounds)];
  console.log(
    `| all | ${rounds} | ${tokensByTools} | ${restRounds} | ${sum((row) => row.rest.calls)} | ${tokensByRest} |`,
  );
  const definitions = (all: readonly object[]) => `${all.length} tools, ${count(JSON.stringify(all))} tokens`;
  console.log(`Definitions: ${definitions(list)}; by REST ${definitions(rest)}.`);
  expect(tokensByTools * 2 < tokensByRest, `${tokensByTools} tokens, and ${tokensByRest} by REST`);
}

async function latencies(rounds: number): Promise<void> {
  for (const delayMs of [0, 20]) {
    const all = await latency(rounds, delayMs);
    const told = Object.entries(all).map(
      ([way, { ms, ratio, within }]) => `${way} ${ms.toFixed(2)} ms (${ratio.toFixed(2)} ± ${within.toFixed(2)} ×)`,
    );
    console.log(`API ${delayMs} ms: ${told.join(', ')}`);
    for (const [way, { ratio }] of Object.entries(all)) {
      expect(delayMs === 0 || ratio <= MOST_LATENCY, `${way} takes ${ratio.toFixed(2)} × of GraphQL`);
    }
  }
}

async function conform(): Promise<void> {
  const { conformance } = await import('./agents/clients.ts');
  const { rows, inspector } = await conformance();
  for (const { version, passed, failed, notApplicable } of rows) {
    console.log(
      `${version}: ${passed} checks pass, ${failed.length} fail. Not applicable: ${notApplicable.join(', ')}`,
    );
    for (const each of failed) expect(false, `${version} ${each}`);
  }
  console.log(`Inspector: ${inspector.length === 0 ? 'lists, calls, pages and reads an error' : inspector.join(', ')}`);
  for (const each of inspector) expect(false, `inspector: ${each}`);
}
