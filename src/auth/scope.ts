/**
 * The grammar of scopes:
 *
 *     scope     = api [ ":" kind [ ":" field ] ] / role
 *     api       = name of an API / "*"
 *     kind      = "read" / "write" / "*"            fields of Query, fields of Mutation
 *     field     = name of a root field / "*"
 *     role      = "console" / "explain"
 *
 * An omitted part is `*`. A wildcard never grants a role.
 */
const SCOPE = /^(\*|[a-z][a-z\d-]*)(?::(\*|read|write)(?::(\*|[A-Za-z]\w*))?)?$/;

/** Scopes outside of the graph. */
export const ROLES = ['console', 'explain'] as const;
export type Role = (typeof ROLES)[number];

/** The parts of a scope of the graph; `*` is any. */
export type ScopeParts = readonly [slug: string, kind: string, field: string];

/** The parts of a scope; `undefined` where the text is no scope. */
export function scopeParts(text: string): ScopeParts | undefined {
  const [, slug, kind = '*', field = '*'] = SCOPE.exec(text) ?? [];
  return slug === undefined ? undefined : [slug, kind, field];
}

/** Whether a text is a role. */
export function isRole(text: string): text is Role {
  return ROLES.some((role) => role === text);
}
