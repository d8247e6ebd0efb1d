import {
  buildSchema,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLScalarType,
  type GraphQLSchema,
  isAbstractType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  responsePathAsArray,
} from 'graphql';
import { hash } from '#sandbox';

const SDL = `
  type Query {
    thing: Thing
    must: Thing!
    things(count: Int = 2, by: By): [Thing]
    all: [Thing!]!
    grid: [[Thing!]]!
    any: Any
    anys(count: Int): [Any!]
    node: Node
    nodes: [Node]!
    text(of: [String!], by: By!): String
    number: Int!
  }
  type Mutation { one: Thing two: Thing! three(by: By): Int four: [Any] }
  interface Node { id: ID! next: Node }
  union Any = Thing | Other | Third
  type Thing implements Node {
    id: ID!
    name: String
    label: String!
    number: Int
    ratio: Float
    flag: Boolean!
    kind: Kind
    even: Even
    tags: [String!]
    grid: [[Int]!]
    next: Node
    thing: Thing
    must: Thing!
    things(count: Int = 2): [Thing!]
    any: Any
  }
  type Other implements Node { id: ID! name: String! next: Node other: Other kind: Kind! }
  type Third { name: String kinds: [Kind!]! }
  enum Kind { GOOD BAD }
  scalar Even
  input By { kind: Kind = GOOD number: Int! deep: By list: [Int!] }
`;

const LEAVES: Readonly<Record<string, readonly unknown[]>> = {
  ID: ['a', 1, {}],
  String: ['a', '', 7, true, {}],
  Int: [0, -0, 1, 2.5, '3', Number.NaN, 3_000_000_000],
  Float: [0.5, 1, 'x', Infinity],
  Boolean: [true, false, 1, 'no'],
  Kind: ['GOOD', 'BAD', 'UGLY', 3],
  Even: [2, 4, 3, 'odd'],
};

/**
 * A schema with adversarial resolvers: missing and invalid values, errors that are thrown, returned or rejected, functions
 * instead of values, invalid lists, and unresolvable abstract types. The behaviour depends on the seed and the response path
 * alone.
 */
export function adversarialSchema(seed: string): GraphQLSchema {
  const schema = buildSchema(SDL);
  const adversary = new AdversarialResolvers(seed, schema);
  for (const type of Object.values(schema.getTypeMap())) if (!type.name.startsWith('__')) adversary.teach(type);
  return schema;
}

class AdversarialResolvers {
  readonly #seed: string;
  readonly #schema: GraphQLSchema;

  constructor(seed: string, schema: GraphQLSchema) {
    this.#seed = seed;
    this.#schema = schema;
  }

  /** Adds resolvers to some fields, and `isTypeOf` and `resolveType` to types. */
  teach(type: GraphQLNamedType): void {
    if (type.name === 'Even') (type as GraphQLScalarType).serialize = even;
    if (isInterfaceType(type))
      type.resolveType = (source, _context, { path }) => this.#typeOf(source, String(path.key));
    if (!isObjectType(type)) return;
    if (type.name === 'Third') type.isTypeOf = (source) => this.#promised(isOf(source, 'Third'), String(source));
    for (const [name, field] of Object.entries(type.getFields())) {
      const isRoot = type === this.#schema.getQueryType() || type === this.#schema.getMutationType();
      if (!isRoot && this.#chance(`${type.name}.${name}`, 2) === 0) continue;
      field.resolve = (_source, args, _context, { path, returnType }) => {
        const place = `${responsePathAsArray(path).join('.')} ${JSON.stringify(args)}`;
        return this.#behave(returnType, place);
      };
    }
  }

  #chance(place: string, of: number): number {
    return hash(`${this.#seed} ${place}`) % of;
  }

  /** A valid or an invalid value of the type. */
  #behave(type: GraphQLOutputType, place: string): unknown {
    switch (this.#chance(`behave ${place}`, 40)) {
      case 0:
        return null;
      case 1:
        return undefined;
      case 2:
        throw new Error(`${place} throws`);
      case 3:
        return new Error(`${place} is an error`);
      case 4:
        return Promise.reject(new Error(`${place} is rejected`));
      case 5:
        return later().then(() => Promise.reject(new Error(`${place} is rejected late`)));
      case 6:
        return Promise.resolve(null);
      case 7:
      case 8:
        return Promise.resolve(this.#value(type, place));
      case 9:
      case 10:
        return later().then(() => this.#value(type, place));
      default:
        return this.#value(type, place);
    }
  }

  #value(type: GraphQLOutputType, place: string): unknown {
    if (isNonNullType(type)) return this.#value(type.ofType, place);
    if (isListType(type)) {
      const kind = this.#chance(`list ${place}`, 8);
      if (kind === 0) return 'no list';
      const items = Array.from({ length: this.#chance(`length ${place}`, 4) }, (_, index) =>
        this.#item(type.ofType, `${place}.${index}`),
      );
      return kind === 1 ? new Set(items) : items;
    }
    if (isLeafType(type)) {
      const [good, ...others] = LEAVES[type.name] ?? [];
      return this.#chance(`leaf ${place}`, 8) === 0 ? others[this.#chance(place, others.length)] : good;
    }
    if (!isAbstractType(type)) return this.#source(type.name, place);
    const possible = this.#schema.getPossibleTypes(type);
    return this.#source(possible[this.#chance(`type ${place}`, possible.length)]?.name ?? '', place);
  }

  /** A list item: an error instead of a throw. Its rejection is caught, because an executor may ignore the item. */
  #item(type: GraphQLOutputType, place: string): unknown {
    try {
      const item = this.#behave(type, place);
      if (item instanceof Promise) item.catch(() => undefined);
      return item;
    } catch (error) {
      return error;
    }
  }

  /** An object with adversarial properties, some of them functions. */
  #source(typeName: string, place: string): object {
    const type = this.#schema.getType(typeName);
    const known = this.#chance(`__typename ${place}`, 12);
    const source = {
      ...(typeName !== 'Third' && known > 0 && { __typename: known === 1 ? 'Query' : typeName }),
      toString: () => `${typeName} ${place}`,
    };
    if (!isObjectType(type)) return source;
    for (const [name, field] of Object.entries(type.getFields())) {
      if (field.resolve) continue;
      const behave = () => this.#behave(field.type, `${place} ${name}`);
      const isFunction = this.#chance(`function ${place} ${name}`, 10) === 0;
      Object.defineProperty(source, name, { get: isFunction ? () => behave : behave, enumerable: true });
    }
    return source;
  }

  #typeOf(source: unknown, place: string): string | Promise<string | undefined> | undefined {
    const { __typename: name } = source as { __typename?: string };
    return this.#promised(name, place);
  }

  #promised<Value>(value: Value, place: string): Value | Promise<Value> {
    return this.#chance(`promised ${place}`, 4) === 0 ? Promise.resolve(value) : value;
  }
}

const later = () => new Promise((resolve) => setImmediate(resolve));

function isOf(source: unknown, typeName: string): boolean {
  return String(source).startsWith(`${typeName} `);
}

function even(value: unknown): unknown {
  if (typeof value !== 'number') throw new TypeError('Not a number');
  return value % 2 === 0 ? value : undefined;
}
