import { Lexer, Source, TokenKind } from 'graphql';

const OPENING = new Set<string>([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L]);
const CLOSING = new Set<string>([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R]);

/** Whether more than so many brackets of a document are open at a time. It takes linear time, and no stack. */
export function isNestedDeeper(text: string, most: number): boolean {
  // Few documents have so many brackets at all, and only theirs are read twice.
  if (!hasMoreBrackets(text, most)) return false;
  const lexer = new Lexer(new Source(text));
  let depth = 0;
  try {
    for (let { kind } = lexer.advance(); kind !== TokenKind.EOF; { kind } = lexer.advance()) {
      if (OPENING.has(kind)) depth += 1;
      else if (CLOSING.has(kind)) depth -= 1;
      if (depth > most) return true;
    }
  } catch {
    // The parser says what is wrong with the text.
  }
  return false;
}

/** Whether more than so many opening brackets are in the text, those in strings and comments included. */
function hasMoreBrackets(text: string, most: number): boolean {
  if (text.length <= most) return false;
  let brackets = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character === '{' || character === '[' || character === '(') brackets += 1;
  }
  return brackets > most;
}
