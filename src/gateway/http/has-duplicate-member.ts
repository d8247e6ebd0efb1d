import { endOfString } from './end-of-string.ts';

const [QUOTE, COMMA] = Buffer.from('",');
const [OPEN_OBJECT, OPEN_LIST, CLOSE_OBJECT, CLOSE_LIST] = Buffer.from('{[}]');

/**
 * Whether an object in a valid JSON text has two members of one name. `JSON.parse` uses the last, other parsers the first, so
 * a proxy and the gateway would read different requests (RFC 8259, section 4).
 */
export function hasDuplicateMember(text: string): boolean {
  // The member names of each open object; `undefined` for a list.
  const open: (Set<string> | undefined)[] = [];
  let expectsName = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      const end = endOfString(text, at);
      if (expectsName && isRepeated(text, at, end, open.at(-1))) return true;
      expectsName = false;
      at = end;
    } else if (code === OPEN_OBJECT || code === OPEN_LIST) {
      expectsName = code === OPEN_OBJECT;
      open.push(expectsName ? new Set() : undefined);
    } else if (code === CLOSE_OBJECT || code === CLOSE_LIST) {
      open.pop();
    } else if (code === COMMA) {
      expectsName = open.at(-1) !== undefined;
    }
  }
  return false;
}

/** Adds the name between these quotes. Returns whether it was present. */
function isRepeated(text: string, start: number, end: number, names: Set<string> | undefined): boolean {
  const written = text.slice(start + 1, end);
  const name = written.includes('\\') ? (JSON.parse(`"${written}"`) as string) : written;
  return names === undefined || names.size === names.add(name).size;
}
