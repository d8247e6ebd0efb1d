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
/** The characters of one token: tokenizers of 2024 and later join more, but for words that they do not know. */
const LONGEST = { [LOWER]: 6, [UPPER]: 3, [DIGIT]: 3, [SPACE]: 60 };
/** The marks of JSON often stand together. */
const MARK_TOKENS = 0.6;

/** Estimates the tokens of a text, rather too many than too few. `npm run lab -- agents` compares it with a tokenizer. */
export function tokensOf(text: string): number {
  let tokens = 0;
  let [kind, length] = [MARK, 0];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const own = code < 128 ? (KINDS[code] ?? MARK) : MARK;
    if (own === MARK) {
      tokens += code < 128 ? MARK_TOKENS : 1;
      length = 0;
    } else if (own === kind && length > 0 && length < (LONGEST[own] ?? 1)) length += 1;
    // A capital begins a word.
    else if (own === LOWER && kind === UPPER && length === 1) length = 2;
    else {
      tokens += 1;
      length = 1;
    }
    kind = own;
  }
  return Math.ceil(tokens);
}
