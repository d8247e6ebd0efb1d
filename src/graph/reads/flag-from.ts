import { declareReads, membersOf } from './declare-reads.ts';
import type { ValueAt, ValuePath } from './paths.ts';
import { valueAt } from './value-at.ts';

/** Reads the boolean at a path; `false` if it is absent. */
export function flagFrom<Row, const Path extends string>(
  path: Path & ValuePath<Row, Path>,
): (row: Row) => Exclude<ValueAt<Row, Path>, null | undefined> | false;
export function flagFrom(path: string) {
  const members = membersOf(path);
  const valueIn = valueAt(path);
  return declareReads((row: unknown) => valueIn(row) ?? false, { paths: [members], passesThrough: true });
}
