import { CombinedGraphQLErrors } from '@apollo/client';

/** The error that left a part of the data null: at this path, in it, or above it. Indexes of lists are left out of paths. */
export function failureAt(error: unknown, ...path: readonly string[]): unknown {
  if (error === undefined) return undefined;
  if (!CombinedGraphQLErrors.is(error)) return error;
  const errors = error.errors.filter((each) => {
    const names = each.path?.filter((part) => typeof part === 'string') ?? [];
    return path.every((name, index) => index >= names.length || names[index] === name);
  });
  return errors.length > 0 ? new CombinedGraphQLErrors({ errors }) : undefined;
}
