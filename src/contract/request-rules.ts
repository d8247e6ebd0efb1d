import type { RuleSchema } from './rule-schema.ts';

/** A query parameter. `style` says how a list is written. */
export interface ParameterRule {
  readonly style: 'value' | 'comma' | 'pipe' | 'repeat';
  readonly required: boolean;
  readonly schema: RuleSchema;
}

export interface BodyRule {
  readonly mediaType: string;
  readonly required: boolean;
  readonly schema: RuleSchema;
}

/** The names of members, and theirs in turn; `*` stands for any. */
export interface MemberTree {
  readonly [name: string]: MemberTree;
}

/** The rules of an operation's requests. */
export interface RequestRules {
  readonly query: Readonly<Record<string, ParameterRule>>;
  readonly body?: BodyRule;
  /** The members of the answer, if a field mask can name them. */
  readonly members?: MemberTree;
}
