import { camelCase, capitalized, pascalCase, singular, unique, wordsOf } from '../names.ts';
import type { NewApi } from '../reduce/api.ts';
import { type Method, type NewOperation, REFUSALS, type Refusal } from '../reduce/operations.ts';
import type { NewParameter } from '../reduce/parameters.ts';
import { named } from '../reduce/schemas.ts';
import type { GraphInputField, GraphInputs } from './inputs.ts';
import { CONNECTORS, type GraphRoot, isPathAgain, resourcesIn, singularized } from './roots.ts';
import { type GraphType, type GraphTypes, isNullable, type Shown } from './types.ts';

/** An input field that is a parameter of the path or the query. */
export interface ParameterField {
  readonly name: string;
  readonly type: string;
  readonly parameter: NewParameter;
  /** It takes the global id of this type, or its key. */
  readonly node: GraphType | undefined;
}

export interface GraphRefusal {
  readonly code: Refusal;
  readonly name: string;
}

/** The field of a mutation's success. */
export type GraphOutcome =
  | { readonly kind: 'value'; readonly name: string; readonly shown: Shown; readonly isOptional: boolean }
  | { readonly kind: 'deleted'; readonly name: string; readonly node: GraphType; readonly key: ParameterField }
  | { readonly kind: 'done' };

export interface GraphMutation {
  readonly name: string;
  readonly operation: NewApi['operations'][number];
  readonly description: string;
  /** Absent: it takes nothing. */
  readonly input: string | undefined;
  readonly parameters: readonly ParameterField[];
  readonly members: readonly GraphInputField[];
  /** The body is any JSON, which is one field of this name. */
  readonly wholeBody: string | undefined;
  readonly result: string;
  readonly success: string;
  readonly outcome: GraphOutcome;
  readonly edge: CreatedEdge | undefined;
  readonly refusals: readonly GraphRefusal[];
}

interface Graph {
  readonly roots: readonly GraphRoot[];
  readonly types: GraphTypes;
  readonly inputs: GraphInputs;
  readonly existing: ReadonlySet<string>;
}

/** The mutations of an API, one for each operation that changes something. */
export function mutationsOf(made: NewApi, graph: Graph): GraphMutation[] {
  const taken = new Set<string>(graph.roots.map(({ name }) => name));
  const refusalNames = new Map<Refusal, string>();
  const refusal = (code: Refusal): GraphRefusal => {
    const name = refusalNames.get(code) ?? graph.types.free(`${capitalized(made.slug)}${REFUSALS[code].noun}`);
    refusalNames.set(code, name);
    return { code, name };
  };
  const writes = made.operations.filter(({ found }) => !found.isRead);
  return writes.map((operation) => {
    const name = unique(freeName(made, operation, graph), taken);
    return mutationOf(made, operation, { ...graph, name, refusal });
  });
}

function freeName({ slug }: NewApi, { found, path }: NewOperation, { roots, existing }: Graph): string {
  const same = roots.find(({ operation }) => operation.path === path);
  const read = same && (same.operation.list ? 'list' : 'one');
  const name = mutationName({ method: found.method, path: found.path, operationId: found.operation.operationId, read });
  if (!existing.has(name)) return name;
  const [verb = '', ...nouns] = wordsOf(name);
  return camelCase([verb, slug, ...nouns]);
}

interface OneMutation extends Graph {
  readonly name: string;
  refusal(code: Refusal): GraphRefusal;
}

function mutationOf(made: NewApi, operation: GraphMutation['operation'], graph: OneMutation): GraphMutation {
  const { name, types, inputs } = graph;
  const taken = new Set<string>();
  const parameters = parameterFields(operation, graph, taken);
  const { body } = operation;
  const component = body && named(made.components, body.schema).name;
  const hasMembers = component !== undefined && made.components.get(component)?.properties !== undefined;
  const isForm = body?.kind === 'form' && !body.isNested;
  const members = hasMembers ? inputs.fieldsOf(component, { isForm, taken }) : [];
  const wholeBody = body && !hasMembers ? unique('body', taken) : undefined;
  const title = pascalCase(wordsOf(name));
  const outcome = outcomeOf(operation, graph, parameters);
  const isEmpty = parameters.length + members.length === 0 && wholeBody === undefined;
  return {
    name,
    operation,
    description: operation.summary,
    input: isEmpty ? undefined : types.free(`${title}Input`),
    parameters,
    members,
    wholeBody,
    result: types.free(`${title}Result`),
    success: types.free(`${title}Success`),
    outcome,
    edge: outcome.kind === 'value' ? createdEdgeOf(operation, outcome, graph.roots) : undefined,
    refusals: operation.refusals.map((code) => graph.refusal(code)),
  };
}

function parameterFields(operation: NewOperation, { roots, types }: Graph, taken: Set<string>): ParameterField[] {
  const node = lookupAt(roots, operation);
  const own = operation.parameters.filter((each) => !each['x-transport']);
  const last = own.findLast((each) => each.in === 'path');
  return own.map((parameter) => {
    const { named: type, isList } = types.shown(
      parameter.schema,
      parameter.name,
      `${operation.id} ${parameter.name}`,
      false,
    );
    const isNode = node !== undefined && parameter === last;
    const isKey = isNode || (parameter.in === 'path' && type === 'String');
    const item = isList ? `[${type}!]` : isKey ? 'ID' : type;
    return {
      name: unique(isNode ? 'id' : camelCase(wordsOf(parameter.originalName)), taken),
      type: `${item}${parameter.required ? '!' : ''}`,
      parameter,
      node: isNode ? node : undefined,
    };
  });
}

/** The node that the longest beginning of the operation's path looks up by its only parameter. */
function lookupAt(roots: readonly GraphRoot[], { path, parameters }: NewOperation): GraphType | undefined {
  if (parameters.filter((each) => each.in === 'path').length !== 1) return undefined;
  const found = roots.find(
    ({ operation, lookup }) => lookup && (path === operation.path || path.startsWith(`${operation.path}/`)),
  );
  return found?.target;
}

function outcomeOf(
  operation: NewOperation,
  { name, roots, types }: OneMutation,
  parameters: readonly ParameterField[],
): GraphOutcome {
  const { found, answer, envelope, mediaType, id } = operation;
  const key = parameters.find(({ node }) => node !== undefined);
  const isOfRow = roots.some((root) => root.lookup && root.operation.path === operation.path);
  if (found.method === 'delete' && key?.node && isOfRow) {
    return { kind: 'deleted', name: `deleted${key.node.name}Id`, node: key.node, key };
  }
  if (mediaType === undefined) return { kind: 'done' };
  const shown = types.shown(envelope?.schema ?? answer, '', `${id} answer`);
  if (shown.target && !shown.isList) shown.target.isRow = true;
  const noun = camelCase(shown.target ? wordsOf(shown.target.component) : nounOf(name));
  return {
    kind: 'value',
    name: shown.target && !shown.isList ? noun : 'result',
    shown,
    isOptional: envelope ? !envelope.isRequired || isNullable(envelope.schema) : isNullable(answer),
  };
}

/** The edge of a new object in the list at the same path, for clients that add it there. */
export interface CreatedEdge {
  readonly name: string;
  readonly list: GraphRoot;
  /** The member with the key by which the list is paged; absent: the object is taken for the first row. */
  readonly key: string | undefined;
}

interface Outcome {
  readonly name: string;
  readonly shown: Shown;
  readonly isOptional: boolean;
}

/** The edge of the object that a POST to a list makes; `undefined` where the list's cursors need a token of the upstream. */
function createdEdgeOf(
  { found, path }: NewOperation,
  { name, shown: { target, isList }, isOptional }: Outcome,
  roots: readonly GraphRoot[],
): CreatedEdge | undefined {
  if (found.method !== 'post' || isOptional || isList) return undefined;
  const list = roots.find((root) => root.isConnection && root.target === target && root.operation.path === path);
  const { paging, key } = list?.operation.list ?? {};
  if (!target || !list || paging?.style === 'token') return undefined;
  if (paging?.style === 'key' && key?.members.length !== 1) return undefined;
  return { name: `${name}Edge`, list, key: paging?.style === 'key' ? key?.members[0] : undefined };
}

const VERBS = new Set(
  (
    'accept activate add apply approve archive assign associate attach authorize block book cancel capture change clear clone ' +
    'close complete confirm convert copy create deactivate decline delete deliver detach disable dismiss duplicate edit enable ' +
    'evaluate execute expand expire export finalize find follow generate grant hide import increment insert install invite issue join ' +
    'leave link list lock mark merge modify move notify open patch pause pay pin post preview publish push put query reactivate redeliver ' +
    'refresh refund register reject release remove rename reopen replace request rerun resend reset resolve restore resume retry ' +
    'return reverse revert review revoke rotate run save schedule search send set share sign star start stop submit subscribe ' +
    'suspend swap sync transfer transition trigger unarchive unassign unblock undo unfollow unlink unlock unmark unpin unshare ' +
    'unstar unsubscribe unsuspend update upload upsert validate verify void vote watch write'
  ).split(' '),
);
const MOST_NOUNS = 3;

export interface NamedOperation {
  readonly method: Method;
  readonly path: string;
  readonly operationId: string | undefined;
  /** Whether a read at the same path lists rows, or reads one thing; `undefined`: there is none. */
  readonly read: 'list' | 'one' | undefined;
}

/** The name of a mutation, a verb and its noun: of the operation's id if that has a verb, or else of method and path. */
export function mutationName(operation: NamedOperation): string {
  return camelCase(wordsOfId(operation) ?? wordsOfPath(operation));
}

/** `issues/create-comment` is `create issue comment`; `createIssue` is as it is. */
function wordsOfId({ operationId, path }: NamedOperation): string[] | undefined {
  const words = wordsOf(operationId ?? '');
  const [first = '', second = '', ...rest] = words;
  if (words.length === 0 || words.length > 7 || isPathAgain(operationId, path)) return undefined;
  if (VERBS.has(first) && words.length > 1) return words;
  if (!VERBS.has(second)) return undefined;
  const [next = ''] = rest;
  const noun = singular(first);
  if (next === 'or') return [second, ...rest];
  return [second, noun, ...(singular(next) === noun ? rest.slice(1) : rest)];
}

/** `POST /customers/{id}/sources` is `create customer source`, and `POST /charges/{id}/capture` is `capture charge`. */
function wordsOfPath({ method, path, read }: NamedOperation): string[] {
  const { within: all, last, isOnRow } = resourcesIn(path);
  const within = all.slice(1 - MOST_NOUNS).flat();
  if (isOnRow) return [method === 'delete' ? 'delete' : 'update', ...within, ...singularized(last)];
  const isAction = method === 'post' && read === undefined && VERBS.has(last[0] ?? '') && !last[0]?.endsWith('s');
  if (isAction) return [...last, ...within];
  if (method === 'delete') return ['delete', ...within, ...last];
  if (method === 'post' && read !== 'one') return ['create', ...within, ...singularized(last)];
  return ['update', ...within, ...last];
}

/** The noun of a mutation's name: `issue comment` of `createIssueComment`. */
export function nounOf(name: string): string[] {
  const [, ...rest] = wordsOf(name);
  const end = rest.findIndex((word) => CONNECTORS.has(word));
  return end > 0 ? rest.slice(0, end) : rest;
}
