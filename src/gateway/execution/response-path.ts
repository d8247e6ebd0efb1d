/** An object or a list of a response, with values by key or index. */
export type Container = Record<string | number, unknown>;

/** A position in a response. Its enumerable properties are those of graphql-js's `Path`, for resolvers. */
export class ResponsePath {
  readonly prev: ResponsePath | undefined;
  readonly key: string | number;
  readonly typename: string | undefined;
  readonly #isNullable: boolean;
  #container: object | undefined;

  constructor(prev: ResponsePath | undefined, key: string | number, typename: string | undefined, isNullable: boolean) {
    this.prev = prev;
    this.key = key;
    this.typename = typename;
    this.#isNullable = isNullable;
  }

  /** Whether null is allowed here. If not, an error propagates to the parent. */
  get isNullable(): boolean {
    return this.#isNullable;
  }

  /** The object or list at this position, once it was begun. */
  get container(): object | undefined {
    return this.#container;
  }

  set container(container: object) {
    this.#container = container;
  }

  /** The path of the field whose value, or an item of it, this is. */
  get field(): ResponsePath {
    return this.typename === undefined && this.prev ? this.prev.field : this;
  }
}
