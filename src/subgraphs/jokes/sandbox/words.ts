import type { Joke } from '#contracts/jokes';
import type { Random } from '#sandbox';

const DAY = 86_400_000;
const COUNT = 800;

export const CATEGORIES: readonly string[] = [
  'animal',
  'career',
  'celebrity',
  'dev',
  'explicit',
  'fashion',
  'food',
  'history',
  'money',
  'movie',
  'music',
  'political',
  'religion',
  'science',
  'sport',
  'travel',
];

const HEROES = [
  'The hero',
  'My grandmother',
  'The night porter',
  'Our neighbour',
  'The last librarian',
  'A retired pirate',
  'The village baker',
  'The referee',
];
const THINGS = [
  'compiler',
  'clock',
  'elevator',
  'refrigerator',
  'dictionary',
  'compass',
  'piano',
  'parking meter',
  'mirror',
  'calendar',
  'toaster',
  'lighthouse',
  'thermometer',
  'bank',
  'horse',
];
const VERBS = [
  'apologises to',
  'salutes',
  'asks permission of',
  'never argues with',
  'pays rent to',
  'writes postcards to',
  'sings for',
  'hides from',
];
const MOMENTS = [
  'before breakfast',
  'on Mondays',
  'in alphabetical order',
  'without looking',
  'twice, to be sure',
  'in three languages',
  'at the speed of light',
  'while asleep',
];
const DEEDS = [
  'divided by zero',
  'won a staring contest',
  'finished the internet',
  'parallel parked a train',
  'unsubscribed from gravity',
  'counted to infinity',
  'taught a stone to swim',
  'outran an avalanche',
];

type Shape = (hero: string, thing: string, verb: string, moment: string, deed: string) => string;

const SHAPES: readonly Shape[] = [
  (hero, thing, verb, moment) => `The ${thing} ${verb} ${lower(hero)} ${moment}.`,
  (hero, thing, _verb, moment, deed) => `${hero} ${deed} ${moment}. The ${thing} still talks about it.`,
  (hero, thing, _verb, _moment, deed) => `Nobody believed that ${lower(hero)} ${deed}, until the ${thing} confessed.`,
  (hero, thing, verb, moment) =>
    `${hero} does not own a ${thing}. A ${thing} ${verb} ${lower(hero)} ${moment}, and that has to do.`,
];

/** Jokes, no two alike. One in five belongs somewhere. */
export function jokesOf(random: Random, today: number): Joke[] {
  const values = new Set<string>();
  while (values.size < COUNT) {
    const shape = random.pick(SHAPES);
    values.add(
      shape(random.pick(HEROES), random.pick(THINGS), random.pick(VERBS), random.pick(MOMENTS), random.pick(DEEDS)),
    );
  }
  return [...values].map((value, index) => {
    const id = idOf(random);
    const created = today - random.int(100, 1500) * DAY + random.int(0, DAY - 1);
    // Every category has at least one joke.
    const category = CATEGORIES[index] ?? (random.chance(0.2) ? random.pick(CATEGORIES) : undefined);
    return {
      categories: category ? [category] : [],
      created_at: textOf(random, created),
      icon_url: 'https://jokes.example.test/img/avatar.png',
      id,
      updated_at: textOf(random, created + random.int(0, 60) * DAY),
      url: `https://jokes.example.test/jokes/${id}`,
      value,
    };
  });
}

function lower(hero: string): string {
  return `${hero[0]?.toLowerCase()}${hero.slice(1)}`;
}

/** Neither zone nor `T`, and without the last digit where that is a zero. */
function textOf(random: Random, time: number): string {
  const micros = String(random.int(0, 999)).padStart(3, '0').replace(/0$/, '');
  return `${new Date(time).toISOString().replace('T', ' ').slice(0, -1)}${micros}`;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-';

function idOf(random: Random): string {
  return Array.from({ length: 22 }, () => LETTERS[random.int(0, LETTERS.length - 1)]).join('');
}
