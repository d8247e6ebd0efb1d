import { readNamedFile, settingsError } from '#config';
import type { ExplainedCall, Explanation } from '#gateway';
import { type Command, type CommandContext, configOption, jsonOption, jsonText, readSettings } from './command.ts';
import { printProblems } from './problems.ts';
import { columns, paint, type Terminal } from './terminal.ts';

const FILE = 'file';

export const explain: Command = {
  name: 'explain',
  summary: 'Prints the upstream calls of an operation, in stages, and its cost, without executing it',
  argument: { name: FILE, help: 'The file with the GraphQL document' },
  options: [
    {
      name: 'variables',
      value: 'json',
      help: 'The variables as a JSON object, or `@` and the name of a file',
    },
    { name: 'operation', value: 'name', help: 'The operation, if the document has several' },
    configOption,
    jsonOption,
  ],
  examples: [
    'manifold explain query.graphql',
    `manifold explain query.graphql --variables '{"first": 5}'`,
    'manifold explain queries.graphql --operation Orders --variables @variables.json --json',
  ],
  jsonType: `{
  calls: {
    api: string
    operation: string
    alternatives?: string[]   // operations that may be called instead, by the object or by the number of keys
    method: string
    url: string               // the path template; absolute if the API has an address
    host?: string
    times: number             // the calls at most
    expected: number          // the calls as a rule, if nothing is cached
    stage: number             // calls of a stage begin after those of the stage before
    batched?: number          // the most keys of one call
    cached: boolean           // whether the contract has responses cached
    fields: string[]          // the fields that make the calls
  }[]
  cost: {
    worst: number
    expected: number
    warm: number              // as a rule, if all is cached that can be
    event?: { worst: number, expected: number } // of a subscription: for each event
  }
  live?: {                    // of a live query, whose cost is that of one evaluation
    every: number             // seconds from one evaluation to the next
    evaluationsPerHour: number
    callsPerMinute: number
    callsPerHour: number
  }
}`,
  async run(context) {
    const { terminal, services, options: given } = context;
    const { settings } = await readSettings(context, { production: true });
    const query = readNamedFile({ file: given[FILE] ?? '', namedBy: 'explain' });
    const variables = variablesIn(context);
    const explained = await services.explain(settings, { query, operationName: given['operation'], variables });
    if ('problems' in explained) {
      const problems = explained.problems.map((problem) => `${given[FILE]}:${problem}`);
      printProblems(terminal, given['json'] !== undefined, problems);
      return 1;
    }
    const { explanation } = explained;
    terminal.out(given['json'] === undefined ? explanationText(terminal, explanation) : jsonText(explanation));
    return 0;
  },
};

function variablesIn({ options: { variables = '{}' } }: CommandContext): Readonly<Record<string, unknown>> {
  const text = variables.startsWith('@')
    ? readNamedFile({ file: variables.slice(1), namedBy: '--variables' })
    : variables;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw settingsError('--variables: not JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw settingsError('--variables: not a JSON object');
  }
  return value as Readonly<Record<string, unknown>>;
}

/** The calls as a tree of stages, with their numbers, below the cost. */
function explanationText(terminal: Pick<Terminal, 'hasColors'>, { calls, cost, live }: Explanation): string {
  const { worst, expected, warm, event } = cost;
  const each = event ? `; of these for each event ${event.worst} at most, ${event.expected} as a rule` : '';
  const summary = `${counted(worst, 'call')} at most, ${expected} as a rule, ${warm} with a warm cache${each}`;
  const stages = [...Map.groupBy(calls, ({ stage }) => stage).values()];
  return [
    paint(terminal, 'green', summary),
    ...(live ? [liveText(live)] : []),
    ...stages.flatMap((stage, index) => stageLines(stage, index + 1)),
  ].join('\n');
}

function liveText({ every, callsPerMinute, callsPerHour }: NonNullable<Explanation['live']>): string {
  if (every === 0) return 'Live: evaluated once, because it calls nothing';
  return `Live: evaluated every ${every} s, ${callsPerMinute} calls a minute, ${callsPerHour} an hour`;
}

function stageLines(calls: readonly ExplainedCall[], number: number): string[] {
  const rows = columns(calls.map(callCells));
  const lines = rows.map((row, index) => `${index === rows.length - 1 ? '└─' : '├─'} ${row}`);
  return ['', `Stage ${number}`, ...lines];
}

/** How often, the operation, its place and notes. */
function callCells(call: ExplainedCall): readonly string[] {
  const { times, expected, batched, cached, alternatives = [] } = call;
  const notes = [
    ...(batched === undefined ? [] : [`up to ${batched} keys a call`]),
    ...(alternatives.length > 0 ? [`or ${alternatives.join(', ')}`] : []),
    ...(cached ? ['cached'] : []),
    `for ${call.fields.join(', ')}`,
  ];
  return [
    times === expected ? `${times} ×` : `${expected} to ${times} ×`,
    `${call.api}.${call.operation}`,
    `${call.method} ${call.url}`,
    notes.join('; '),
  ];
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
