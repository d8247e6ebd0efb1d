/** Where a resolver reads its source. */
export interface Reads {
  /** Each path by the names of its members. */
  readonly paths: readonly (readonly string[])[];
  /** The only path leads to the value itself, of which the selection below reads its own part. */
  readonly passesThrough: boolean;
  /** The value is that of a member, as it is, or `null` where it is an empty text. */
  readonly member?: { readonly name: string; readonly emptyIsNull: boolean };
}

type Resolver = (source: never, ...others: never[]) => unknown;

const READS = Symbol('reads');

/** A resolver with the paths it reads. They are part of the function, so they survive wherever it is moved. */
export function declareReads<Declared extends Resolver>(resolver: Declared, reads: Reads): Declared {
  if (readsOf(resolver)) throw new TypeError('A resolver is declared once: declare a new function instead.');
  return Object.defineProperty(resolver, READS, { value: reads });
}

/** The declared paths of a resolver; `undefined` where it may read anything. */
export function readsOf(resolver: Resolver): Reads | undefined {
  return (resolver as { readonly [READS]?: Reads })[READS];
}

/** The names of the members along a path such as `bibjson.title` or `order?.id`. */
export function membersOf(path: string): readonly string[] {
  return path.split(/\??\./);
}
