/* oxlint-disable unicorn/no-thenable -- what it warns of is what is tried here */
import {
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { hash } from '#sandbox';

/** A value, or what it does to those who read it. */
type Hostile = (value: unknown) => unknown;

class Instance {
  constructor(fields: object) {
    Object.assign(this, fields);
  }
}

/** Something to wait for that is no promise, and calls back in its own time. */
class Thenable {
  readonly #promise: Promise<unknown>;
  constructor(promise: Promise<unknown>) {
    this.#promise = promise;
  }
  then(fulfilled?: (value: unknown) => unknown, rejected?: (error: unknown) => unknown) {
    return new Thenable(this.#promise.then(fulfilled, rejected));
  }
}

const throwing = (thrown: unknown) => () => {
  throw thrown;
};

/** Ways in which a value comes, most of them wrong. */
const WAYS: readonly Hostile[] = [
  () => null,
  () => undefined,
  () => new Error('returned'),
  () => Number.NaN,
  () => Symbol('symbol'),
  () => 10n,
  () => 'text',
  () => 2 ** 31,
  () => true,
  () => [],
  () => ({}),
  () => new Date(0),
  () => new Uint8Array([1, 2]),
  () => throwing(new Error('method')),
  () => throwing('thrown text'),
  () => () => Promise.reject(new Error('method, rejected')),
  (value) => () => value,
  (value) => async () => value,
  (value) => Promise.resolve(value),
  (value) => Promise.resolve().then(() => value),
  (value) => new Thenable(Promise.resolve(value)),
  () => new Thenable(handled(Promise.reject(new Error('thenable, rejected')))),
  () => handled(Promise.reject(new Error('rejected'))),
  () => handled(Promise.reject(undefined)),
  (value) => Promise.resolve(new Thenable(Promise.resolve(value))),
  () => ({
    get then() {
      throw new Error('then, read');
    },
  }),
  () => ({ then: 'no method' }),
  (value) => (Array.isArray(value) ? new Set(value) : value),
  (value) =>
    Array.isArray(value)
      ? (function* () {
          yield* value;
        })()
      : value,
  (value) => (Array.isArray(value) ? new Map(value.entries()) : value),
  (value) => (Array.isArray(value) ? Object.assign({}, value, { length: value.length }) : value),
  (value) => (Array.isArray(value) ? Object.assign([], value, { length: value.length + 1 }) : value),
  (value) => (typeof value === 'object' && value !== null ? new Proxy(value, {}) : value),
  (value) => (isPlain(value) ? Object.create(value) : value),
  (value) => (isPlain(value) ? Object.assign(Object.create(null), value) : value),
  (value) => (isPlain(value) ? new Instance(value) : value),
  (value) => (isPlain(value) ? Object.assign(() => 'called', value) : value),
];

/** Nothing else handles it until it is read. */
function handled<Value>(promise: Promise<Value>): Promise<Value> {
  promise.catch(() => undefined);
  return promise;
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const LEAVES: Readonly<Record<string, unknown>> = {
  ID: 'id',
  String: 'text',
  Int: 7,
  Float: 0.5,
  Boolean: true,
  Kind: 'GOOD',
};

/** Values of a schema without resolvers, by a seed and a path: one in so many comes in a hostile way. */
export class HostileValues {
  readonly #schema: GraphQLSchema;
  readonly #seed: string;
  readonly #share: number;

  constructor(schema: GraphQLSchema, seed: string, share: number) {
    this.#schema = schema;
    this.#seed = seed;
    this.#share = share;
  }

  /** The root value of an operation. */
  root(type: GraphQLObjectType): object {
    return this.#objectOf(type.name, type.name);
  }

  /** A value of the type, with everything below it. */
  of(type: GraphQLOutputType, path: string): unknown {
    const value = this.#valueOf(type, path);
    const way = WAYS[this.#pick(`${path} way`, WAYS.length * this.#share)];
    return way ? way(value) : value;
  }

  #pick(what: string, of: number): number {
    return hash(`${this.#seed} ${what}`) % of;
  }

  #valueOf(type: GraphQLOutputType, path: string): unknown {
    if (isNonNullType(type)) return this.#valueOf(type.ofType, path);
    if (isLeafType(type)) return LEAVES[type.name];
    if (isListType(type)) {
      return Array.from({ length: this.#pick(`${path} length`, 4) }, (_, index) =>
        this.of(type.ofType, `${path}.${index}`),
      );
    }
    const possible = isObjectType(type) ? [type] : this.#schema.getPossibleTypes(type);
    const own = possible[this.#pick(`${path} type`, possible.length)];
    return own && this.#objectOf(own.name, path);
  }

  /** Its fields are getters, so that values may be nested without end. */
  #objectOf(typeName: string, path: string): object {
    const type = this.#schema.getType(typeName);
    const object = { __typename: this.#pick(`${path} name`, 15) === 0 ? 'Query' : typeName };
    for (const [name, field] of Object.entries(isObjectType(type) ? type.getFields() : {})) {
      const get = () => {
        const chance = this.#pick(`${path} ${name} throws`, 40 * this.#share);
        if (chance === 0) throw new Error(`${name} throws`);
        if (chance === 1) throw `${name} throws text`;
        return this.of(field.type, `${path}.${name}`);
      };
      Object.defineProperty(object, name, { get, enumerable: true, configurable: true });
    }
    return object;
  }
}
