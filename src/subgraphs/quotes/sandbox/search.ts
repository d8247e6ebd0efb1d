import type { Quote } from '#contracts/quotes';

const PLACES = ['author', 'tags', 'content'] as const;
type Place = (typeof PLACES)[number];

/** Where a word stands: quotes by their numbers, and which part of a place's words it is there. */
interface Postings {
  readonly quotes: number[];
  readonly shares: number[];
}

/** A word of a search. It may say by `author:` and the like where it is to be found. */
interface SearchTerm {
  readonly word: string;
  readonly places: readonly Place[];
}

interface Query {
  readonly needed: readonly SearchTerm[];
  readonly welcome: readonly SearchTerm[];
  readonly refused: readonly SearchTerm[];
}

/** Finds quotes by their words. Where each word stands is worked out with the first search. */
export class Search {
  readonly #quotes: readonly Quote[];
  #index: Readonly<Record<Place, Map<string, Postings>>> | undefined;

  constructor(quotes: readonly Quote[]) {
    this.#quotes = quotes;
  }

  /** Whether a search holds a word by which something can be found. */
  hasWord(search: string): boolean {
    const { needed, welcome } = queryOf(search);
    return needed.length + welcome.length > 0;
  }

  /** The quotes that a search finds, the best first. */
  find(search: string): Quote[] {
    const { needed, welcome, refused } = queryOf(search);
    const scores = this.#scores([...needed, ...welcome]);
    for (const each of needed) erase(scores, this.#scores([each]), (score) => score === 0);
    for (const each of refused) erase(scores, this.#scores([each]), (score) => score > 0);
    const found = this.#quotes.map((quote, index) => ({ quote, score: scores[index] ?? 0 }));
    return found
      .filter(({ score }) => score > 0)
      .toSorted((one, other) => other.score - one.score)
      .map(({ quote }) => quote);
  }

  /** The relevance of each quote; 0 without a match. A match in a short text counts for more. */
  #scores(words: readonly SearchTerm[]): Float64Array {
    const scores = new Float64Array(this.#quotes.length);
    this.#index ??= {
      author: this.#postings('author'),
      tags: this.#postings('tags'),
      content: this.#postings('content'),
    };
    for (const { word, places } of words) {
      for (const place of places) {
        const { quotes, shares } = this.#index[place].get(word) ?? { quotes: [], shares: [] };
        for (const [at, quote] of quotes.entries()) scores[quote] = (scores[quote] ?? 0) + (shares[at] ?? 0);
      }
    }
    return scores;
  }

  #postings(place: Place): Map<string, Postings> {
    const all = new Map<string, Postings>();
    for (const [index, quote] of this.#quotes.entries()) {
      const words = wordsOf(quote, place);
      for (const [word, found] of Map.groupBy(words, (each) => each)) {
        if (word === '') continue;
        const { quotes, shares } = all.get(word) ?? { quotes: [], shares: [] };
        quotes.push(index);
        shares.push(found.length / words.length);
        all.set(word, { quotes, shares });
      }
    }
    return all;
  }
}

/** `a b` finds either, `a AND b` both, `a NOT b` the one without the other. Brackets are read over. */
function queryOf(search: string): Query {
  const words = search
    .replaceAll(/[^\p{L}: ()]/gu, '')
    .replaceAll(/[()]/g, ' ')
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word));
  const query = { needed: [] as SearchTerm[], welcome: [] as SearchTerm[], refused: [] as SearchTerm[] };
  for (const [index, word] of words.entries()) {
    if (word === 'AND' || word === 'OR' || word === 'NOT') continue;
    const before = words[index - 1];
    const isNeeded = before === 'AND' || words[index + 1] === 'AND';
    query[before === 'NOT' ? 'refused' : isNeeded ? 'needed' : 'welcome'].push(termOf(word));
  }
  return query;
}

function termOf(word: string): SearchTerm {
  const [first = '', ...rest] = word.toLowerCase().split(':');
  const place = PLACES.find((each) => each === first && rest.length > 0);
  return place ? { word: rest.join(''), places: [place] } : { word: [first, ...rest].join(''), places: PLACES };
}

function wordsOf(quote: Quote, place: Place): string[] {
  const text = place === 'tags' ? quote.tags.join(' ') : quote[place];
  return text.toLowerCase().split(/[^\p{L}]+/u);
}

function erase(scores: Float64Array, by: Float64Array, isOut: (score: number) => boolean): void {
  for (const [index, score] of by.entries()) if (isOut(score)) scores[index] = 0;
}
