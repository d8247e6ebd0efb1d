/** Kinds of characters: letters and digits are joined to tokens, marks and all that is not ASCII stand alone. */
const [MARK, LOWER, UPPER, DIGIT, SPACE] = [0, 1, 2, 3, 4];
const KINDS = new Uint8Array(128);
for (let code = 0; code < KINDS.length; code++) {
  const character = String.fromCharCode(code);
  if (/[a-z]/.test(character)) KINDS[code] = LOWER;
  else if (/[A-Z]/.test(character)) KINDS[code] = UPPER;
  else if (/\d/.test(character)) KINDS[code] = DIGIT;
  else if (/\s/.test(character)) KINDS[code] = SPACE;
}
/** The characters of one token, by kind: tokenizers of 2024 and later join more, but for words that they do not know. */
const LONGEST = Uint8Array.of(1, 6, 3, 3, 60);
/** The marks of JSON often stand together. */
const MARK_TOKENS = 0.6;

/** Estimates the tokens of a text, rather too many than too few. `npm run lab -- agents` compares it with a tokenizer. */
export function tokensOf(text: string): number {
  let [tokens, marks] = [0, 0];
  let [kind, room] = [MARK, 0];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const own = code < 128 ? (KINDS[code] as number) : MARK;
    if (own === MARK) {
      if (code < 128) marks += 1;
      else tokens += 1;
      room = 0;
    } else if (own === kind && room > 0) {
      room -= 1;
    } else if (own === LOWER && kind === UPPER && room === 2) {
      // A capital begins a word.
      room = 4;
    } else {
      tokens += 1;
      room = (LONGEST[own] as number) - 1;
    }
    kind = own;
  }
  return Math.ceil(tokens + marks * MARK_TOKENS);
}

/** How many of these texts, from the first, fit into so many tokens. */
export function fitting(texts: readonly string[], mostTokens: number): number {
  let left = mostTokens;
  const at = texts.findIndex((text) => (left -= tokensOf(text) + 1) < 0);
  return at < 0 ? texts.length : at;
}

/** The beginning of a text that fits into so many tokens. */
export function beginningOf(text: string, mostTokens: number): string {
  if (tokensOf(text) <= mostTokens) return text;
  let [from, to] = [0, text.length];
  while (from < to) {
    const middle = Math.ceil((from + to) / 2);
    if (tokensOf(text.slice(0, middle)) < mostTokens) from = middle;
    else to = middle - 1;
  }
  return `${text.slice(0, from)}…`;
}
