import { timeIn } from './time-text.ts';

type Row = Readonly<Record<string, unknown>>;
export type Test = (row: Row) => boolean;

const TOKEN = /\s*(\(|\)|\[[^\]]*\]|"(?:[^"\\]|\\.)*"|[^\s()":[\]]+:?|:)/y;

/**
 * The predicate of a search such as `type:web AND (method:POST OR content:"a word")`; `undefined` for a malformed one.
 * Terms that nothing joins are alternatives, as in Lucene.
 */
export function searchTest(text: string): Test | undefined {
  try {
    const search = new Search(tokensOf(text));
    const test = search.alternatives();
    return search.isAtEnd ? test : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.trimEnd().length) {
    const [, token] = TOKEN.exec(text) ?? [];
    if (token === undefined) throw new SyntaxError('There is no term');
    tokens.push(token);
  }
  return tokens;
}

class Search {
  readonly #tokens: string[];

  constructor(tokens: string[]) {
    this.#tokens = tokens;
  }

  get isAtEnd(): boolean {
    return this.#tokens.length === 0;
  }

  alternatives(): Test {
    const tests = [this.#all()];
    while (!this.isAtEnd && this.#tokens[0] !== ')') {
      this.#take('OR');
      tests.push(this.#all());
    }
    return (row) => tests.some((test) => test(row));
  }

  #all(): Test {
    const tests = [this.#term()];
    while (this.#take('AND')) tests.push(this.#term());
    return (row) => tests.every((test) => test(row));
  }

  #term(): Test {
    if (this.#take('NOT')) {
      const test = this.#term();
      return (row) => !test(row);
    }
    if (this.#take('(')) {
      const test = this.alternatives();
      if (!this.#take(')')) throw new SyntaxError('A group is open');
      return test;
    }
    const token = this.#value();
    if (!token.endsWith(':')) return (row) => hasWords(row['content'], wordsOf(token));
    return memberTest(token.slice(0, -1), this.#value());
  }

  #value(): string {
    const token = this.#tokens.shift();
    if (token === undefined || /^(?:\(|\)|:|AND|OR|NOT)$/.test(token)) throw new SyntaxError('A value is missing');
    return token;
  }

  #take(token: string): boolean {
    if (this.#tokens[0] !== token) return false;
    this.#tokens.shift();
    return true;
  }
}

function memberTest(member: string, value: string): Test {
  if (member === '_exists_') return (row) => valueAt(row, value) != null;
  if (value.startsWith('[')) return rangeTest(member, value);
  const words = wordsOf(value);
  return (row) => hasWords(valueAt(row, member), words);
}

function rangeTest(member: string, range: string): Test {
  const [, from = '', to = ''] = /^\[\s*(.+?)\s+TO\s+(.+?)\s*\]$/.exec(range) ?? [];
  const [least, most] = [boundOf(from, -Infinity), boundOf(to, Infinity)];
  return (row) => {
    const time = timeIn(String(valueAt(row, member)));
    return time !== undefined && time >= least && time <= most;
  };
}

function boundOf(text: string, open: number): number {
  if (text === '*') return open;
  const time = timeIn(text.replaceAll('"', ''));
  if (time === undefined) throw new SyntaxError('A time is malformed');
  return time;
}

/** The value of a member such as `headers.user-agent`. */
function valueAt(row: Row, member: string): unknown {
  const [name = '', ...rest] = member.split('.');
  const value = row[name];
  if (rest.length === 0) return value;
  return typeof value === 'object' && value !== null ? (value as Row)[rest.join('.')] : undefined;
}

function wordsOf(text: string): string[] {
  const plain = text.startsWith('"') ? text.slice(1, -1).replaceAll(/\\(.)/g, '$1') : text;
  return plain.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Whether words follow each other in a value, or in one of several. */
function hasWords(value: unknown, words: readonly string[]): boolean {
  if (Array.isArray(value)) return value.some((each) => hasWords(each, words));
  if (value === null || value === undefined) return false;
  const own = wordsOf(typeof value === 'object' ? JSON.stringify(value) : String(value));
  return words.length > 0 && own.some((_word, at) => words.every((word, index) => own[at + index] === word));
}
