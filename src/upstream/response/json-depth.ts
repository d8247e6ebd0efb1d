/** Lists and objects nested deeper than this are no response of any interface, and recursion over them could overflow. */
export const MAX_DEPTH = 1000;

const [QUOTE = 0, BACKSLASH = 0, OPEN_LIST = 0, OPEN_OBJECT = 0, CLOSE_OBJECT = 0] = Buffer.from('"\\[{}');
/** Brackets of lists and of objects differ in this bit alone. */
const EITHER = OPEN_LIST ^ OPEN_OBJECT;

/** Whether lists and objects in a JSON text are nested deeper than 1000 levels. A text that is too short for it may be malformed. */
export function isTooDeep(text: string): boolean {
  // Each level takes two brackets. Most texts have fewer, and these are soon counted.
  if (text.length <= 2 * MAX_DEPTH) return false;
  return count(text, '{') + count(text, '[') > MAX_DEPTH && hasDepth(Buffer.from(text));
}

/** The number of these brackets in a text, up to the limit. */
function count(text: string, bracket: string): number {
  let found = 0;
  for (let at = text.indexOf(bracket); at >= 0 && found <= MAX_DEPTH; at = text.indexOf(bracket, at + 1)) found += 1;
  return found;
}

function hasDepth(text: Uint8Array): boolean {
  const { length } = text;
  let depth = 0;
  let at = 0;
  while (at < length) {
    const byte = text[at] as number;
    at += 1;
    if (byte === QUOTE) {
      while (at < length && text[at] !== QUOTE) at += text[at] === BACKSLASH ? 2 : 1;
      at += 1;
    } else if ((byte | EITHER) === OPEN_OBJECT) {
      depth += 1;
      if (depth > MAX_DEPTH) return true;
    } else if ((byte | EITHER) === CLOSE_OBJECT) {
      depth -= 1;
    }
  }
  return false;
}
