import { hash } from 'node:crypto';
import {
  type DocumentNode,
  type ExecutionResult,
  type FieldNode,
  GraphQLError,
  type GraphQLField,
  type GraphQLSchema,
  getArgumentValues,
  getDirectiveValues,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionSetNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { fragmentsOf } from '../execution/collect.ts';
import { type CompiledOperation, compileOperation, ignoreCompiled, type OnCompiled } from '../execution/compile.ts';
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
import type { ExecutionLimits } from '../execution/run.ts';
import { compileVariables, type Variables, variableErrors } from '../execution/values.ts';
import { OperationGuard } from '../limits/operation-guard.ts';
import { type Explanation, explain } from '../limits/price/explain.ts';
import type { Slot } from '../limits/price/plan.ts';
import { type Price, PricedOperation, type Pricing } from '../limits/price/price.ts';
import type { ScopeRules } from '../schema/scopes.ts';
import { type CallerIdentity, INVALID, type RequestContext, requestError } from '../types.ts';
import { DocumentErrors } from './parse.ts';

/** Clients of the earlier format expect each fragment as a whole. */
const PARTITIONS = { byId: partitionOnce, byPath: partitionByFragment };

/** What operations are prepared for. */
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

/** An operation of a valid document, compiled once to be executed any number of times. */
export class PreparedOperation {
  readonly summary: OperationSummary;
  /** Whether it is a query whose result depends on the upstream responses alone. */
  readonly isDeterministic: boolean;
  /** Whether its response can be incremental. */
  readonly isIncremental: boolean;
  /** Whether it is a subscription, or may be a live query. */
  readonly isStream: boolean;
  readonly #document: DocumentNode;
  readonly #operation: OperationDefinitionNode;
  readonly #preparation: Preparation;
  readonly #onCompiled: OnCompiled;
  readonly #guard: OperationGuard | undefined;
  readonly #source: SubscriptionSource | undefined;
  readonly #whole: CompiledBySchema<CompiledOperation>;
  readonly #incremental: Partial<Record<PartsFormat, CompiledBySchema<CompiledIncremental>>> = {};
  readonly #hasLive: boolean;
  #coerce: ((raw: Variables) => Variables | undefined) | undefined;
  #priced: PricedOperation | undefined;
  #rootFields: ReadonlyMap<string, number> | undefined;

  constructor(
    document: DocumentNode,
    operation: OperationDefinitionNode,
    preparation: Preparation,
    onCompiled: OnCompiled = ignoreCompiled,
  ) {
    const { schema, scopes, randomFields } = preparation;
    const { operation: type, name } = operation;
    if (!schema.getRootType(type)) throw requestError(`The graph has no ${type}s.`, INVALID);
    this.#document = document;
    this.#operation = operation;
    this.#preparation = preparation;
    this.#onCompiled = onCompiled;
    this.#guard = scopes && new OperationGuard(scopes, schema, document, operation);
    this.#source = type === OperationTypeNode.SUBSCRIPTION ? sourceOf(schema, document, operation) : undefined;
    this.#hasLive = hasLiveDirective(operation);
    this.isStream = this.#hasLive || this.#source !== undefined;
    this.#whole = new CompiledBySchema(schema, (visible) =>
      compileOperation(visible, document, operation, undefined, onCompiled),
    );
    this.summary = new OperationSummary(type, name?.value, document.loc?.source.body ?? '');
    this.isDeterministic = type === OperationTypeNode.QUERY && isDeterministic(schema, document, randomFields);
    this.isIncremental = isIncremental(document);
  }

  execute(
    context: RequestContext,
    variables: Variables = {},
    event?: object,
  ): Promise<ExecutionResult> | ExecutionResult {
    const refusal = this.#guard?.refusal(context.caller.identity);
    if (refusal) return { errors: [refusal] };
    const visible = this.#guard?.introspected(context.caller.identity) ?? this.#preparation.schema;
    return this.#whole.for(visible)(context, variables, this.#limitsOf(context), event);
  }

  async executeIncrementally(
    context: RequestContext,
    variables: Variables = {},
    format: PartsFormat,
  ): Promise<IncrementalResult> {
    const refusal = this.#guard?.refusal(context.caller.identity);
    if (refusal) return wholeResult({ errors: [refusal] });
    const compiled = (this.#incremental[format] ??= new CompiledBySchema(this.#preparation.schema, (visible) =>
      compileIncremental(visible, this.#document, this.#operation, PARTITIONS[format], undefined, this.#onCompiled),
    ));
    const visible = this.#guard?.introspected(context.caller.identity) ?? this.#preparation.schema;
    return compiled.for(visible)(context, variables, this.#limitsOf(context));
  }

  /** The price for these variables. Throws `DocumentErrors` if it is beyond the limit. */
  price(variables: Variables = {}): Price {
    const priced = this.#priced ?? this.#pricedOnce();
    const price = priced.price(variables);
    const { maxCost } = this.#preparation.pricing;
    if (price.worst > maxCost) throw tooExpensive(price, maxCost, priced, variables);
    return price;
  }

  /** The price of a subscription's execution for an event. */
  eventPrice(variables: Variables = {}): Price {
    return this.#pricedOnce().eventPrice(variables);
  }

  explain(variables: Variables = {}): Explanation {
    const { schema, pricing } = this.#preparation;
    return explain(this.#pricedOnce(), variables, pricing, liveArgumentsOf(schema, this.#operation, variables));
  }

  /** How often it has each root field, as `Type.field`. */
  rootFields(): ReadonlyMap<string, number> {
    return (this.#rootFields ??= rootFields(this.#document, this.#operation));
  }

  /** The source of a subscription. Throws for callers who lack its scopes, and for invalid variables. */
  subscribed(identity: CallerIdentity, raw: Variables = {}): SubscribedField | undefined {
    if (!this.#source) return undefined;
    this.#assertAllowed(identity);
    const { node, definition, cursor } = this.#source;
    const coerced = this.#variablesOf(raw);
    const { [cursor ?? '']: _cursor, ...variables } = raw;
    return { name: definition.name, args: getArgumentValues(definition, node, coerced), variables };
  }

  /** The arguments of a live query; absent for others. Throws for callers who lack its scopes, and for invalid variables. */
  live(identity: CallerIdentity, raw: Variables = {}): LiveArguments | undefined {
    if (!this.#hasLive) return undefined;
    const live = liveArguments(this.#preparation.schema, this.#operation, this.#variablesOf(raw));
    if (live) this.#assertAllowed(identity);
    return live;
  }

  #assertAllowed(identity: CallerIdentity): void {
    const refusal = this.#guard?.refusal(identity);
    if (refusal) throw refusal;
  }

  #limitsOf({ scope, observeResolver, lookups }: RequestContext): ExecutionLimits {
    const { maxNodes: nodes, maxBytes: bytes, maxErrors } = this.#preparation;
    return { nodes, bytes, maxErrors, cancelled: () => scope.cancelled, observeResolver, batches: lookups };
  }

  #pricedOnce(): PricedOperation {
    const { schema, pricing } = this.#preparation;
    return (this.#priced ??= new PricedOperation(
      this.#document,
      this.#operation,
      { ...pricing, schema },
      this.#onCompiled,
    ));
  }

  #variablesOf(raw: Variables): Variables {
    const { schema, maxErrors } = this.#preparation;
    this.#coerce ??= compileVariables(schema, this.#operation);
    const coerced = this.#coerce(raw);
    if (!coerced) throw new DocumentErrors(variableErrors(schema, this.#operation, raw, maxErrors));
    return coerced;
  }
}

/** An operation compiled for the whole schema, and for those that callers with some scopes see. */
class CompiledBySchema<Compiled> {
  readonly #schema: GraphQLSchema;
  readonly #compile: (schema: GraphQLSchema) => Compiled;
  readonly #visible = new WeakMap<GraphQLSchema, Compiled>();
  #whole: Compiled | undefined;

  constructor(schema: GraphQLSchema, compile: (schema: GraphQLSchema) => Compiled) {
    this.#schema = schema;
    this.#compile = compile;
  }

  for(visible: GraphQLSchema): Compiled {
    if (visible === this.#schema) return (this.#whole ??= this.#compile(visible));
    const compiled = this.#visible.get(visible) ?? this.#compile(visible);
    this.#visible.set(visible, compiled);
    return compiled;
  }
}

/** The field of a subscription, whose source is followed. */
export interface SubscribedField {
  readonly name: string;
  readonly args: Readonly<Record<string, unknown>>;
  /** The variables by which results differ: all but the one that is only the cursor. */
  readonly variables: Readonly<Record<string, unknown>>;
}

interface SubscriptionSource {
  readonly node: FieldNode;
  readonly definition: GraphQLField<unknown, unknown>;
  /** The variable that is only the cursor. */
  readonly cursor: string | undefined;
}

/** The field of a valid subscription, which has exactly one. */
function sourceOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): SubscriptionSource {
  const [node] = fieldsIn(operation.selectionSet, fragmentsOf(document));
  const definition = node && schema.getSubscriptionType()?.getFields()[node.name.value];
  if (!definition) throw requestError('The subscription has no field.');
  return { node, definition, cursor: cursorVariable(node, operation, document) };
}

/** The fields of a selection set, in fragments too, each of which is entered once; those behind `@skip` and `@include` as well. */
function* fieldsIn(
  { selections }: SelectionSetNode,
  fragments: ReturnType<typeof fragmentsOf>,
  entered = new Set<string>(),
): Generator<FieldNode> {
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) {
      yield selection;
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      yield* fieldsIn(selection.selectionSet, fragments, entered);
    } else if (!entered.has(selection.name.value)) {
      entered.add(selection.name.value);
      const fragment = fragments[selection.name.value];
      if (fragment) yield* fieldsIn(fragment.selectionSet, fragments, entered);
    }
  }
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
  rawVariables: Variables,
): LiveArguments | undefined {
  if (!hasLiveDirective(operation)) return undefined;
  const coerced = compileVariables(schema, operation)(rawVariables);
  return coerced && liveArguments(schema, operation, coerced);
}

/** The arguments of `@live`, with variables of their types; `undefined` for a query that is not live. */
function liveArguments(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  variables: Variables,
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

/** The refusal of an operation whose price is beyond `limits.cost`. It names the fields that make the most calls. */
export function tooExpensive(
  { worst }: Price,
  limit: number,
  operation: PricedOperation,
  variables: Variables,
): DocumentErrors {
  const dearest = dearestFields(operation.slots(variables), worst);
  const rows = operation.rowsWithin(limit, variables);
  const advice = rows === undefined ? '' : ` Lists of \`first: ${rows}\` would pass.`;
  const message = `The operation may make ${worst} calls, and limits.cost is ${limit}: ${dearest.join(', ')}.${advice}`;
  const extensions = { code: 'OPERATION_TOO_COMPLEX', cost: worst, limit, http: { ...INVALID } };
  return new DocumentErrors([new GraphQLError(message, { extensions })]);
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
  const names = new Map<string, string>();
  for (const { alias, name } of fieldsIn(selectionSet, fragmentsOf(document)))
    names.set((alias ?? name).value, name.value);
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
  /** The document. Its literals are a caller's values: whoever shows it omits them. */
  readonly text: string;
  #hash: string | undefined;

  constructor(type: OperationSummary['type'], name: string | undefined, text: string) {
    this.type = type;
    this.name = name !== undefined && NAME.test(name) ? name.slice(0, LONGEST_NAME) : undefined;
    this.text = text;
  }

  /** The most memory that it takes: two bytes for each unit of the text. */
  get memory(): number {
    return 2 * this.text.length;
  }

  /** The SHA-256 of the document, by which persisted documents are named. */
  get hash(): string {
    return (this.#hash ??= hash('sha256', this.text));
  }
}
