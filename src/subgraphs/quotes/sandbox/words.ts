import type { Author, Quote } from '#contracts/quotes';
import type { Random } from '#sandbox';

const DAY = 86_400_000;
const COUNT = 5000;

const GIVEN = [
  'Orsolan',
  'Ildris',
  'Vessa',
  'Tamwen',
  'Corvel',
  'Maridel',
  'Jorrick',
  'Aveline',
  'Sennet',
  'Bexley',
  'Halvor',
  'Quillon',
  'Rosmund',
  'Fennick',
  'Liorah',
  'Dagny',
  'Pellam',
  'Ysolde',
  'Thessaly',
  'Umbrin',
];
const FAMILY = [
  'Ashgrove',
  'Brambleby',
  'Candlemark',
  'Dunwhistle',
  'Eventide',
  'Farthingale',
  'Greywater',
  'Hollowell',
  'Inkwright',
  'Juniperson',
  'Kettleby',
  'Larkspurre',
  'Mossgate',
  'Nettlefold',
  'Oakenshaw',
  'Pennyfeather',
  'Quarrington',
  'Ravensmoor',
  'Saltmarsh',
  'Thistledown',
];
const CALLINGS = [
  'Inventor of clocks',
  'Keeper of a lighthouse',
  'Novelist',
  'Gardener',
  'Poet',
  'Maker of maps',
  'Teacher',
  'Astronomer',
  'Cook',
  'Builder of bridges',
];

const TOPICS = [
  'Wisdom',
  'Friendship',
  'Work',
  'Time',
  'Courage',
  'Science',
  'History',
  'Money',
  'Sports',
  'Music',
  'Travel',
  'Food',
  'Technology',
  'Happiness',
  'Hope',
  'Patience',
  'Truth',
  'Nature',
  'Freedom',
  'Success',
  'Failure',
  'Change',
  'Family',
  'Humor',
] as const;
const EXTRA_TAGS = ['Famous Quotes', 'Inspirational', 'Life', 'Philosophy'];

const SUBJECTS = [
  'a quiet morning',
  'the longest road',
  'an honest mistake',
  'a borrowed lantern',
  'the second attempt',
  'an open window',
  'a half-finished letter',
  'the oldest tree',
  'a well-kept promise',
  'the smallest boat',
  'a patient hand',
  'the last lesson',
  'an unlocked door',
  'a good question',
  'the slowest clock',
  'a shared table',
];
const VERBS = [
  'teaches',
  'outlives',
  'forgives',
  'measures',
  'remembers',
  'rewards',
  'questions',
  'carries',
  'repairs',
  'surprises',
];
const OBJECTS = [
  'those who listen',
  'the loudest answer',
  'every hurried step',
  'a proud heart',
  'the one who waits',
  'what we were told',
  'the weight of a day',
  'any clever plan',
  'the hand that made it',
  'whoever comes home late',
  'the map in your pocket',
  'all that was promised',
];
const TURNS = [
  'but never twice',
  'and asks for nothing',
  'long before it is understood',
  'even when nobody looks',
  'unless you are in a hurry',
  'and that is enough',
  'as rain does with stone',
  'without a word',
];

type Shape = (topic: string, subject: string, verb: string, object: string, turn: string) => string;

const SHAPES: readonly Shape[] = [
  (topic, subject, verb, object) => `In ${topic}, ${subject} ${verb} ${object}.`,
  (topic, subject, verb, object, turn) => `${subject} ${verb} ${object}, ${turn}; so it is with ${topic}.`,
  (topic, subject, verb, object) => `Whoever speaks of ${topic} should know that ${subject} ${verb} ${object}.`,
  (topic, subject, _verb, _object, turn) => `${topic} is like ${subject}: it comes to you ${turn}.`,
  (topic, subject, verb, object, turn) =>
    `They told me that ${topic} was simple. Then I learned how ${subject} ${verb} ${object}, ${turn}, and I have kept silent about simple things ever since.`,
];

/** An author before the quotes are counted. */
export function authorOf(random: Random, index: number, today: number): Author {
  const given = GIVEN[index % GIVEN.length] ?? '';
  const family = FAMILY[Math.floor(index / GIVEN.length) % FAMILY.length] ?? '';
  const name = `${given} ${family}`;
  const slug = name.toLowerCase().replaceAll(' ', '-');
  const description = random.chance(0.9) ? random.pick(CALLINGS) : '';
  const added = today - random.int(200, 1500) * DAY;
  return {
    _id: idOf(random),
    name,
    slug,
    bio: description && `${name} (${description.toLowerCase()}) never lived, but would have had a lot to say.`,
    description,
    link: random.chance(0.8) ? `https://authors.example.test/${slug}` : '',
    dateAdded: dayOf(added),
    dateModified: dayOf(added + random.int(0, 150) * DAY),
  };
}

/** Quotes, no two alike. Some authors have many, most have few. */
export function quotesOf(random: Random, authors: readonly Author[], today: number): Quote[] {
  const texts = new Map<string, string>();
  while (texts.size < COUNT) {
    const topic = random.pick(TOPICS);
    const shape = random.pick(SHAPES);
    const text = shape(
      topic.toLowerCase(),
      random.pick(SUBJECTS),
      random.pick(VERBS),
      random.pick(OBJECTS),
      random.pick(TURNS),
    );
    texts.set(`${text[0]?.toUpperCase()}${text.slice(1)}`, topic);
  }
  return [...texts].map(([content, topic]) => {
    const author = authors[Math.floor(random.next() ** 2 * authors.length)] ?? authors[0];
    const added = today - random.int(30, 1400) * DAY;
    return {
      _id: idOf(random),
      content,
      author: author?.name ?? '',
      authorSlug: author?.slug ?? '',
      tags: [...new Set([...random.some(EXTRA_TAGS, random.int(0, 2)), topic])],
      length: content.length,
      // The oldest ones were entered without a date.
      ...(random.chance(0.9) && { dateAdded: dayOf(added) }),
      dateModified: dayOf(added + random.int(0, 29) * DAY),
    };
  });
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

function idOf(random: Random): string {
  return Array.from({ length: 10 }, () => LETTERS[random.int(0, LETTERS.length - 1)]).join('');
}
