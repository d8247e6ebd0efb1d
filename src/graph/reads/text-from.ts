import { declareReads, membersOf } from './declare-reads.ts';
import type { ValueAt, ValuePath } from './paths.ts';
import { valueAt } from './value-at.ts';

/** Reads the string at a path; `null` if it is empty or absent. */
export function textFrom<Row, const Path extends string>(
  path: Path & ValuePath<Row, Path>,
): (row: Row) => Exclude<ValueAt<Row, Path>, undefined> | null;
export function textFrom(path: string) {
  const members = membersOf(path);
  const valueIn = valueAt(path);
  return declareReads((row: unknown) => valueIn(row) || null, { paths: [members], passesThrough: true });
}
