import {
  type DocumentNode,
  type FieldNode,
  type FragmentSpreadNode,
  GraphQLError,
  getNamedType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type OperationTypeNode,
  parse,
  print,
  type SelectionSetNode,
  separateOperations,
  type TokenKind,
  typeFromAST,
  type VariableNode,
  visit,
} from 'graphql';
import type { PreparedTool, ToolGraph } from './graph.ts';
import { fragmentsIn, inputSchema, type JsonSchema, outputSchema, sentence } from './json-schema.ts';

/** A tool that runs an operation of a trusted document. */
export interface OperationTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: JsonSchema;
  readonly outputSchema: JsonSchema;
  readonly hints: ToolHints;
  readonly prepared: PreparedTool;
  /** The id by which its document is run. */
  readonly documentId: string;
  /** The list that the tool pages through; absent if its operation has none. */
  readonly paged: PagedList | undefined;
}

/** What a tool does to its environment, as `ToolAnnotations` of MCP have it. */
interface ToolHints {
  readonly readOnlyHint: boolean;
  readonly destructiveHint?: boolean;
  readonly idempotentHint: boolean;
}

/** The connection of an operation that answers are cut at. */
export interface PagedList {
  /** The response keys that lead to it. */
  readonly path: readonly string[];
  /** The argument of the tool that goes on after a row; absent if the operation has no such variable. */
  readonly after: string | undefined;
}

/** The keys by which the endpoint reads where a page ends, and which it takes out of answers. */
export const [PAGE_KEY, EDGES_KEY, CURSOR_KEY] = ['mcpPage', 'mcpEdges', 'mcpCursor'] as const;

/** Documents by the names of their files. */
type Documents = ReadonlyMap<string, string>;

/** The tools of the whole graph that run no operation: a dry run of one is the same as a call. */
export const RUNS_NOTHING = new Set(['search', 'explain']);
/** The names of the tools of the whole graph. */
const OF_GRAPH = new Set([...RUNS_NOTHING, 'execute']);

/** Makes a tool of each named operation. `report` is told of each one that cannot be a tool, and why. */
export function operationTools(
  graph: ToolGraph,
  documents: Documents,
  report: (file: string, problem: string) => void,
): ReadonlyMap<string, OperationTool> {
  const tools = new Map<string, OperationTool>();
  for (const [file, text] of documents) {
    for (const [name, found] of toolsIn(graph, text)) {
      if (typeof found === 'string') report(file, name === '' ? found : `${name}: ${found}`);
      else if (tools.has(name) || OF_GRAPH.has(name)) report(file, `${name}: another tool has this name`);
      else tools.set(name, found);
    }
  }
  return tools;
}

/** The tools of one document, or why there is none. */
function toolsIn(graph: ToolGraph, text: string): [name: string, OperationTool | string][] {
  let document: DocumentNode;
  try {
    document = parse(text);
  } catch (error) {
    if (error instanceof GraphQLError) return [['', located(error)]];
    throw error;
  }
  return Object.entries(separateOperations(document)).map(([name, separate]) => [name, toolOf(graph, name, separate)]);
}

function toolOf(graph: ToolGraph, name: string, document: DocumentNode): OperationTool | string {
  const operation = document.definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION);
  if (!operation || name === '') return 'an operation without a name cannot be a tool';
  if (operation.operation === 'subscription') return 'a subscription cannot be a tool';
  if (isLive(operation)) return 'a live query cannot be a tool';
  const [problem] = graph.validate(document);
  if (problem) return located(problem);
  if (takesUpload(graph, operation)) return 'a tool cannot upload a file';
  // Which is no member of an object like others: the package of the protocol takes it out of arguments.
  if (operation.variableDefinitions?.some(({ variable }) => variable.name.value === '__proto__'))
    return 'an argument of a tool cannot be named __proto__';
  const connection = pagedList(graph, document, operation);
  const paging = connection && withCursors(document, connection);
  // With the cursors it may be beyond a limit, or have an alias twice.
  const isPaged = paging !== undefined && graph.validate(paging).length === 0;
  const [list, run] = isPaged ? [connection, paging] : [undefined, document];
  const prepared = graph.prepare(document, operation);
  return {
    name,
    title: titleOf(name),
    description: commentOf(operation) || rootDescriptions(graph, operation.operation, prepared),
    inputSchema: inputSchema(graph.schema, document, operation, graph.pageMaximum),
    outputSchema: outputSchema(graph.schema, document, operation, list),
    hints: hintsOf(operation, prepared),
    prepared,
    documentId: graph.trust(print(run)),
    paged: list && { path: list.path, after: list.after },
  };
}

/** Whether a query is live whatever its variables are. */
function isLive({ directives = [] }: OperationDefinitionNode): boolean {
  const given = directives.find(({ name }) => name.value === 'live')?.arguments;
  const condition = given?.find(({ name }) => name.value === 'if')?.value;
  return given !== undefined && (!condition || (condition.kind === Kind.BOOLEAN && condition.value));
}

function located({ message, locations = [] }: GraphQLError): string {
  const [at] = locations;
  return at ? `${at.line}:${at.column} ${message}` : message;
}

/** `OrdersInDispute` as `Orders in dispute`. */
function titleOf(name: string): string {
  const words = name
    .replaceAll('_', ' ')
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The comment above an operation, which the parser leaves in the chain of its tokens. */
function commentOf({ loc }: OperationDefinitionNode): string {
  const lines: string[] = [];
  const comment: `${TokenKind.COMMENT}` = 'Comment';
  for (let token = loc?.startToken.prev; token?.kind === comment; token = token.prev) lines.unshift(token.value.trim());
  return lines.join(' ').trim();
}

function rootDescriptions({ schema }: ToolGraph, type: OperationTypeNode, { rootFields }: PreparedTool): string {
  const fields = schema.getRootType(type)?.getFields() ?? {};
  const found = rootFields.map((field) => sentence(fields[field.split('.')[1] ?? '']?.description));
  return [...new Set(found)].filter(Boolean).join(' ');
}

function takesUpload({ schema }: ToolGraph, { variableDefinitions = [] }: OperationDefinitionNode): boolean {
  const seen = new Set<string>();
  const takes = (name: string): boolean => {
    if (name === 'Upload') return true;
    const type = schema.getType(name);
    if (seen.has(name) || !isInputObjectType(type)) return false;
    seen.add(name);
    return Object.values(type.getFields()).some((field) => takes(getNamedType(field.type).name));
  };
  return variableDefinitions.some(({ type }) => {
    const found = typeFromAST(schema, type as never);
    return takes(found ? getNamedType(found).name : '');
  });
}

/** Names of mutations that add something and change nothing else. */
const ADDS = /^Mutation\.(?:add|create|make|open|order|post|publish|register|request|send|start|submit)/;

/** Hints by the methods of the upstream calls. What is not known to be harmless is called destructive. */
function hintsOf({ operation }: OperationDefinitionNode, prepared: PreparedTool): ToolHints {
  if (operation === 'query') return { readOnlyHint: true, idempotentHint: true };
  const methods = prepared.explain({}).calls.map(({ method }) => method);
  return {
    readOnlyHint: false,
    destructiveHint: !prepared.rootFields.every((field) => ADDS.test(field)),
    idempotentHint: methods.length > 0 && methods.every((method) => method !== 'POST' && method !== 'PATCH'),
  };
}

interface FoundList extends PagedList {
  readonly node: FieldNode;
}

/**
 * The first connection of an operation with no list above it, one that a variable pages through before others. What is in several places
 * is none: cursors that are added to a fragment would be in each answer of it, and one variable for two lists pages through neither.
 */
function pagedList({ schema }: ToolGraph, document: DocumentNode, operation: OperationDefinitionNode) {
  const root = schema.getRootType(operation.operation);
  const fragments = fragmentsIn(document);
  const uses = new Map<string, number>();
  const count = ({ kind, name: { value } }: VariableNode | FragmentSpreadNode) =>
    void uses.set(kind + value, (uses.get(kind + value) ?? 0) + 1);
  visit(document, { VariableDefinition: () => false, Variable: count, FragmentSpread: count });
  const isUsedOnce = (kind: Kind, name: string) => uses.get(kind + name) === 1;
  const found: FoundList[] = [];
  const walk = ({ selections }: SelectionSetNode, type: unknown, path: readonly string[]): void => {
    if (!isObjectType(type)) return;
    for (const each of selections) {
      const below = each.kind === Kind.FRAGMENT_SPREAD ? fragments.get(each.name.value) : each;
      if (each.kind === Kind.FRAGMENT_SPREAD && !isUsedOnce(each.kind, each.name.value)) continue;
      if (below?.kind !== Kind.FIELD) {
        if (below) walk(below.selectionSet, type, path);
        continue;
      }
      const field = type.getFields()[below.name.value];
      const { type: inner } = field && isNonNullType(field.type) ? { type: field.type.ofType } : (field ?? {});
      if (!field || !below.selectionSet || isListType(inner)) continue;
      const next = [...path, (below.alias ?? below.name).value];
      const after = variableOf(below);
      const pages = after !== undefined && isUsedOnce(Kind.VARIABLE, after);
      if (isConnection(inner)) found.push({ path: next, after: pages ? after : undefined, node: below });
      else walk(below.selectionSet, inner, next);
    }
  };
  walk(operation.selectionSet, root, []);
  return found.find(({ after }) => after !== undefined) ?? found[0];
}

function isConnection(type: unknown): boolean {
  return isObjectType(type) && type.getFields()['pageInfo'] !== undefined && type.getFields()['edges'] !== undefined;
}

function variableOf({ arguments: given = [] }: FieldNode): string | undefined {
  const value = given.find(({ name }) => name.value === 'after')?.value;
  return value?.kind === Kind.VARIABLE ? value.name.value : undefined;
}

const CURSORS = (
  parse(`{ ${PAGE_KEY}: pageInfo { hasNextPage endCursor } ${EDGES_KEY}: edges { ${CURSOR_KEY}: cursor } }`, {
    noLocation: true,
  }).definitions[0] as OperationDefinitionNode
).selectionSet.selections;

/** The document with the cursors of a connection, which cost no call. */
function withCursors(document: DocumentNode, { node }: FoundList): DocumentNode {
  return visit(document, {
    Field(each) {
      if (each !== node || !each.selectionSet) return undefined;
      return {
        ...each,
        selectionSet: { ...each.selectionSet, selections: [...each.selectionSet.selections, ...CURSORS] },
      };
    },
  });
}
