import { envelop, useSchema } from '@envelop/core';
import {
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLError,
  type GraphQLSchema,
  type ValidationRule,
  validate,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Scope } from '#upstream';
import {
  Executable,
  type ExecutionOutcome,
  type Executor,
  type ExecutorParts,
  failedOutcome,
  incrementalOutcome,
  LaterParts,
  type OperationFacts,
  type OperationRequest,
  wholeOutcome,
} from '../document/executor.ts';
import { OperationSummary, type Preparation, PreparedOperation } from '../document/operation.ts';
import { assertMethod, DocumentErrors, operationIn, orErrors } from '../document/parse.ts';
import type { PreparedDocument, PreparedDocuments } from '../document/prepared.ts';
import { asValidationError, type DocumentReader } from '../document/validate.ts';
import type { PartsFormat } from '../execution/incremental/compile.ts';
import type { Increment, Part } from '../execution/incremental/part.ts';
import { serializeAnew, textOf } from '../execution/serialize.ts';
import { GRACE_MS, ResponseOverError } from '../limits/deadlines.ts';

import { type Cost, FREE, type Price } from '../limits/price/price.ts';
import { CallerGoneError, type Held, type RequestContext, Taken } from '../types.ts';
import { assertHooks, graphqlPart } from './hooks.ts';

/** Wraps the engine with the GraphQL hooks of plugins, in order. Also returns all plugins, including those that plugins add. */
export function envelopEngine(schema: GraphQLSchema, engine: Engine, plugins: readonly Plugin[]) {
  const wholes = new Map<unknown, Plugin>();
  const parts = plugins.map((plugin, index) => partOf(plugin, `plugin ${index + 1}`, wholes));
  const getEnveloped = envelop({ plugins: [enginePlugin(engine), useSchema(schema), ...parts] as never[] });
  return {
    getEnveloped: getEnveloped as unknown as (context: object) => Enveloped,
    plugins: getEnveloped._plugins.flatMap((part) => wholes.get(part) ?? []),
  };
}

function enginePlugin({ parse, validate, execute }: Engine): Plugin {
  return {
    onParse: ({ setParseFn }) => setParseFn(parse as Parameters<typeof setParseFn>[0]),
    onValidate: ({ setValidationFn }) => setValidationFn(validate as Parameters<typeof setValidationFn>[0]),
    onExecute: ({ setExecuteFn }) => setExecuteFn(execute as Parameters<typeof setExecuteFn>[0]),
  };
}

/** The GraphQL hooks of a plugin. A plugin may add others, whose HTTP hooks have to run as well. */
function partOf(plugin: Plugin, name: string, wholes: Map<unknown, Plugin>): Plugin {
  const part = graphqlPart(plugin);
  const { onPluginInit } = part;
  const added: Plugin = onPluginInit
    ? {
        ...part,
        onPluginInit(payload) {
          const addPlugin = (other: Plugin) => {
            assertHooks(other, `A plugin that ${name} adds`);
            payload.addPlugin(partOf(other, name, wholes));
          };
          onPluginInit({ ...payload, addPlugin: addPlugin as typeof payload.addPlugin });
        },
      }
    : part;
  wholes.set(added, plugin);
  return added;
}

/** A result, or the first one of an incremental response and its increments. */
type EnvelopedResult = ExecutionResult | AsyncIterable<ExecutionResult | Increment>;

/** The functions of a GraphQL engine with all hooks applied, for one operation. */
interface Enveloped {
  readonly schema: GraphQLSchema;
  parse(text: string): DocumentNode;
  validate(schema: GraphQLSchema, document: DocumentNode): readonly GraphQLError[];
  contextFactory(): RequestContext | Promise<RequestContext>;
  execute(args: ExecutionArgs): EnvelopedResult | Promise<EnvelopedResult>;
}

interface EnvelopedExecutorParts extends ExecutorParts {
  readonly engine: Pick<Engine, 'textOf' | 'serialize' | 'deliverIn' | 'announcedIn'>;
  /** Applies the hooks of all plugins to an operation. */
  readonly getEnveloped: (context: object) => Enveloped;
}

/**
 * Executes operations with the GraphQL hooks of plugins around parsing, validation, context building and execution. Plugins
 * have to see each operation, so executions and cached responses are not shared.
 */
export class EnvelopedExecutor implements Executor {
  readonly #parts: EnvelopedExecutorParts;

  constructor(parts: EnvelopedExecutorParts) {
    this.#parts = parts;
  }

  prepare(request: OperationRequest): Executable {
    const { method, document, parameters, caller, event, evaluation } = request;
    const { variables, operationName } = parameters;
    const find = () => this.#parts.prepared.get(document).operationFor(method, operationName);
    // An invalid document is refused when the hooks of plugins have seen it.
    const operation = attempt(find);
    const price = priceOf(() => (event ? find().eventPrice(variables) : find().price(variables)));
    const streamed = event || evaluation || operation instanceof Error ? undefined : operation;
    const subscribed = streamed?.subscribed(caller.identity, variables);
    const facts: OperationFacts = {
      // The hooks of plugins parse the document later.
      summary: new OperationSummary(undefined, operationName, document),
      price: price instanceof DocumentErrors ? FREE : price,
      eventPrice: subscribed && streamed?.eventPrice(variables),
      isDeterministic: false,
      subscribed,
      live: streamed?.live(caller.identity, variables),
      partsFormat: !(operation instanceof Error) && operation.isIncremental ? request.partsFormat : undefined,
    };
    const valid = operation instanceof Error ? undefined : operation;
    const executable = new EnvelopedExecutable(request, facts, valid, price, this.#parts);
    // No hook sees one that is explained only.
    if (executable.isExplainedOnly && operation instanceof Error) throw operation;
    return executable;
  }
}

class EnvelopedExecutable extends Executable {
  readonly #price: Price | DocumentErrors;
  readonly #parts: EnvelopedExecutorParts;

  constructor(
    request: OperationRequest,
    facts: OperationFacts,
    operation: PreparedOperation | undefined,
    price: Price | DocumentErrors,
    parts: EnvelopedExecutorParts,
  ) {
    super(request, facts, operation, parts);
    this.#price = price;
    this.#parts = parts;
  }

  protected override async run(held: Held): Promise<ExecutionOutcome> {
    const { caller, uploads, evaluation } = this.request;
    const context = this.#parts.contextOf(caller);
    const { scope } = context;
    evaluation?.began(scope);
    const stopClock = this.#parts.deadlines.start(scope, uploads);
    const running = held.add(new Taken(() => scope.cancel(new CallerGoneError())));
    const end = () => {
      stopClock();
      running.ended();
    };
    // Calls to upstreams end with the scope. A hook may never end.
    const late = Promise.withResolvers<never>();
    let ending: NodeJS.Timeout | undefined;
    const hooks = {
      cancel(reason: Error) {
        ending = setTimeout(() => late.reject(reason), GRACE_MS);
      },
    };
    scope.running.add(hooks);
    let outcome: ExecutionOutcome | undefined;
    try {
      outcome = await Promise.race([this.#execute(context, end), late.promise]);
      return outcome;
    } catch (error) {
      return refusedOutcome(error, this.cost(scope));
    } finally {
      clearTimeout(ending);
      scope.running.delete(hooks);
      if (!outcome?.parts) end();
    }
  }

  async #execute(context: RequestContext, end: () => void): Promise<ExecutionOutcome> {
    const { getEnveloped, engine } = this.#parts;
    const { scope } = context;
    const contextOfHooks: RequestContext = Object.assign(this.request.initialContext(), context);
    if (this.partsFormat) engine.deliverIn(this.partsFormat, scope);
    const result = await this.#executeHooked(getEnveloped(contextOfHooks));
    if (!(Symbol.asyncIterator in result)) return this.#wholeOutcome(result, context);
    const announced = engine.announcedIn(scope);
    if (!announced || !this.partsFormat)
      throw new TypeError('A plugin made a stream of a result, which is not supported.');
    const results = result[Symbol.asyncIterator]();
    const { value: first } = await results.next();
    const serialized = await engine.serialize(first as ExecutionResult, context);
    const increments = { next: async () => (await results.next()).value as Increment | undefined };
    const parts = new LaterParts(this.partsFormat, { announced, increments }, () => {
      end();
      scope.cancel(new ResponseOverError());
      return this.cost(scope);
    });
    return incrementalOutcome(serialized, parts, scope, this.cost(scope));
  }

  /** Takes the operation through all hooks. */
  async #executeHooked(enveloped: Enveloped): Promise<EnvelopedResult> {
    const { method, document: text, parameters, event: rootValue } = this.request;
    const { schema } = enveloped;
    const document = enveloped.parse(text);
    const errors = enveloped.validate(schema, document);
    if (errors.length > 0) throw new DocumentErrors(errors.map(asValidationError));
    assertMethod(operationIn(document, parameters.operationName), method);
    if (this.#price instanceof DocumentErrors) throw this.#price;
    const contextValue = await enveloped.contextFactory();
    const { variables: variableValues, operationName } = parameters;
    return enveloped.execute({ schema, document, contextValue, variableValues, operationName, rootValue });
  }

  /** The freshness of upstream responses does not apply to a result that a plugin created or changed. */
  async #wholeOutcome(result: ExecutionResult, context: RequestContext): Promise<ExecutionOutcome> {
    const { engine } = this.#parts;
    const serialized = await engine.serialize(result, context);
    return wholeOutcome(serialized, engine.textOf(serialized), context.scope, this.cost(context.scope));
  }
}

/** The outcome of an operation that was refused or failed before its execution: without `data`. */
function refusedOutcome(error: unknown, cost: Cost): ExecutionOutcome {
  const errors = error instanceof DocumentErrors ? error.errors : [error];
  return { ...failedOutcome(error, cost), result: { errors: errors as ExecutionResult['errors'] & object } };
}

function attempt<Value>(find: () => Value): Value | Error {
  try {
    return find();
  } catch (error) {
    return error as Error;
  }
}

/** The price of an operation, or its refusal. Other errors are found once the hooks of plugins have seen the document. */
function priceOf(find: () => Price): Price | DocumentErrors {
  const price = attempt(find);
  if (!(price instanceof Error)) return price;
  return price instanceof DocumentErrors && isRefusal(price) ? price : FREE;
}

function isRefusal({ errors }: DocumentErrors): boolean {
  return errors.some(({ extensions }) => 'cost' in extensions);
}

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
    const errors = known ?? orErrors(() => readerOf(schema).validate(document)) ?? [];
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
    /** The text of a result as the engine made it, if that is the same each time. */
    textOf: (result: ExecutionResult) => texts.get(result),
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

type Engine = ReturnType<typeof createEngine>;
