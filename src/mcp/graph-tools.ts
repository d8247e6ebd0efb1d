import {
  type DefinitionNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
  parse,
} from 'graphql';
import { answerOf, failure, resultOf, type ToolResult, textOf } from './answer.ts';
import type { AgentCaller, ExplainedOperation, Price, ToolGraph } from './graph.ts';
import { GraphIndex } from './search.ts';
import type { OperationTool } from './tools.ts';

/** What tools of the whole graph may do. */
export type GraphAccess = 'none' | 'read' | 'write';

type Arguments = Readonly<Record<string, unknown>>;

/** Asks the user of a client whether something may be done; `undefined` where the client cannot ask, and `ask` where it has to. */
export type Confirmation = 'yes' | 'no' | 'ask' | undefined;

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
      tokens: { type: 'integer', minimum: 200, default: 2000, description: 'The most tokens of the answer.' },
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

/** Tools for a graph that is too large for a context: its parts are found, priced and used one by one. */
export class GraphTools {
  readonly definitions: readonly object[];
  readonly #graph: ToolGraph;
  readonly #tools: ReadonlyMap<string, OperationTool>;
  readonly #access: GraphAccess;
  readonly #mostTokens: number;
  readonly #indexes = new WeakMap<object, GraphIndex>();

  constructor(graph: ToolGraph, tools: ReadonlyMap<string, OperationTool>, access: GraphAccess, mostTokens: number) {
    const writes = access === 'write';
    const hints = { readOnlyHint: !writes, destructiveHint: writes, idempotentHint: !writes };
    this.#graph = graph;
    this.#tools = tools;
    this.#access = access;
    this.#mostTokens = mostTokens;
    this.definitions = access === 'none' ? [] : [SEARCH, EXPLAIN, { ...EXECUTE, annotations: hints }];
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
    const most = Math.min(tokens, this.#mostTokens);
    const names = [...new Set(types)].slice(0, MOST_TYPES);
    const text = names.length > 0 ? found.describe(names, most) : found.find(words, most);
    if (text === '') return failure(['Nothing was found: search for other words, such as the nouns of the question.']);
    return textOf(text);
  }

  explain(caller: AgentCaller, { tool, arguments: args = {}, ...operation }: Arguments): ToolResult {
    if (tool !== undefined) {
      const found = this.#tools.get(typeof tool === 'string' ? tool : '');
      if (!found || caller.missing(found.prepared.scopes).length > 0)
        return failure([`There is no tool ${JSON.stringify(tool)}.`]);
      return explained(found.prepared.explain(args as Arguments), []);
    }
    const read = this.#read(operation);
    if (typeof read === 'string') return failure([read]);
    const { document, node, variables } = read;
    const errors = this.#graph.validate(document, caller.schema).map(({ message }) => message);
    if (errors.length > 0) return failure(errors.slice(0, 10));
    const prepared = this.#graph.prepare(document, node);
    return explained(prepared.explain(variables), caller.missing(prepared.scopes));
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
    if (node.operation === 'subscription')
      return failure(['A subscription cannot be executed: ask again with a query.']);
    if (node.operation === 'mutation') {
      if (this.#access !== 'write')
        return failure(['Mutations are switched off here (`mcp.graph`): only queries are executed.']);
      const errors = this.#graph.validate(document).map(({ message }) => message);
      if (errors.length > 0) return failure(errors.slice(0, 10));
      const answer = confirm(`May the agent change something by ${rootFields(document, node).join(', ')}?`);
      if (answer === 'ask') return answer;
      if (answer === 'no') return failure(['The user said no: nothing was changed. Do not try again.']);
    }
    const result = await caller.run({ tool: 'execute', query, variables, operationName: node.name?.value });
    return answerOf(result, result.price ?? FREE, { mostTokens: this.#mostTokens });
  }

  #read({ query, variables = {}, operationName }: Arguments) {
    if (typeof query !== 'string') return 'Give `query`, a GraphQL document.';
    if (typeof variables !== 'object' || variables === null || Array.isArray(variables))
      return '`variables` is an object.';
    try {
      const document = parse(query, { maxTokens: MOST_TOKENS });
      const node = getOperationAST(document, typeof operationName === 'string' ? operationName : undefined);
      if (!node) return 'The document has no operation of that name, or several: say which by `operationName`.';
      return { query, document, node, variables: variables as Arguments };
    } catch (error) {
      if (error instanceof GraphQLError) return error.message;
      throw error;
    }
  }
}

/** Of a document: more than any operation has that a model writes. */
const MOST_TOKENS = 2000;
const FREE: Price = { worst: 0, expected: 0 };

/** Of one search. */
const MOST_TYPES = 20;

/** The fields of a valid mutation, those of its fragments included, as its user is asked about them. */
function rootFields(document: DocumentNode, { selectionSet }: Pick<OperationDefinitionNode, 'selectionSet'>): string[] {
  const names = selectionSet.selections.flatMap((each): string[] => {
    if (each.kind === Kind.FIELD) return [each.name.value];
    if (each.kind === Kind.INLINE_FRAGMENT) return rootFields(document, each);
    const isIt = (node: DefinitionNode) =>
      node.kind === Kind.FRAGMENT_DEFINITION && node.name.value === each.name.value;
    return document.definitions.filter(isIt).flatMap((node) => rootFields(document, node as FragmentDefinitionNode));
  });
  return [...new Set(names)];
}

export function explained({ calls, cost }: ExplainedOperation, missingScopes: readonly string[]): ToolResult {
  const lines = calls.map(({ stage, api, operation, expected, times }) => ({
    stage,
    call: `${api}.${operation}`,
    expected,
    worst: times,
  }));
  const missing = missingScopes.length > 0 ? { missingScopes } : {};
  return resultOf({ cost, ...missing, calls: lines }, { cost: { ...cost, actual: 0 } });
}
