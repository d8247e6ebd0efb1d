/** A resolver, or whatever else is given a row first. */
type Reader = (source: never, ...others: never[]) => unknown;

const known = new WeakMap<Reader, readonly string[] | undefined>();

/** What comes before the parameters of a function: nothing, its name, or that it waits. */
const HEAD = /^(?:async\s+)?(?:[A-Za-z_$][\w$]*\s*)?\(\s*/;
/** A member in a pattern, by which name it is known then, and what stands for it where it is missing. */
const MEMBER = /^\s*([A-Za-z_$][\w$]*)\s*(?:[:=]|$)/;
/** What could hide a bracket or a comma. */
const HIDING = /["'`/\\]/;
const EMPTY_TEXTS = /''|""/g;

/** Says which members of its source a resolver reads, where that cannot be seen from how it is written. */
export function reading<Resolver extends Reader>(members: readonly string[] | undefined, resolver: Resolver): Resolver {
  known.set(resolver, members);
  return resolver;
}

/**
 * The members of its source that a resolver can read: those it takes apart where it is given it, as in
 * `({ creationDate }) => creationDate`, since it has no name for the rest. Nothing where it may read anything.
 */
export function membersRead(resolver: Reader): readonly string[] | undefined {
  if (known.has(resolver)) return known.get(resolver);
  const members = membersIn(Function.prototype.toString.call(resolver));
  known.set(resolver, members);
  return members;
}

function membersIn(source: string): readonly string[] | undefined {
  const head = HEAD.exec(source)?.[0];
  // The old way to whatever was given.
  if (head === undefined || source.includes('arguments')) return undefined;
  const pattern = patternAt(source, head.length);
  if (pattern === undefined) return undefined;
  const members: string[] = [];
  for (const each of apart(pattern)) {
    const name = MEMBER.exec(each)?.[1];
    if (name === undefined) return undefined;
    members.push(name);
  }
  return members;
}

/** What is between the braces of a pattern that begins here. */
function patternAt(source: string, start: number): string | undefined {
  if (source[start] !== '{') return undefined;
  let depth = 0;
  for (let at = start; at < source.length; at++) {
    const character = source.charAt(at);
    if ('{[('.includes(character)) depth += 1;
    else if ('}])'.includes(character)) depth -= 1;
    if (depth > 0) continue;
    const pattern = source.slice(start + 1, at).replaceAll(EMPTY_TEXTS, '0');
    return HIDING.test(pattern) ? undefined : pattern;
  }
  return undefined;
}

/** The members of a pattern, one by one. */
function apart(pattern: string): string[] {
  const members: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < pattern.length; at++) {
    const character = pattern.charAt(at);
    if ('{[('.includes(character)) depth += 1;
    else if ('}])'.includes(character)) depth -= 1;
    else if (character === ',' && depth === 0) {
      members.push(pattern.slice(start, at));
      start = at + 1;
    }
  }
  const last = pattern.slice(start);
  // A comma may follow the last.
  return last.trim() === '' ? members : [...members, last];
}
