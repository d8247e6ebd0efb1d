/** The first `id` of each type in answers that have `__typename`. */
export function idsIn(answers: unknown): ReadonlyMap<string, string> {
  const ids = new Map<string, string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { __typename: type, id } = value as Readonly<Record<string, unknown>>;
    if (typeof type === 'string' && typeof id === 'string' && !ids.has(type)) ids.set(type, id);
    Object.values(value).forEach(visit);
  };
  visit(answers);
  return ids;
}
