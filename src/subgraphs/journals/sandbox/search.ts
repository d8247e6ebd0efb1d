import type { Index } from './collection.ts';
import type { Rows } from './rows.ts';

/** A query that the directory refuses. */
export class BadQuery extends Error {}

type Token =
  | { readonly kind: '(' | ')' | 'AND' | 'OR' | 'NOT' | '+' }
  | { readonly kind: 'field'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string; readonly isPhrase: boolean };

const OPERATORS: Readonly<Record<string, 'AND' | 'OR' | 'NOT' | '+'>> = {
  AND: 'AND',
  '&&': 'AND',
  OR: 'OR',
  '||': 'OR',
  NOT: 'NOT',
  '-': 'NOT',
  '!': 'NOT',
  '+': '+',
};
const TOKEN =
  /\s*(?:(?<bracket>[()])|"(?<phrase>(?:[^"\\]|\\.)*)"|(?<sign>[+!-])|(?<word>(?:[^\s()"[\]{}^:\\]|\\.)+)(?<colon>:)?)/uy;

/** The rows that a query finds. Words beside each other are joined by AND. */
export function search(query: string, index: Index): Rows {
  if (query === '*') return index.everything;
  if (/(?<!\\)[*?~]/.test(query)) throw new BadQuery('Query uses syntax that is switched off');
  const parser = new Parser(tokensOf(withOneFieldEach(query)), index);
  return parser.query();
}

/** Of two fields without AND or OR between them the second is none: its colon becomes part of a word. */
function withOneFieldEach(query: string): string {
  const [first = '', ...parts] = query.split(/(?<!\\):/);
  const colons = parts.map((_, at) => (at === 0 || / (?:AND|OR) /.test(parts[at - 1] ?? '') ? ':' : '\\:'));
  return first + parts.map((part, at) => `${colons[at]}${part}`).join('');
}

function tokensOf(query: string): Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < query.trimEnd().length) {
    const { bracket, phrase, sign, word, colon } = TOKEN.exec(query)?.groups ?? {};
    if (bracket === '(' || bracket === ')') tokens.push({ kind: bracket });
    else if (phrase !== undefined) tokens.push({ kind: 'text', text: unescaped(phrase), isPhrase: true });
    else if (sign !== undefined || word !== undefined) tokens.push(wordToken(sign ?? word ?? '', colon !== undefined));
    else throw new BadQuery('Query cannot be parsed');
  }
  return tokens;
}

function wordToken(word: string, isField: boolean): Token {
  const operator = OPERATORS[word];
  if (isField) return { kind: 'field', name: unescaped(word) };
  return operator ? { kind: operator } : { kind: 'text', text: unescaped(word), isPhrase: false };
}

function unescaped(text: string): string {
  return text.replaceAll(/\\(.)/gsu, '$1');
}

class Parser {
  readonly #tokens: readonly Token[];
  readonly #index: Index;
  #at = 0;

  constructor(tokens: readonly Token[], index: Index) {
    this.#tokens = tokens;
    this.#index = index;
  }

  query(): Rows {
    const rows = this.#either(undefined);
    if (this.#at < this.#tokens.length) throw new BadQuery('Query cannot be parsed');
    return rows;
  }

  #either(field: string | undefined): Rows {
    let rows = this.#all(field);
    while (this.#accepts('OR')) rows = rows.or(this.#all(field));
    return rows;
  }

  #all(field: string | undefined): Rows {
    let rows = this.#one(field);
    while (this.#tokens[this.#at] && !this.#isAt('OR') && !this.#isAt(')')) {
      this.#accepts('AND');
      rows = rows.and(this.#one(field));
    }
    return rows;
  }

  #one(field: string | undefined): Rows {
    const token = this.#tokens[this.#at++];
    switch (token?.kind) {
      case '+':
        return this.#one(field);
      case 'NOT':
        return this.#one(field).not();
      case 'field':
        return this.#one(token.name);
      case 'text':
        return this.#index.find(field, token.text, token.isPhrase);
      case '(': {
        const rows = this.#either(field);
        if (this.#accepts(')')) return rows;
        throw new BadQuery('Query has an open bracket');
      }
      default:
        throw new BadQuery('Query cannot be parsed');
    }
  }

  #isAt(kind: Token['kind']): boolean {
    return this.#tokens[this.#at]?.kind === kind;
  }

  #accepts(kind: Token['kind']): boolean {
    if (!this.#isAt(kind)) return false;
    this.#at += 1;
    return true;
  }
}
