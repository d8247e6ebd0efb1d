import {
  type DocumentNode,
  type ExecutionResult,
  type GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
  OperationTypeNode,
} from 'graphql';
import type { Context } from '#graph';
import { rootFields } from '../../budgets/index.ts';
import { compileOperation } from '../../execution/compile.ts';
import { ignoreCompiled, type OnCompiled } from '../../execution/compile-root.ts';
import type { ExecutionLimits } from '../../execution/execution-limits.ts';
import {
  type CompiledIncremental,
  compileIncremental,
  type IncrementalResult,
  wholeResult,
} from '../../execution/incremental/compile-incremental.ts';
import { partitionByFragment, partitionOnce } from '../../execution/incremental/field-partition.ts';
import { isIncremental } from '../../execution/incremental/is-incremental.ts';
import type { ObserveResolver } from '../../execution/observe-resolver.ts';
import { type LiveArguments, liveArgumentsOf } from '../../live-queries/live-arguments.ts';
import {
  assertAffordable,
  type Explanation,
  explain,
  type Price,
  PricedOperation,
  type Pricing,
} from '../../price/index.ts';
import { guardedOperation } from '../../scopes/guarded-operation.ts';
import type { ScopeRules } from '../../scopes/scope-rules.ts';
import type { CallerIdentity } from '../identify/caller-identity.ts';
import type { PartsFormat } from '../../execution/incremental/field-partition.ts';
import { INVALID, requestError } from '../request-error.ts';
import { isDeterministic } from './is-deterministic.ts';
import { liveOperation } from './live-operation.ts';
import { OperationSummary } from './operation-summary.ts';
import { type SubscribedField, subscribedField } from './subscribed-field.ts';
import { variableErrors } from './variable-errors.ts';

type RawVariables = Readonly<Record<string, unknown>> | undefined;

/** The context of resolvers, and the observer of a traced operation. */
export interface OperationContext extends Context {
  readonly observeResolver?: ObserveResolver | undefined;
}

/** Clients of the earlier format expect each fragment as a whole. */
const PARTITIONS = { byId: partitionOnce, byPath: partitionByFragment };

/** An operation of a valid document, compiled once to be executed any number of times. */
export interface PreparedOperation {
  /** Whether it is a query whose result depends on the upstream responses alone. */
  readonly isDeterministic: boolean;
  readonly summary: OperationSummary;
  /** Whether its response can be incremental. */
  readonly isIncremental: boolean;
  execute(
    context: OperationContext,
    variables: RawVariables,
    event?: object,
  ): Promise<ExecutionResult> | ExecutionResult;
  executeIncrementally(
    context: OperationContext,
    variables: RawVariables,
    format: PartsFormat,
  ): Promise<IncrementalResult>;
  /** The price for these variables. Throws `DocumentErrors` if it is beyond the limit. */
  price(variables: RawVariables): Price;
  /** The price of a subscription's execution for an event. */
  eventPrice(variables: RawVariables): Price;
  explain(variables: RawVariables): Explanation;
  /** How often it has each root field, as `Type.field`. */
  rootFields(): ReadonlyMap<string, number>;
  /** The source of a subscription. Throws for callers who lack its scopes, and for invalid variables. */
  readonly subscribed?: (identity: CallerIdentity, variables: RawVariables) => SubscribedField;
  /** Whether the query is live. Throws for callers who lack its scopes, and for invalid variables. */
  readonly live?: ((identity: CallerIdentity, variables: RawVariables) => LiveArguments | undefined) | undefined;
}

export interface Preparation {
  readonly schema: GraphQLSchema;
  /** Random fields, as `Type.field`. */
  readonly randomFields: ReadonlySet<string>;
  /** The maximum number of errors of a request's variables. */
  readonly maxErrors: number;
  /** The maximum number of objects and list items of one response. */
  readonly maxNodes: number;
  readonly maxBytes: number;
  readonly pricing: Omit<Pricing, 'schema'>;
  /** Absent if every caller may execute every operation. */
  readonly scopes?: ScopeRules | undefined;
}

/** Compiles an operation of a valid document. */
export function prepareOperation(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  { schema, randomFields, maxErrors, maxNodes: nodes, maxBytes: bytes, pricing, scopes }: Preparation,
  onCompiled: OnCompiled = ignoreCompiled,
): PreparedOperation {
  if (!schema.getRootType(operation.operation)) {
    throw requestError(`The graph has no ${operation.operation}s.`, INVALID);
  }
  const isQuery = operation.operation === OperationTypeNode.QUERY;
  const compile = (visible: GraphQLSchema) => compileOperation(visible, document, operation, undefined, onCompiled);
  const guarded = { schema, document, operation };
  const execute = scopes
    ? guardedOperation({ ...guarded, rules: scopes, compile, refuse: (error) => ({ errors: [error] }) })
    : compile(schema);
  const compileIncrementally = (format: PartsFormat) => {
    const compile = (visible: GraphQLSchema) =>
      compileIncremental(visible, document, operation, PARTITIONS[format], undefined, onCompiled);
    const refuse = (error: GraphQLError) => Promise.resolve(wholeResult({ errors: [error] }));
    return scopes ? guardedOperation({ ...guarded, rules: scopes, compile, refuse }) : compile(schema);
  };
  const inParts: Partial<Record<PartsFormat, CompiledIncremental>> = {};
  let priced: PricedOperation | undefined;
  let fields: ReadonlyMap<string, number> | undefined;
  const pricedOnce = () => (priced ??= new PricedOperation(document, operation, { ...pricing, schema }, onCompiled));
  const limitsOf = ({ scope, observeResolver }: OperationContext): ExecutionLimits => {
    return { nodes, bytes, cancelled: () => scope.cancelled, observeResolver };
  };
  return {
    isIncremental: isIncremental(document),
    isDeterministic: isQuery && isDeterministic(schema, document, randomFields),
    summary: new OperationSummary(operation.operation, operation.name?.value, document.loc?.source.body ?? ''),
    execute(context, variables, event) {
      const result = execute(context, variables ?? {}, limitsOf(context), event);
      // The compiled operation only finds that the variables do not fit.
      if (result instanceof Promise || 'data' in result || (result.errors?.length ?? 0) > 0) return result;
      return { errors: variableErrors(schema, operation, variables ?? {}, maxErrors) };
    },
    async executeIncrementally(context, variables, format) {
      const found = await (inParts[format] ??= compileIncrementally(format))(
        context,
        variables ?? {},
        limitsOf(context),
      );
      const { data, errors } = found.result;
      if (data !== undefined || (errors?.length ?? 0) > 0) return found;
      return wholeResult({ errors: variableErrors(schema, operation, variables ?? {}, maxErrors) });
    },
    price(variables = {}) {
      const price = pricedOnce().price(variables);
      assertAffordable(price, pricing.maxCost, pricedOnce(), variables);
      return price;
    },
    ...(operation.operation === OperationTypeNode.SUBSCRIPTION && {
      subscribed: subscribedField(schema, document, operation, { maxErrors, scopes }),
    }),
    live: liveOperation(schema, document, operation, { maxErrors, scopes }),
    eventPrice: (variables = {}) => pricedOnce().eventPrice(variables),
    rootFields: () => (fields ??= rootFields(document, operation)),
    explain: (variables = {}) =>
      explain(pricedOnce(), variables, pricing, liveArgumentsOf(schema, operation, variables)),
  };
}
