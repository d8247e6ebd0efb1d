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
  const pieces = apart(source, head.length);
  if (!pieces) return undefined;
  const members: string[] = [];
  for (const each of pieces) {
    const text = each.replaceAll(EMPTY_TEXTS, '0');
    const name = HIDING.test(text) ? undefined : MEMBER.exec(text)?.[1];
    if (name === undefined) return undefined;
    members.push(name);
  }
  return members;
}

/** The members of a pattern that begins here, one by one. */
function apart(source: string, start: number): string[] | undefined {
  if (source[start] !== '{') return undefined;
  const members: string[] = [];
  let depth = 0;
  let from = start + 1;
  for (let at = start; at < source.length; at++) {
    const character = source.charAt(at);
    if ('{[('.includes(character)) depth += 1;
    else if ('}])'.includes(character)) depth -= 1;
    if (depth === 0) {
      const last = source.slice(from, at);
      // A comma may follow the last.
      return last.trim() === '' ? members : [...members, last];
    }
    if (character !== ',' || depth > 1) continue;
    members.push(source.slice(from, at));
    from = at + 1;
  }
  return undefined;
}
