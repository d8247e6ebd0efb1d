import { declareReads, membersOf } from './declare-reads.ts';
import type { ValueAt, ValuePath } from './paths.ts';
import { valueAt } from './value-at.ts';

/** Reads the list at a path; empty if it is absent. */
export function listFrom<Row, const Path extends string>(
  path: Path & ValuePath<Row, Path>,
): (row: Row) => Exclude<ValueAt<Row, Path>, null | undefined> | readonly never[];
export function listFrom(path: string) {
  const members = membersOf(path);
  const valueIn = valueAt(path);
  return declareReads((row: unknown) => valueIn(row) ?? [], { paths: [members], passesThrough: true });
}
