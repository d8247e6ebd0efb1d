/** What holds values of an answer by name or by number: an object or a list of it. */
export type Container = Record<string | number, unknown>;

/** Where in an answer something stands. For resolvers it is graphql's `Path`. */
export class ResponsePath {
  readonly prev: ResponsePath | undefined;
  readonly key: string | number;
  readonly typename: string | undefined;
  /** Whether null may stand here: where it may not, what went wrong takes what holds it along. */
  readonly nullable: boolean;
  /** The object or list that stands here, once it does. */
  value: object | undefined;

  constructor(prev: ResponsePath | undefined, key: string | number, typename: string | undefined, nullable: boolean) {
    this.prev = prev;
    this.key = key;
    this.typename = typename;
    this.nullable = nullable;
    this.value = undefined;
  }
}
