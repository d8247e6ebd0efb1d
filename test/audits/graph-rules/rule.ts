import type { GraphQLSchema } from 'graphql';

/** A convention of the graph that a program can check. */
export interface Rule {
  readonly name: string;
  /** A schema that breaks the rule, and what the rule finds there. */
  readonly broken: { readonly schema: string; readonly found: readonly string[] };
  /** Elements that the rule does not hold for, and why. */
  readonly except?: Readonly<Record<string, string>>;
  /** The paths of elements that break the rule. */
  find(schema: GraphQLSchema): readonly string[];
}
