/** Braces and keywords in comments and strings are text. */
const TEXTS = /#[^\n\r]*|"""(?:\\"""|(?!""")[^])*"""|"(?:\\.|[^"\\\n\r])*"/g;
const TOKEN = /[{}()]|[_A-Za-z]\w*/g;

/** Whether a document has no mutation and no subscription. The document is not validated. */
export function hasOnlyQueries(text: string): boolean {
  let depth = 0;
  let isStart = true;
  for (const [token] of text.replaceAll(TEXTS, ' ').matchAll(TOKEN)) {
    if (isStart && (token === 'mutation' || token === 'subscription')) return false;
    if (token === '{' || token === '(') depth += 1;
    if (token === '}' || token === ')') depth -= 1;
    isStart = token === '}' && depth === 0;
  }
  return true;
}
