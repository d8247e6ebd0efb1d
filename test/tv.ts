import { json, type Reply, type Sent } from '#test/harness';

/** A quote as the TV API sends it. */
export const quote = (n: number, author = `Dana ${n}`) => ({
  quote_id: n,
  quote: `Line ${n}.`,
  author,
  series: 'First Show',
});
/** A character as the TV API sends it. */
export const character = (n: number, more: object = {}) => ({
  char_id: 900 + n,
  name: `Dana ${n}`,
  birthday: '02-20-1970',
  occupation: ['Teacher', 'Courier'],
  img: `https://img.example.test/${n}.jpg`,
  status: 'Presumed dead',
  nickname: 'Ledger',
  appearance: [1, 2],
  portrayed: 'A. N. Actor',
  category: 'First Show, Second Show',
  better_call_saul_appearance: [3],
  ...more,
});
/** An episode as the TV API sends it. */
export const episode = (n: number, more: object = {}) => ({
  episode_id: 800 + n,
  title: `Part ${n}`,
  season: '1',
  air_date: '01-20-2008',
  characters: ['Dana 1', 'Lee Other'],
  episode: String(n),
  series: 'First Show',
  ...more,
});
/** A death as the TV API sends it. */
export const death = (n: number, more: object = {}) => ({
  death_id: 700 + n,
  death: `Dana ${n}`,
  cause: 'Falling sign',
  responsible: 'Dana 2',
  last_words: 'Mind the sign.',
  season: 1,
  episode: 1,
  number_of_deaths: 1,
  ...more,
});
/** The numbers from 1 to `count`. */
export const range = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** Answers every list of the TV API with these rows. */
export const show =
  (rows: Partial<Record<'quotes' | 'characters' | 'episodes' | 'deaths', readonly object[]>>) =>
  ({ target }: Sent): Reply =>
    json((rows as Readonly<Record<string, unknown>>)[target.replace('/api/', '')] ?? []);
