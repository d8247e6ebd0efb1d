import type { UpstreamCode } from '#contract';
import { camelCase, capitalized, pascalCase, unique, wordsOf } from '../names.ts';
import type { NewApi } from '../reduce/api.ts';
import type { NewOperation } from '../reduce/operations.ts';
import type { NewParameter } from '../reduce/parameters.ts';
import { named } from '../reduce/schemas.ts';
import { type CreatedEdge, createdEdgeOf } from './created-edge.ts';
import type { GraphInputField, GraphInputs } from './inputs.ts';
import { mutationName, nounOf } from './mutation-name.ts';
import type { GraphRoot } from './roots.ts';
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
  readonly code: UpstreamCode;
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

const REFUSALS: Readonly<Partial<Record<UpstreamCode, string>>> = {
  BAD_USER_INPUT: 'InvalidInput',
  PERMISSION_DENIED: 'AccessDenied',
  NOT_FOUND: 'NotFound',
  CONFLICT: 'Conflict',
  FAILED_PRECONDITION: 'PreconditionFailed',
};

/** The mutations of an API, one for each operation that changes something. */
export function mutationsOf(made: NewApi, graph: Graph): GraphMutation[] {
  const taken = new Set<string>(graph.roots.map(({ name }) => name));
  const refusalNames = new Map<UpstreamCode, string>();
  const refusal = (code: UpstreamCode): GraphRefusal => {
    const name =
      refusalNames.get(code) ?? graph.types.free(`${capitalized(made.slug)}${REFUSALS[code] ?? 'Rejection'}`);
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
  refusal(code: UpstreamCode): GraphRefusal;
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
    refusals: operation.refusals.map(({ code }) => graph.refusal(code)),
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
