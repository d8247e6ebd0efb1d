import {
  type ConstValueNode,
  type GraphQLArgument,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isAbstractType,
  isCompositeType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isUnionType,
  Kind,
  print,
  valueFromASTUntyped,
} from 'graphql';
import type { Random } from '#sandbox';
import { InputValues } from './input-values.ts';
import type { KnownValues } from './known-values.ts';

/** The JSON body of a request. */
export interface Operation {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>> | undefined;
  readonly operationName?: string | undefined;
}

export interface Bounds {
  /** The maximum depth. */
  readonly depth: number;
  /** The maximum number of fields of one operation, without expanded fragments. */
  readonly fields: number;
  /** Fields that are selected only as given root fields, as `Type.field`. */
  readonly without: ReadonlySet<string>;
}

const BOUNDS: Bounds = { depth: 7, fields: 24, without: new Set() };

/** A selected field without its selection set. */
interface Head {
  readonly text: string;
  readonly field: GraphQLField<unknown, unknown>;
}

/**
 * Generates operations by walking the schema from a root type: aliases, arguments, variables, nested fragments, repeated
 * fields, `@skip` and `@include`. Nearly all of them are valid.
 */
export class OperationMaker {
  readonly #schema: GraphQLSchema;
  readonly #random: Random;
  readonly #values: InputValues;
  readonly #bounds: Bounds;
  readonly #definitions: string[] = [];
  readonly #variables: Record<string, unknown> = {};
  readonly #flags: string[] = [];
  readonly #fragments = new Map<string, { readonly on: string; text: string }>();
  #left: number;
  #named = 0;

  constructor(schema: GraphQLSchema, known: KnownValues, random: Random, bounds: Partial<Bounds> = {}) {
    this.#schema = schema;
    this.#random = random;
    this.#values = new InputValues(known, random);
    this.#bounds = { ...BOUNDS, ...bounds };
    this.#left = this.#bounds.fields;
  }

  /** Generates an operation with these root fields, and possibly others. */
  make(root: GraphQLCompositeType, fields: readonly string[]): Operation {
    const kind = root === this.#schema.getMutationType() ? 'mutation' : 'query';
    const first = fields.map((name) => this.#field(root, this.#fieldOf(root, name), this.#bounds.depth));
    const selection = this.#selection(root, this.#bounds.depth, first, kind === 'query' ? [0, 2] : [0, 0]);
    const definitions = this.#definitions.length > 0 ? `(${this.#definitions.join(', ')})` : '';
    const name = definitions || this.#random.chance(0.5) ? ` Q${definitions}` : '';
    const fragments = [...this.#fragments].map(([fragment, { on, text }]) => `fragment ${fragment} on ${on} ${text}`);
    const other = this.#random.chance(0.05) && name ? ['query Other { __typename }'] : [];
    return {
      query: [`${kind}${name} ${selection}`, ...fragments, ...other].join('\n'),
      ...(Object.keys(this.#variables).length > 0 && { variables: this.#variables }),
      ...((other.length > 0 || (name && this.#random.chance(0.1))) && { operationName: 'Q' }),
    };
  }

  #selection(type: GraphQLCompositeType, depth: number, parts: string[] = [], [least, most] = [1, 4]): string {
    const heads: Head[] = [];
    for (let count = this.#random.int(least ?? 1, most ?? 4); count > 0; count--) {
      parts.push(this.#part(type, depth, heads));
    }
    return `{ ${parts.join(' ')} }`;
  }

  #part(type: GraphQLCompositeType, depth: number, heads: Head[]): string {
    const random = this.#random;
    const [again] = heads;
    if (this.#left <= 0) return '__typename';
    if (again && random.chance(0.15)) return `${again.text}${this.#directives()}${this.#below(again.field, depth)}`;
    if (random.chance(0.08)) return `${this.#alias('', 0.3)}__typename${this.#directives()}`;
    if (depth > 1 && random.chance(isAbstractType(type) ? 0.7 : 0.15)) return this.#fragment(type, depth);
    const fields = isUnionType(type) ? [] : this.#fieldsOf(type, depth);
    if (fields.length === 0) return '__typename';
    return this.#field(type, random.pick(fields), depth, heads);
  }

  #fieldsOf(type: GraphQLObjectType | GraphQLInterfaceType, depth: number): GraphQLField<unknown, unknown>[] {
    return Object.values(type.getFields()).filter(({ name, type: own, args }) => {
      if (this.#bounds.without.has(`${type.name}.${name}`)) return false;
      // Uploads need a multipart request.
      if (args.some((arg) => getNamedType(arg.type).name === 'Upload')) return false;
      return depth > 1 || !isCompositeType(getNamedType(own));
    });
  }

  #fieldOf(type: GraphQLCompositeType, name: string): GraphQLField<unknown, unknown> {
    const field = isUnionType(type) ? undefined : type.getFields()[name];
    if (!field) throw new TypeError(`There is no field ${type.name}.${name}`);
    return field;
  }

  #field(
    parent: GraphQLCompositeType,
    field: GraphQLField<unknown, unknown>,
    depth: number,
    heads: Head[] = [],
  ): string {
    this.#left -= 1;
    const args = field.args.flatMap((arg) => this.#argument(`${parent.name}.${field.name}`, arg));
    const alias = this.#alias('', args.length > 0 ? 0.8 : 0.1);
    const text = `${alias}${field.name}${args.length > 0 ? `(${args.join(', ')})` : ''}`;
    heads.push({ text, field });
    return `${text}${this.#directives()}${this.#below(field, depth)}`;
  }

  #below({ type }: GraphQLField<unknown, unknown>, depth: number): string {
    const named = getNamedType(type);
    return isCompositeType(named) ? ` ${this.#selection(named, depth - 1)}` : '';
  }

  #fragment(type: GraphQLCompositeType, depth: number): string {
    const random = this.#random;
    const on = this.#conditionWithin(type);
    const known = [...this.#fragments].filter(([, { on: own, text }]) => own === on.name && text !== '');
    if (known.length > 0 && random.chance(0.5)) return `...${random.pick(known)[0]}${this.#directives()}`;
    if (random.chance(0.5)) {
      const condition = on !== type || random.chance(0.5) ? ` on ${on.name}` : '';
      return `...${condition}${this.#directives()} ${this.#selection(on, depth - 1)}`;
    }
    const name = `F${this.#next()}`;
    const fragment = { on: on.name, text: '' };
    this.#fragments.set(name, fragment);
    fragment.text = this.#selection(on, depth - 1);
    return `...${name}${this.#directives()}`;
  }

  /** A type condition: the type itself, one of its possible types, or one of its APIs. */
  #conditionWithin(type: GraphQLCompositeType): GraphQLCompositeType {
    const possible: readonly GraphQLCompositeType[] = isAbstractType(type)
      ? this.#schema.getPossibleTypes(type)
      : type.getInterfaces();
    return possible.length === 0 || this.#random.chance(0.3) ? type : this.#random.pick(possible);
  }

  #argument(field: string, { name, type }: GraphQLArgument): string[] {
    const random = this.#random;
    const place = `${field}(${name})`;
    const isCount = name === 'first' || name === 'last';
    const isCursor = name === 'after' || name === 'before';
    const share = isCount ? 0.6 : isCursor ? 0.08 : 0.25;
    if (!isNonNullType(type) && !random.chance(share)) return [];
    if (name === 'last' && random.chance(0.7)) return [];
    const value = isCount && random.chance(0.9) ? count(random) : this.#values.make(type, isCursor ? name : place);
    if (!random.chance(0.35)) return [`${name}: ${this.#literal(type, value)}`];
    return [`${name}: ${this.#variable(type.toString(), value)}`];
  }

  /** The literal of a value, sometimes with nested variables. */
  #literal(type: GraphQLInputType, value: ConstValueNode, isWithin = false): string {
    const inner = getNullableType(type);
    if (isWithin && this.#random.chance(0.08)) return this.#variable(type.toString(), value);
    if (value.kind === Kind.LIST && isListType(inner)) {
      return `[${value.values.map((each) => this.#literal(inner.ofType, each, true)).join(', ')}]`;
    }
    if (value.kind === Kind.OBJECT && isInputObjectType(inner)) {
      const fields = value.fields.map(({ name, value: each }) => {
        const own = inner.getFields()[name.value];
        return `${name.value}: ${own ? this.#literal(own.type, each, true) : print(each)}`;
      });
      return `{ ${fields.join(', ')} }`;
    }
    return print(value);
  }

  /** Adds a variable with this value: given, null, absent, or by its default. */
  #variable(type: string, value: ConstValueNode): string {
    const random = this.#random;
    const name = `v${this.#next()}`;
    const isRequired = type.endsWith('!');
    const byDefault = value.kind !== Kind.NULL && random.chance(0.25);
    const declared = isRequired && byDefault ? type.replace(/!$/, '') : type;
    this.#definitions.push(`$${name}: ${declared}${byDefault ? ` = ${print(value)}` : ''}`);
    if (byDefault ? random.chance(0.6) : !isRequired && random.chance(0.15)) return `$${name}`;
    const isNull = !isRequired && random.chance(0.1);
    this.#variables[name] = isNull ? null : valueFromASTUntyped(value);
    return `$${name}`;
  }

  #alias(before: string, share: number): string {
    return this.#random.chance(share) ? `${before}a${this.#next()}: ` : before;
  }

  #directives(): string {
    const random = this.#random;
    if (random.chance(0.88)) return '';
    const kinds = random.chance(0.1) ? ['skip', 'include'] : [random.pick(['skip', 'include'])];
    return kinds.map((kind) => ` @${kind}(if: ${this.#flag()})`).join('');
  }

  #flag(): string {
    const random = this.#random;
    if (random.chance(0.3)) return String(random.chance(0.5));
    if (this.#flags.length > 0 && random.chance(0.6)) return random.pick(this.#flags);
    const name = `v${this.#next()}`;
    const byDefault = random.chance(0.3);
    this.#definitions.push(`$${name}: Boolean${byDefault ? ` = ${random.chance(0.5)}` : '!'}`);
    if (!byDefault || random.chance(0.5)) this.#variables[name] = random.chance(0.5);
    this.#flags.push(`$${name}`);
    return `$${name}`;
  }

  #next(): number {
    this.#named += 1;
    return this.#named;
  }
}

function count(random: Random): ConstValueNode {
  return { kind: Kind.INT, value: String(random.int(0, 5)) };
}
