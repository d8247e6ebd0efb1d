/** A field whose value is another in two answers of the graph. */
export interface ChangedField {
  /** Its response names from the root, without the indexes of lists. */
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

/**
 * The deepest fields in which two answers differ. A list of another length, another type of object, or null in the place
 * of an object is a difference of that field, not of those below it.
 */
export function changedFields(
  before: unknown,
  after: unknown,
  isLeaf: (path: string) => boolean,
  path = '',
): ChangedField[] {
  if (isAtomic(before) || isAtomic(after) || isLeaf(path)) {
    return isSame(before, after) ? [] : [{ path, before, after }];
  }
  if (Array.isArray(before) || Array.isArray(after)) {
    if (!Array.isArray(before) || !Array.isArray(after) || before.length !== after.length) {
      return [{ path, before, after }];
    }
    return before.flatMap((item, index) => changedFields(item, after[index], isLeaf, path));
  }
  const [one, other] = [before, after] as Record<string, unknown>[];
  if (one?.['__typename'] !== other?.['__typename']) return [{ path, before, after }];
  return Object.keys(one ?? {}).flatMap((name) =>
    changedFields(one?.[name], other?.[name], isLeaf, path === '' ? name : `${path}.${name}`),
  );
}

function isAtomic(value: unknown): boolean {
  return typeof value !== 'object' || value === null;
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
