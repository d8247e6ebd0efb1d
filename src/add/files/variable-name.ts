import { RESERVED_WORDS } from '../reserved-words.ts';

/** Names that generated resolvers use besides their arguments. */
const USED = new Set(
  'answer context edgeOf input outcome toGlobalId upstreamKey from info listFrom load orNull paged resolvers upstream window'.split(
    ' ',
  ),
);

/** A member of a pattern or an object, in a variable. */
export function renamed(name: string, variable: string): string {
  return name === variable ? name : `${name}: ${variable}`;
}

/** The variable for an argument in a resolver of the API: its name where that can be declared, and is free. */
export function variableName(argument: string, slug: string): string {
  // Names of arguments have no underscores.
  return RESERVED_WORDS.has(argument) || USED.has(argument) || argument === slug ? `${argument}_` : argument;
}
