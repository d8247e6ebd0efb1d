import {
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
  OperationTypeNode,
} from 'graphql';
import type { Context } from '#graph';
import { rootFields } from '../../budgets/index.ts';
import { compileOperation } from '../../execution/compile.ts';
import type { ObserveResolver } from '../../execution/observe-resolver.ts';
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
import { INVALID, requestError } from '../request-error.ts';
import { isDeterministic } from './is-deterministic.ts';
import { OperationSummary } from './operation-summary.ts';
import { variableErrors } from './variable-errors.ts';

type RawVariables = Readonly<Record<string, unknown>> | undefined;

/** The context of resolvers, and the observer of a traced operation. */
export interface OperationContext extends Context {
  readonly observeResolver?: ObserveResolver | undefined;
}

/** An operation of a valid document, compiled once to be executed any number of times. */
export interface PreparedOperation {
  /** Whether it is a query whose result depends on the upstream responses alone. */
  readonly isDeterministic: boolean;
  readonly summary: OperationSummary;
  execute(context: OperationContext, variables: RawVariables): Promise<ExecutionResult> | ExecutionResult;
  /** The price for these variables. Throws `DocumentErrors` if it is beyond the limit. */
  price(variables: RawVariables): Price;
  explain(variables: RawVariables): Explanation;
  /** How often it has each root field, as `Type.field`. */
  rootFields(): ReadonlyMap<string, number>;
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
): PreparedOperation {
  if (operation.operation === OperationTypeNode.SUBSCRIPTION || !schema.getRootType(operation.operation)) {
    throw requestError(`The graph has no ${operation.operation}s.`, INVALID);
  }
  const isQuery = operation.operation === OperationTypeNode.QUERY;
  const compiled = compileOperation(schema, document, operation);
  const execute = scopes ? guardedOperation(compiled, scopes, schema, document, operation) : compiled;
  let priced: PricedOperation | undefined;
  let fields: ReadonlyMap<string, number> | undefined;
  const pricedOnce = () => (priced ??= new PricedOperation(document, operation, { ...pricing, schema }));
  return {
    isDeterministic: isQuery && isDeterministic(schema, document, randomFields),
    summary: new OperationSummary(operation.operation, operation.name?.value, document.loc?.source.body ?? ''),
    execute(context, variables) {
      const { scope, observeResolver } = context;
      const limits = { nodes, bytes, cancelled: () => scope.cancelled, observeResolver };
      const result = execute(context, variables ?? {}, limits);
      // The compiled operation only finds that the variables do not fit.
      if (result instanceof Promise || 'data' in result || (result.errors?.length ?? 0) > 0) return result;
      return { errors: variableErrors(schema, operation, variables ?? {}, maxErrors) };
    },
    price(variables = {}) {
      const price = pricedOnce().price(variables);
      assertAffordable(price, pricing.maxCost, pricedOnce(), variables);
      return price;
    },
    rootFields: () => (fields ??= rootFields(document, operation)),
    explain: (variables = {}) => explain(pricedOnce(), variables, pricing.maxCalls),
  };
}
