/** An object or a list of an answer: it holds values by key or by index. */
export type Container = Record<string | number, unknown>;

/** A position in an answer. To resolvers it is graphql's `Path`: nothing else of it can be enumerated. */
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

  /** Whether null may stand here. An error propagates to the parent where it may not. */
  get isNullable(): boolean {
    return this.#isNullable;
  }

  /** The object or list that stands here, once it was begun. */
  get container(): object | undefined {
    return this.#container;
  }

  set container(container: object) {
    this.#container = container;
  }

  /** The path of the field that this is the value of, or an item within. */
  get field(): ResponsePath {
    return this.typename === undefined && this.prev ? this.prev.field : this;
  }
}
