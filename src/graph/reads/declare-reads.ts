/** The members that a resolver reads of its source. */
export interface Reads {
  /** The paths, each as member names. */
  readonly paths: readonly (readonly string[])[];
  /** The resolver returns the value at its only path, so the subfields define which of its members are read. */
  readonly passesThrough: boolean;
  /** The resolver returns this member unchanged, or `null` for an empty string. */
  readonly member?: { readonly name: string; readonly emptyIsNull: boolean };
}

type Resolver = (source: never, ...others: never[]) => unknown;

const READS = Symbol('reads');

/** Attaches the reads of a resolver to its function, so that they survive a move to another schema. */
export function declareReads<Declared extends Resolver>(resolver: Declared, reads: Reads): Declared {
  if (readsOf(resolver)) throw new TypeError('A resolver is declared once: declare a new function instead.');
  return Object.defineProperty(resolver, READS, { value: reads });
}

/** The declared reads of a resolver; `undefined` if it may read anything. */
export function readsOf(resolver: Resolver): Reads | undefined {
  return (resolver as { readonly [READS]?: Reads })[READS];
}

/** The names of the members along a path such as `bibjson.title` or `order?.id`. */
export function membersOf(path: string): readonly string[] {
  return path.split(/\??\./);
}
