import { hash } from 'node:crypto';
import {
  type DocumentNode,
  type ExecutionResult,
  type FieldNode,
  GraphQLError,
  type GraphQLSchema,
  getArgumentValues,
  getDirectiveValues,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionSetNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import type { Context } from '#graph';
import { fragmentsOf } from '../execution/collect.ts';
import { compileOperation, ignoreCompiled, type OnCompiled } from '../execution/compile.ts';
import {
  type CompiledIncremental,
  compileIncremental,
  type IncrementalResult,
  isIncremental,
  type PartsFormat,
  partitionByFragment,
  partitionOnce,
  wholeResult,
} from '../execution/incremental/compile.ts';
import type { ExecutionLimits, ObserveResolver } from '../execution/run.ts';
import { type Explanation, explain } from '../limits/price/explain.ts';
import type { Slot } from '../limits/price/plan.ts';
import { type Price, PricedOperation, type Pricing } from '../limits/price/price.ts';
import { guardedOperation, OperationGuard } from '../limits/scopes.ts';
import { INVALID, requestError } from '../request-error.ts';
import type { ScopeRules } from '../schema/scopes.ts';
import type { CallerIdentity } from '../types.ts';
import { DocumentErrors } from './parse.ts';
import { coercedVariables, variableErrors } from './variables.ts';

type RawVariables = Readonly<Record<string, unknown>> | undefined;

/** The context of resolvers, and the observer of a traced operation. */
interface OperationContext extends Context {
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
  const limitsOf = ({ scope, observeResolver, lookups }: OperationContext): ExecutionLimits => {
    return { nodes, bytes, cancelled: () => scope.cancelled, observeResolver, batches: lookups };
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

/** The field of a subscription, whose source is followed. */
export interface SubscribedField {
  readonly name: string;
  readonly args: Readonly<Record<string, unknown>>;
  /** The variables by which results differ: all but the one that is only the cursor. */
  readonly variables: Readonly<Record<string, unknown>>;
}

interface Options {
  readonly maxErrors: number;
  readonly scopes: ScopeRules | undefined;
}

/** Finds the field of a valid subscription, which has exactly one. */
function subscribedField(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  { maxErrors, scopes }: Options,
) {
  const guard = scopes && new OperationGuard(scopes, schema, document, operation);
  const node = fieldIn(operation.selectionSet, document);
  const definition = node && schema.getSubscriptionType()?.getFields()[node.name.value];
  if (!definition) throw requestError('The subscription has no field.');
  const cursor = cursorVariable(node, operation, document);
  return (identity: CallerIdentity, raw: Readonly<Record<string, unknown>> = {}): SubscribedField => {
    const refusal = guard?.refusal(identity);
    if (refusal) throw refusal;
    const coerced = coercedVariables(schema, operation, raw, maxErrors);
    const { [cursor ?? '']: _cursor, ...variables } = raw;
    return { name: definition.name, args: getArgumentValues(definition, node, coerced), variables };
  };
}

function fieldIn(set: SelectionSetNode, document: DocumentNode): FieldNode | undefined {
  const fragments = fragmentsOf(document);
  for (const selection of set.selections) {
    if (selection.kind === Kind.FIELD) return selection;
    const below = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments[selection.name.value];
    const found = below && fieldIn(below.selectionSet, document);
    if (found) return found;
  }
  return undefined;
}

/** The variable that is the argument `after`, and nothing else. */
function cursorVariable(
  node: FieldNode,
  operation: OperationDefinitionNode,
  document: DocumentNode,
): string | undefined {
  const after = node.arguments?.find(({ name }) => name.value === 'after')?.value;
  if (after?.kind !== Kind.VARIABLE) return undefined;
  const name = after.name.value;
  let uses = 0;
  visit(document, {
    Variable(variable) {
      if (variable.name.value === name) uses += 1;
    },
  });
  const definitions = operation.variableDefinitions?.filter(({ variable }) => variable.name.value === name).length ?? 0;
  return uses === definitions + 1 ? name : undefined;
}

interface LiveOptions {
  readonly maxErrors: number;
  readonly scopes: ScopeRules | undefined;
}

/**
 * Finds whether an operation is live for these variables. Throws for callers of a live one who lack its scopes, and for
 * invalid variables. `undefined` for an operation without `@live`.
 */
function liveOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  { maxErrors, scopes }: LiveOptions,
) {
  if (!hasLiveDirective(operation)) return undefined;
  const guard = scopes && new OperationGuard(scopes, schema, document, operation);
  return (identity: CallerIdentity, raw: Readonly<Record<string, unknown>> = {}): LiveArguments | undefined => {
    const live = liveArguments(schema, operation, coercedVariables(schema, operation, raw, maxErrors));
    const refusal = live && guard?.refusal(identity);
    if (refusal) throw refusal;
    return live;
  };
}

/** The directive of live queries, which `base.graphql` defines. */
const LIVE = 'live';

/** How a live query is evaluated. */
export interface LiveArguments {
  /** The least time between two evaluations, if it is more than that of the settings. */
  readonly throttleMs: number;
}

function hasLiveDirective({ directives = [] }: OperationDefinitionNode): boolean {
  return directives.some(({ name }) => name.value === LIVE);
}

/** The arguments of `@live` for variables as they are sent; `undefined` for a query that is not live, or invalid variables. */
export function liveArgumentsOf(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  rawVariables: Readonly<Record<string, unknown>>,
): LiveArguments | undefined {
  if (!hasLiveDirective(operation)) return undefined;
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], rawVariables);
  return coerced && liveArguments(schema, operation, coerced);
}

/** The arguments of `@live`, with variables of their types; `undefined` for a query that is not live. */
function liveArguments(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): LiveArguments | undefined {
  const directive = schema.getDirective(LIVE);
  const values = directive && getDirectiveValues(directive, operation, variables);
  if (values?.['if'] !== true) return undefined;
  const throttleMs = (values['throttle'] as number | null | undefined) ?? 0;
  if (throttleMs < 0) throw requestError('`throttle` of `@live` is negative.', { ...INVALID, code: 'BAD_USER_INPUT' });
  return { throttleMs };
}

/** Fields that a refusal names. */
const NAMED_FIELDS = 3;

type Variables = Parameters<PricedOperation['slots']>[0];

/** Refuses an operation whose price is beyond `limits.cost`, and names the fields that make the most calls. */
function assertAffordable({ worst }: Price, limit: number, operation: PricedOperation, variables: Variables): void {
  if (worst <= limit) return;
  const dearest = dearestFields(operation.slots(variables), worst);
  const message = `The operation may make ${worst} calls, and limits.cost is ${limit}: ${dearest.join(', ')}.`;
  const extensions = { code: 'OPERATION_TOO_COMPLEX', cost: worst, limit, http: { ...INVALID } };
  throw new DocumentErrors([new GraphQLError(message, { extensions })]);
}

function dearestFields(slots: readonly Pick<Slot, 'path' | 'most'>[], worst: number): string[] {
  const dearest = slots.toSorted((one, other) => other.most - one.most).slice(0, NAMED_FIELDS);
  return dearest.map(({ path, most }) => `${path.join('.')} up to ${Math.min(most, worst)}`);
}

const ROOTS = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' } as const;

/** How often an operation has each root field, as `Mutation.publish`: by aliases, and behind `@skip` and `@include` too. */
export function rootFields(
  document: DocumentNode,
  { operation, selectionSet }: OperationDefinitionNode,
): ReadonlyMap<string, number> {
  const fragments = fragmentsOf(document);
  const names = new Map<string, string>();
  const walked = new Set<string>();
  const walk = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        names.set((selection.alias ?? selection.name).value, selection.name.value);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        walk(selection.selectionSet);
      } else if (!walked.has(selection.name.value)) {
        walked.add(selection.name.value);
        const fragment = fragments[selection.name.value];
        if (fragment) walk(fragment.selectionSet);
      }
    }
  };
  walk(selectionSet);
  const counts = new Map<string, number>();
  for (const name of names.values()) {
    const field = `${ROOTS[operation]}.${name}`;
    counts.set(field, (counts.get(field) ?? 0) + 1);
  }
  return counts;
}

/** Whether a document is deterministic: its queries select none of these random fields, as `Type.field`. */
export function isDeterministic(
  schema: GraphQLSchema,
  document: DocumentNode,
  randomFields: ReadonlySet<string>,
): boolean {
  if (randomFields.size === 0) return true;
  const info = new TypeInfo(schema);
  let found = false;
  const Field = ({ name }: FieldNode) => {
    found ||= randomFields.has(`${info.getParentType()?.name}.${name.value}`);
  };
  visit(document, visitWithTypeInfo(info, { Field }));
  return !found;
}

const NAME = /^[_A-Za-z]\w*$/;
const LONGEST_NAME = 100;

/** What logs, metrics and traces show of an operation: nothing but its name can be chosen freely by a caller. */
export class OperationSummary {
  /** A GraphQL name of at most 100 characters. */
  readonly name: string | undefined;
  readonly type: 'query' | 'mutation' | 'subscription' | undefined;
  readonly #text: string;
  #hash: string | undefined;

  constructor(type: OperationSummary['type'], name: string | undefined, text: string) {
    this.type = type;
    this.name = name !== undefined && NAME.test(name) ? name.slice(0, LONGEST_NAME) : undefined;
    this.#text = text;
  }

  /** The most memory that it takes: two bytes for each unit of the text. */
  get memory(): number {
    return 2 * this.#text.length;
  }

  /** The SHA-256 of the document, by which persisted documents are named. */
  get hash(): string {
    return (this.#hash ??= hash('sha256', this.#text));
  }
}
