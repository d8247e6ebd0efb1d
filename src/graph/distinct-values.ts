import { BadInputError } from './errors.ts';

/**
 * The values of a list that an argument gives, each once. An empty list is refused: callers may mean all by it, or none.
 */
export function distinctValues<Value>(name: string, values: readonly Value[]): readonly Value[] {
  if (values.length === 0) {
    throw new BadInputError(`\`${name}\` is an empty list: name at least one.`);
  }
  return [...new Set(values)];
}
