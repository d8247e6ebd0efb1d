import { endOfString } from './end-of-string.ts';

const [QUOTE, COMMA] = Buffer.from('",');
const [OPEN_OBJECT, OPEN_LIST, CLOSE_OBJECT, CLOSE_LIST] = Buffer.from('{[}]');

/**
 * Whether an object in a valid JSON text has two members of one name. `JSON.parse` keeps the last of them and other parsers
 * the first, so that a proxy and the gateway would read two different requests (RFC 8259, section 4).
 */
export function hasDuplicateMember(text: string): boolean {
  // The names of each object that is open; a list has none.
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

/** Adds a name that stands between these quotes, and tells whether it was there. */
function isRepeated(text: string, start: number, end: number, names: Set<string> | undefined): boolean {
  const written = text.slice(start + 1, end);
  const name = written.includes('\\') ? (JSON.parse(`"${written}"`) as string) : written;
  return names === undefined || names.size === names.add(name).size;
}
