import {
  type DocumentNode,
  type ExecutionResult,
  type FragmentDefinitionNode,
  type GraphQLError,
  type GraphQLObjectType,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  visit,
} from 'graphql';
import { Recent } from '../recent.ts';
import { variablesOf } from './coerce-variables.ts';
import { CompiledSelection, put } from './compiled-selection.ts';
import type { Document } from './document.ts';
import type { Container } from './response-path.ts';
import { Run } from './run.ts';
import { writeInTurns } from './text.ts';

type Variables = Readonly<Record<string, unknown>>;

/** An operation that can be run any number of times. */
export type CompiledOperation = (context: unknown, variables: Variables) => ExecutionResult | Promise<ExecutionResult>;

const NONE: Variables = Object.freeze({});
/** Combinations of what `@skip` and `@include` leave of an operation. */
const VARIANTS = 16;

/**
 * Compiles an operation of a valid document: what is selected is found out once, and not again for every run and every
 * item of a list. It answers what graphql's own `execute` does, except that an answer without data says no more than that
 * the variables do not fit.
 */
export function compileOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): CompiledOperation {
  const rootType = schema.getRootType(operation.operation);
  if (!rootType) throw new TypeError(`The schema has no ${operation.operation}`);
  const fragments = fragmentsOf(document);
  const readVariables = variablesOf(schema, operation);
  const readFlags = flagsOf(document);
  const variants = new Recent<CompiledSelection>(VARIANTS);
  const selectionFor = (variables: Variables): CompiledSelection => {
    const flags = readFlags(variables);
    const key = flags === NONE ? '' : JSON.stringify(flags);
    let selection = variants.get(key);
    if (!selection) {
      selection = selectionOf(rootType, { schema, operation, fragments, flags });
      variants.set(key, selection);
    }
    return selection;
  };
  const start = operation.operation === OperationTypeNode.MUTATION ? executeMutation : executeQuery;
  return (context, rawVariables) => {
    const variables = readVariables(rawVariables);
    if (!variables) return { errors: [] };
    const run = new Run(context, variables);
    try {
      return start(run, selectionFor(variables));
    } catch (error) {
      run.end(error as GraphQLError);
      return whenSettled(run);
    }
  };
}

function executeQuery(run: Run, selection: CompiledSelection): ExecutionResult | Promise<ExecutionResult> {
  run.data = selection.make(run, undefined, undefined);
  return whenSettled(run);
}

function whenSettled(run: Run): ExecutionResult | Promise<ExecutionResult> {
  return run.isSettled ? run.result() : run.settled().then(() => written(run));
}

function written(run: Run): ExecutionResult | Promise<ExecutionResult> {
  const result = run.result();
  return run.isLong ? writeInTurns(result) : result;
}

/** The fields of a mutation: each when the one before is done, with all that is below it. */
async function executeMutation(run: Run, { fields }: CompiledSelection): Promise<ExecutionResult> {
  const data: Container = {};
  run.data = data;
  for (const field of fields) {
    try {
      put(data, field.key, field.make(run, undefined, undefined));
    } catch (error) {
      run.end(error as GraphQLError);
    }
    if (!run.isSettled) await run.settled();
    if (run.data === null) break;
  }
  return written(run);
}

function selectionOf(rootType: GraphQLObjectType, parts: Omit<Document, 'select'>): CompiledSelection {
  const document: Document = {
    ...parts,
    select(type, nodes) {
      const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
      return new CompiledSelection(document, type, sets);
    },
  };
  return new CompiledSelection(document, rootType, [parts.operation.selectionSet]);
}

function fragmentsOf({ definitions }: DocumentNode): Record<string, FragmentDefinitionNode> {
  const fragments = definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION);
  return Object.fromEntries(fragments.map((fragment) => [fragment.name.value, fragment]));
}

/** Reads the variables on which `@skip` and `@include` hang. */
function flagsOf(document: DocumentNode): (variables: Variables) => Variables {
  const names = new Set<string>();
  visit(document, {
    Directive({ arguments: given = [] }) {
      for (const { value } of given) if (value.kind === Kind.VARIABLE) names.add(value.name.value);
    },
  });
  if (names.size === 0) return () => NONE;
  const all = [...names];
  return (variables) =>
    Object.fromEntries(all.filter((name) => name in variables).map((name) => [name, variables[name]]));
}
