const NAME = /^[A-Za-z_$][\w$]*$/;

/** A string literal of TypeScript. */
export function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
}

/** An object of variables by the names of its members. */
export function record(members: readonly (readonly [name: string, variable: string])[]): string {
  const written = members.map(([name, variable]) => {
    if (name === variable) return name;
    return `${NAME.test(name) ? name : quoted(name)}: ${variable}`;
  });
  return written.length === 0 ? '{}' : `{ ${written.join(', ')} }`;
}

/** A literal of TypeScript, which the formatter simplifies. */
export function value(of: unknown): string {
  return JSON.stringify(of);
}

/** A member of a variable, which may be undefined. */
export function member(variable: string, name: string, isOptional = false): string {
  const access = isOptional ? '?.' : '';
  return NAME.test(name) ? `${variable}${access || '.'}${name}` : `${variable}${access}[${quoted(name)}]`;
}
