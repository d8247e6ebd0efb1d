import { type DocumentNode, getOperationAST } from 'graphql';
import { answerOf, errorSentence, FREE, failure, resultOf, type ToolResult, textOf } from './answer.ts';
import type { AgentCaller, OperationResult, PreparedTool, ToolGraph } from './graph.ts';
import { resultUri, schemaTemplate } from './resources.ts';
import { GraphIndex } from './search.ts';
import type { OperationTool } from './tools.ts';

/** What tools of the whole graph may do. */
export type GraphAccess = 'none' | 'read' | 'write';

type Arguments = Readonly<Record<string, unknown>>;

/** Asks the user of a client whether something may be done; `undefined` where the client cannot ask, and `ask` where it has to. */
export type Confirmation = 'yes' | 'no' | 'ask' | undefined;

/** Of the answer to a search. */
const LEAST_TOKENS = 200;

const TEXT = { type: 'string' };
const QUERY = { ...TEXT, description: 'A GraphQL document with one operation, or with `operationName`.' };
const VARIABLES = { type: 'object', description: 'The variables of the operation.' };
const OPERATION = { query: QUERY, variables: VARIABLES, operationName: TEXT };

const SEARCH = {
  name: 'search',
  title: 'Search the graph',
  description:
    'Finds fields of Query and Mutation, and types, by words, with the upstream calls that they cost. `types` are answered with all of their fields. Search before you write an operation for `execute`.',
  inputSchema: {
    type: 'object',
    properties: {
      words: { ...TEXT, description: 'What you look for, in a few words.' },
      types: { type: 'array', items: TEXT, description: 'Names of types to describe.' },
      tokens: { type: 'integer', minimum: LEAST_TOKENS, default: 2000, description: 'The most tokens of the answer.' },
    },
    additionalProperties: false,
  },
  annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
} as const;

const EXPLAIN = {
  name: 'explain',
  title: 'Explain an operation',
  description:
    'Checks an operation, or a call of a tool, and says what it would cost in upstream calls and which scopes are missing. Calls no API.',
  inputSchema: {
    type: 'object',
    properties: {
      ...OPERATION,
      tool: { ...TEXT, description: 'A tool, in the place of `query`.' },
      arguments: { type: 'object', description: 'The arguments of the tool.' },
    },
    additionalProperties: false,
  },
  annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
} as const;

const EXECUTE = {
  name: 'execute',
  title: 'Execute an operation',
  description: 'Executes a GraphQL operation. Select what you need, and `first` rows of lists.',
  inputSchema: { type: 'object', properties: OPERATION, required: ['query'], additionalProperties: false },
} as const;

const ALL = [SEARCH, EXPLAIN];
const READS = { readOnlyHint: true, destructiveHint: false, idempotentHint: true };
const WRITES = { readOnlyHint: false, destructiveHint: true, idempotentHint: false };

/** What callers are offered of the whole graph, by the setting `mcp.graph`. */
const OFFERS = {
  none: { tools: [], templates: [], mutations: false },
  read: { tools: [...ALL, { ...EXECUTE, annotations: READS }], templates: [schemaTemplate], mutations: false },
  write: { tools: [...ALL, { ...EXECUTE, annotations: WRITES }], templates: [schemaTemplate], mutations: true },
} as const;

/** Tools for a graph that is too large for a context: its parts are found, priced and used one by one. */
export class GraphTools {
  readonly offer: (typeof OFFERS)[GraphAccess];
  readonly #graph: ToolGraph;
  readonly #tools: ReadonlyMap<string, OperationTool>;
  readonly #mostTokens: number;
  readonly #indexes = new WeakMap<object, GraphIndex>();

  constructor(graph: ToolGraph, tools: ReadonlyMap<string, OperationTool>, access: GraphAccess, mostTokens: number) {
    this.offer = OFFERS[access];
    this.#graph = graph;
    this.#tools = tools;
    this.#mostTokens = mostTokens;
  }

  /** Whether it is a tool of the whole graph that is offered. */
  has(name: string | undefined): name is (typeof OFFERS)['read']['tools'][number]['name'] {
    return this.offer.tools.some((tool) => tool.name === name);
  }

  /** A type as SDL. */
  describe(caller: AgentCaller, type: string): string {
    return this.#indexOf(caller).describe([type], this.#mostTokens);
  }

  #indexOf({ schema }: AgentCaller): GraphIndex {
    const found = this.#indexes.get(schema) ?? new GraphIndex(this.#graph, schema);
    this.#indexes.set(schema, found);
    return found;
  }

  search(caller: AgentCaller, { words = '', types = [], tokens = 2000 }: Arguments): ToolResult {
    if (typeof words !== 'string' || typeof tokens !== 'number')
      return failure(['`words` is a text, and `tokens` a number.']);
    if (!Array.isArray(types) || !types.every((each) => typeof each === 'string'))
      return failure(['`types` is a list of the names of types.']);
    const found = this.#indexOf(caller);
    const most = Math.min(Math.max(tokens, LEAST_TOKENS), this.#mostTokens);
    const names = [...new Set(types)].slice(0, MOST_TYPES);
    const text = names.length > 0 ? found.describe(names, most) : found.find(words, most);
    if (text === '') return failure(['Nothing was found: search for other words, such as the nouns of the question.']);
    return textOf(text);
  }

  explain(caller: AgentCaller, { tool, arguments: args = {}, ...operation }: Arguments): ToolResult {
    if (tool !== undefined) {
      const found = usableTool(this.#tools, caller, tool);
      if (!found) return failure([`There is no tool ${JSON.stringify(tool)}.`]);
      if (!isObject(args)) return failure(['`arguments` is an object.']);
      return dryRun(found, args);
    }
    const read = this.#read(operation);
    if (typeof read === 'string') return failure([read]);
    const { document, node, variables } = read;
    const errors = this.#errorsIn(document, caller);
    if (errors.length > 0) return failure(errors);
    const prepared = this.#graph.prepare(document, node);
    const missingScopes = caller.missing(prepared.scopes);
    // Whoever may not execute it learns nothing else of it.
    return missingScopes.length > 0 ? resultOf({ missingScopes }) : explained(prepared, variables);
  }

  /** Executes an operation. A mutation needs `write`, and a yes where the client can ask its user. */
  async execute(
    caller: AgentCaller,
    args: Arguments,
    confirm: (question: string) => Confirmation,
  ): Promise<ToolResult | 'ask'> {
    const read = this.#read(args);
    if (typeof read === 'string') return failure([read]);
    const { query, document, node, variables } = read;
    const { operation } = node;
    // The graph would answer with the fields of all callers.
    if (operation === 'mutation' || caller.schema !== this.#graph.schema) {
      const errors = this.#errorsIn(document, caller);
      if (errors.length > 0) return failure(errors);
    }
    if (operation === 'mutation') {
      const names = this.#graph.prepare(document, node).rootFields.map((field) => field.replace('Mutation.', ''));
      const answer = confirm(`May the agent change something by ${names.join(', ')}?`);
      if (answer === 'ask') return answer;
      if (answer === 'no') return failure(['The user said no: nothing was changed. Do not try again.']);
    }
    const operationName = node.name?.value;
    const result = await caller.run({ tool: 'execute', query, variables, operationName });
    const named = { query, variables, operationName };
    const uriOf = operation === 'query' ? (path: string) => resultUri('execute', named, path) : undefined;
    return answerOf(result, result.price ?? FREE, { mostTokens: this.#mostTokens, uriOf });
  }

  /** The result of a query once more, for the texts that are read apart; `undefined` for anything else. */
  async repeated(caller: AgentCaller, args: Arguments): Promise<OperationResult | undefined> {
    const read = this.#read(args);
    if (typeof read === 'string' || read.node.operation !== 'query') return undefined;
    const { query, variables, node } = read;
    return caller.run({ tool: 'execute', query, variables, operationName: node.name?.value });
  }

  /** What is wrong with a document, in terms of the part of the graph that the caller may use. */
  #errorsIn(document: DocumentNode, { schema }: AgentCaller): readonly string[] {
    if (this.#graph.validate(document).length === 0) return [];
    const errors = this.#graph.validate(document, schema).map(errorSentence);
    return errors.length > 0 ? errors : ['The caller may use no field of this operation.'];
  }

  #read({ query, variables = {}, operationName }: Arguments) {
    if (typeof query !== 'string') return 'Give `query`, a GraphQL document.';
    if (this.#graph.onlyTrusted) return 'Only the documents of this gateway are executed here: use another tool.';
    if (!isObject(variables)) return '`variables` is an object.';
    if (typeof (operationName ?? '') !== 'string') return '`operationName` is a text.';
    const document = this.#graph.parse(query);
    if (!('kind' in document)) return document.map(errorSentence).join('\n');
    const node = getOperationAST(document, operationName as string | undefined);
    if (!node) return 'The document has no operation of that name, or several: say which by `operationName`.';
    if (node.operation === 'subscription') return 'A subscription cannot be executed: ask again with a query.';
    if (node.operation === 'mutation' && !this.offer.mutations)
      return 'Mutations are switched off here (`mcp.graph`): only queries are executed.';
    const names = (node.variableDefinitions ?? []).map(({ variable }) => variable.name.value);
    const unknown = unknownName('variable', names, variables);
    return unknown ?? { query, document, node, variables };
  }
}

function isObject(value: unknown): value is Arguments {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** GraphQL ignores variables that an operation has not; a model should hear of its mistake. */
export function unknownArgument({ inputSchema: { properties } }: OperationTool, args: Arguments): string | undefined {
  return unknownName('argument', Object.keys(properties as object), args);
}

function unknownName(kind: string, names: readonly string[], given: Arguments): string | undefined {
  const unknown = Object.keys(given).find((name) => !names.includes(name));
  if (unknown === undefined) return undefined;
  const known = names.length > 0 ? names.join(', ') : 'none';
  return `There is no ${kind} ${JSON.stringify(unknown.slice(0, 100))}: it takes ${known}.`;
}

/** The tool of this name; `undefined` for one that the caller's scopes hide, as if there were none. */
export function usableTool(tools: ReadonlyMap<unknown, OperationTool>, caller: AgentCaller, name: unknown) {
  const tool = tools.get(name);
  return tool && caller.missing(tool.prepared.scopes).length === 0 ? tool : undefined;
}

/** Of one search. */
const MOST_TYPES = 20;

/** The calls that a tool would make, or why it would be refused. */
export function dryRun(tool: OperationTool, args: Arguments): ToolResult {
  const unknown = unknownArgument(tool, args);
  return unknown === undefined ? explained(tool.prepared, args) : failure([unknown]);
}

function explained(prepared: PreparedTool, variables: Arguments): ToolResult {
  const refusals = prepared.refusals(variables);
  if (refusals.length > 0) return failure(refusals.map(errorSentence));
  const { calls, cost } = prepared.explain(variables);
  const lines = calls.map(({ stage, api, operation, expected, times }) => ({
    stage,
    call: `${api}.${operation}`,
    expected,
    worst: times,
  }));
  return resultOf({ cost, calls: lines }, { ...cost, actual: 0 });
}
