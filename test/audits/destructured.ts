/** The text before the parameters of a function. */
const HEAD = /^(?:async\s+)?(?:[A-Za-z_$][\w$]*\s*)?\(\s*/;
/** A member in a pattern, by which name it is known then, and what stands for it where it is missing. */
const MEMBER = /^\s*([A-Za-z_$][\w$]*)\s*(?:[:=]|$)/;

/** The members that a function takes apart its first parameter into; `undefined` where it is given a name instead. */
export function destructured(resolver: (...all: never[]) => unknown): readonly string[] | undefined {
  const source = Function.prototype.toString.call(resolver);
  const head = HEAD.exec(source)?.[0];
  const parts = head === undefined ? undefined : partsOf(source, head.length);
  const members = parts?.map((part) => MEMBER.exec(part)?.[1]);
  return members?.every((name) => name !== undefined) ? members : undefined;
}

/** The members of a pattern that begins here. */
function partsOf(source: string, start: number): string[] | undefined {
  if (source[start] !== '{') return undefined;
  const parts: string[] = [];
  let depth = 0;
  let from = start + 1;
  for (let at = start; at < source.length; at++) {
    const character = source.charAt(at);
    if ('{[('.includes(character)) depth += 1;
    else if ('}])'.includes(character)) depth -= 1;
    if (depth === 0) {
      const last = source.slice(from, at);
      return last.trim() === '' ? parts : [...parts, last];
    }
    if (character !== ',' || depth > 1) continue;
    parts.push(source.slice(from, at));
    from = at + 1;
  }
  return undefined;
}
