import type { AppliedProfile } from '#config';

/** Interfaces that need the same variables. */
export interface ProfileNeed {
  readonly variables: readonly string[];
  readonly slugs: readonly string[];
}

/** The variables that a profile still needs, each with all of its interfaces. */
export function profileNeeds({ missing }: AppliedProfile): readonly ProfileNeed[] {
  const byVariables = Map.groupBy(Object.entries(missing), ([, variables]) => variables.join());
  return [...byVariables.values()].map((entries) => ({
    variables: entries[0]?.[1] ?? [],
    slugs: entries.map(([slug]) => slug),
  }));
}

/** Why interfaces have no address in spite of a profile, by slug. */
export function profileReasons({
  missing,
  gone,
}: AppliedProfile): readonly (readonly [slug: string, reason: string])[] {
  return [
    ...Object.entries(missing).map(([slug, variables]) => [slug, `it needs ${variables.join(', ')}`] as const),
    ...Object.entries(gone).map(([slug, why]) => [slug, `its public service is gone (${why})`] as const),
  ];
}

/** What a profile could not set, as the output of `--json`. */
export function profileJson({ name, missing, gone }: AppliedProfile) {
  return {
    name,
    missing: Object.entries(missing).map(([slug, variables]) => ({ slug, variables })),
    gone: Object.entries(gone).map(([slug, reason]) => ({ slug, reason })),
  };
}
