/** Environment variables. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A text with its variables replaced, and problems of those that could not be. */
export interface Replaced {
  readonly text: string;
  readonly problems: readonly string[];
}

/**
 * Replaces `${NAME}` and `${NAME:-default}` in a text. `$${` is a literal `${`; an empty variable counts as not set.
 */
export function replaceVariables(source: string, environment: Environment): Replaced {
  const problems: string[] = [];
  const text = source.replaceAll(/\$(\$\{)|\$\{([^}]*)(\}?)/g, (_all, plain?: string, inside = '', end = '') => {
    if (plain !== undefined) return plain;
    const [, name, fallback] = /^([A-Za-z_]\w*)(?::-(.*))?$/s.exec(inside) ?? [];
    if (name === undefined || end === '') {
      problems.push('contains a ${ that begins neither ${NAME} nor ${NAME:-default}; $${ is a literal ${');
      return '';
    }
    const value = (Object.hasOwn(environment, name) && environment[name]) || fallback;
    if (value === undefined) problems.push(`the variable ${name} is not set; \${${name}:-…} would give a default`);
    return value ?? '';
  });
  return { text, problems };
}

/** The names of the variables in a text. */
export function variablesIn(source: string): ReadonlySet<string> {
  return new Set([...source.matchAll(/\$\{([A-Za-z_]\w*)/g)].map(([, name]) => String(name)));
}
