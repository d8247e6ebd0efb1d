import type { GraphQLResolveInfo } from 'graphql';
import { withCallsOf } from '../calls/carried-calls.ts';
import type { Context } from '../context.ts';
import { declareReads, membersOf, type Reads } from './declare-reads.ts';
import type { MemberPath, Part, ValueAt, ValuePath } from './paths.ts';
import { valueAt } from './value-at.ts';

/** A resolver with a `Source` in the place of its row. */
type Make<Source, Args, Result> = (source: Source, args: Args, context: Context, info: GraphQLResolveInfo) => Result;

/**
 * Creates a resolver that declares its reads. `from('creationDate')` returns the value at a path, `from('fee', coins)` passes
 * it to a function, `from(['amount', 'currency'], …)` passes the row reduced to these paths. Row projections, field masks and
 * field parameters are derived from the declaration.
 */
export function from<Row, const Path extends string>(
  path: Path & ValuePath<Row, Path>,
): (row: Row) => ValueAt<Row, Path>;
export function from<Row, const Path extends string, Args, Result>(
  path: Path & ValuePath<Row, Path>,
  make: Make<NoInfer<ValueAt<Row, Path>>, Args, Result>,
): Make<Row, Args, Result>;
export function from<Row, const Path extends string, Args, Result>(
  paths: readonly (Path & MemberPath<Row, Path>)[],
  make: Make<NoInfer<Part<Row, Path>>, Args, Result>,
): Make<Row, Args, Result>;
export function from(path: string | readonly string[], make?: Make<never, unknown, unknown>) {
  if (typeof path !== 'string') {
    return declareReads(make as Make<never, unknown, unknown>, { paths: path.map(membersOf), passesThrough: false });
  }
  const members = membersOf(path);
  const valueIn = valueAt(path);
  const resolver: Make<never, unknown, unknown> = make
    ? (row, args, context, info) => make(valueIn(row) as never, args, context, info)
    : valueIn;
  const isMember = !make && members.length === 1;
  const reads: Reads = { paths: [members], passesThrough: !make };
  const declared = declareReads(resolver, isMember ? { ...reads, member: { name: path, emptyIsNull: false } } : reads);
  return withCallsOf(make, declared);
}
