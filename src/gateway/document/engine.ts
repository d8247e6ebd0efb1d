import {
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLError,
  type GraphQLSchema,
  type ValidationRule,
  validate,
} from 'graphql';
import type { Scope } from '#upstream';
import type { PartsFormat } from '../execution/incremental/compile.ts';
import type { Increment, Part } from '../execution/incremental/part.ts';
import { serializeAnew, textOf } from '../execution/serialize.ts';
import type { RequestContext } from '../types.ts';
import { type Preparation, PreparedOperation } from './operation.ts';
import { DocumentErrors, operationIn } from './parse.ts';
import type { PreparedDocument, PreparedDocuments } from './prepared.ts';
import type { DocumentReader } from './validate.ts';

interface EngineParts {
  readonly prepared: PreparedDocuments;
  /** The reader of documents for a schema. */
  readonly readerOf: (schema: GraphQLSchema) => DocumentReader;
  readonly preparation: Preparation;
}

type Errors = readonly GraphQLError[];

/**
 * The functions of graphql-js over prepared documents, for plugins to hook. For a prepared document, parsing and validation
 * are lookups. A plugin may replace the schema or the document.
 */
export function createEngine({ prepared, readerOf, preparation }: EngineParts) {
  const texts = new WeakMap<ExecutionResult, string>();
  const entries = new WeakMap<DocumentNode, PreparedDocument>();
  const invalid = new WeakMap<DocumentNode, Errors>();
  const deliveries = new WeakMap<Scope, Delivery>();
  const parse = (text: string): DocumentNode => {
    try {
      const entry = prepared.get(text);
      entries.set(entry.document, entry);
      return entry.document;
    } catch (error) {
      if (!(error instanceof DocumentErrors)) throw error;
      if (!error.document) throw error.errors[0] ?? error;
      invalid.set(error.document, error.errors);
      return error.document;
    }
  };
  const validateAll = (
    schema: GraphQLSchema,
    document: DocumentNode,
    added: readonly ValidationRule[] = [],
  ): Errors => {
    const known = schema === preparation.schema ? ownErrors(document) : undefined;
    const errors = known ?? errorsOf(() => readerOf(schema).validate(document));
    return added.length > 0 && errors.length === 0 ? validate(schema, document, added) : errors;
  };
  /** The validation errors of a known document. */
  const ownErrors = (document: DocumentNode): Errors | undefined =>
    invalid.get(document) ?? (entries.has(document) ? [] : undefined);
  const execute = ({ schema, document, operationName, contextValue, variableValues, rootValue }: ExecutionArgs) => {
    const name = operationName ?? undefined;
    const entry = schema === preparation.schema ? entries.get(document) : undefined;
    const operation =
      entry?.operation(name) ??
      new PreparedOperation(document, operationIn(document, name), { ...preparation, schema });
    const context = contextValue as RequestContext;
    const note = (result: ExecutionResult) => {
      if (operation.isDeterministic && context.scope.freshness.combined) texts.set(result, textOf(result));
      return result;
    };
    const delivery = deliveries.get(context.scope);
    if (delivery && operation.isIncremental) return deliver(operation, context, variableValues ?? undefined, delivery);
    const result = operation.execute(context, variableValues ?? undefined, (rootValue as object | null) ?? undefined);
    return result instanceof Promise ? result.then(note) : note(result);
  };
  return {
    parse,
    validate: validateAll,
    execute,
    /** Lets the operation of this scope have an incremental response. */
    deliverIn: (format: PartsFormat, scope: Scope) => void deliveries.set(scope, { format, announced: undefined }),
    /** The parts that were announced in this scope with the first result; `undefined` where the response is whole. */
    announcedIn: (scope: Scope) => deliveries.get(scope)?.announced,
    /** Serializes a result as plugins have left it, in several turns of the event loop where it is large. */
    serialize: (result: ExecutionResult, { scope }: Pick<RequestContext, 'scope'>) =>
      serializeAnew(result, { bytes: preparation.maxBytes, cancelled: () => scope.cancelled }),
    /** Whether a result, which has this text now, is as the engine made it, and is the same each time. */
    isReusable: (result: ExecutionResult, text: string) => texts.get(result) === text,
  };
}

/** The incremental response of an operation. */
interface Delivery {
  readonly format: PartsFormat;
  announced: readonly Part[] | undefined;
}

/** Executes an operation whose response may be incremental: hooks see its first result, and its increments. */
async function deliver(
  operation: PreparedOperation,
  context: RequestContext,
  variables: Readonly<Record<string, unknown>> | undefined,
  delivery: Delivery,
): Promise<ExecutionResult | AsyncIterable<ExecutionResult | Increment>> {
  const streaming = { ...context, streams: true };
  const { result, announced, increments } = await operation.executeIncrementally(streaming, variables, delivery.format);
  if (announced.length === 0) return result;
  delivery.announced = announced;
  return (async function* () {
    yield result;
    for (let next = await increments.next(); next; next = await increments.next()) yield next;
  })();
}

function errorsOf(step: () => void): Errors {
  try {
    step();
    return [];
  } catch (error) {
    if (error instanceof DocumentErrors) return error.errors;
    throw error;
  }
}

export type Engine = ReturnType<typeof createEngine>;
