import type { Random } from '#sandbox';
import type { Mutator } from './mutator.ts';

const MOST_CHARACTERS = 1_000_000;
const COUNTS = [2, 10, 100, 1000, 100_000];
const IGNORED = ['#\n', '# comment\n', '\n', '\r', ' ', ',', '\t', '\uFEFF', '#😀\n'];
const INSERTED = [
  '{',
  '}',
  '(',
  ')',
  '[',
  '"',
  '"""',
  '...',
  '@',
  '$',
  ':',
  '!',
  '\0',
  '\uD800',
  '0x',
  '1e9',
  '.5',
  '\\',
  '#',
  '?',
];

/** Adds ignored tokens: comments, line ends, commas, white space. */
export const addIgnored: Mutator = (request, { random }) => {
  const at = random.pick([0, request.query.length, random.int(0, request.query.length)]);
  const added = random.pick(IGNORED).repeat(random.pick([...COUNTS, 400_000]));
  return withQuery(request, request.query.slice(0, at) + added + request.query.slice(at));
};

/** Repeats a slice of the document. */
export const repeatSlice: Mutator = (request, { random }) => {
  const [start, end] = range(request.query, random);
  const slice = request.query.slice(start, end);
  if (slice === '') return undefined;
  return withQuery(request, request.query.slice(0, end) + slice.repeat(random.pick(COUNTS)) + request.query.slice(end));
};

/** Cuts a slice of the document out. */
export const dropSlice: Mutator = (request, { random }) => {
  const [start, end] = range(request.query, random);
  return withQuery(request, request.query.slice(0, start) + request.query.slice(end));
};

/** Inserts misplaced punctuation and invalid characters. */
export const insertText: Mutator = (request, { random }) => {
  const at = random.int(0, request.query.length);
  const added = random.pick(INSERTED).repeat(random.pick([1, ...COUNTS]));
  return withQuery(request, request.query.slice(0, at) + added + request.query.slice(at));
};

function range(text: string, random: Random): [number, number] {
  const start = random.int(0, text.length);
  return [start, Math.min(text.length, start + random.pick([1, 5, 20, 100, 5000]))];
}

function withQuery(request: Parameters<Mutator>[0], query: string) {
  return query.length > MOST_CHARACTERS ? undefined : { ...request, query };
}
