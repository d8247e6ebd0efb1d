import type { Quote } from '#contracts/quotes';

/** How well a quote fits; 0 where it does not. */
type Score = (quote: Quote) => number;

const PLACES = ['author', 'tags', 'content'] as const;
type Place = (typeof PLACES)[number];

/** The quotes that a search finds, the best first; nothing where it holds no word. */
export function matches(search: string, quotes: readonly Quote[]): Quote[] | undefined {
  const score = scoreOf(search);
  if (!score) return undefined;
  const scored = quotes.map((quote) => ({ quote, score: score(quote) })).filter((each) => each.score > 0);
  return scored.toSorted((one, other) => other.score - one.score).map(({ quote }) => quote);
}

/** `a b` finds either, `a AND b` both, `a NOT b` the one without the other. Brackets are read over. */
function scoreOf(search: string): Score | undefined {
  const words = search
    .replaceAll(/[^\p{L}: ()]/gu, '')
    .replaceAll(/[()]/g, ' ')
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word));
  const needed: Score[] = [];
  const welcome: Score[] = [];
  const refused: Score[] = [];
  for (const [index, word] of words.entries()) {
    if (word === 'AND' || word === 'OR' || word === 'NOT') continue;
    const before = words[index - 1];
    const list = before === 'NOT' ? refused : before === 'AND' || words[index + 1] === 'AND' ? needed : welcome;
    list.push(wordScore(word));
  }
  if (needed.length + welcome.length === 0) return undefined;
  return (quote) => {
    const scores = needed.map((each) => each(quote));
    if (scores.includes(0) || refused.some((each) => each(quote) > 0)) return 0;
    return [...scores, ...welcome.map((each) => each(quote))].reduce((sum, each) => sum + each, 0);
  };
}

/** The first part of a word may say where it is to be found. What is found in a short text counts for more. */
function wordScore(word: string): Score {
  const [first = '', ...rest] = word.toLowerCase().split(':');
  const place = PLACES.find((each) => each === first && rest.length > 0);
  const wanted = place ? rest.join('') : [first, ...rest].join('');
  const places: readonly Place[] = place ? [place] : PLACES;
  return (quote) => places.reduce((sum, each) => sum + shareOf(wanted, wordsOf(quote, each)), 0);
}

function wordsOf(quote: Quote, place: Place): string[] {
  const text = place === 'tags' ? quote.tags.join(' ') : quote[place];
  return text.toLowerCase().split(/[^\p{L}]+/u);
}

function shareOf(wanted: string, words: readonly string[]): number {
  return wanted === '' ? 0 : words.filter((word) => word === wanted).length / words.length;
}
