import type { Character, Death, Episode, Quote } from '#contracts/tv';
import { hash, type Random } from '#sandbox';

const FIRST = 'Salt and Cinder';
const SECOND = 'The Lamplighters';
const EPISODES: Readonly<Record<string, readonly number[]>> = { [FIRST]: [10, 13, 13, 13, 13], [SECOND]: [10, 10, 10] };
const FIRST_YEAR: Readonly<Record<string, number>> = { [FIRST]: 2009, [SECOND]: 2015 };
const CHARACTERS = 58;
const QUOTES = 100;
const DEATHS = 34;
const WEEK = 7 * 86_400_000;

const GIVEN = [
  'Odalys',
  'Bertrand',
  'Kit',
  'Marisol',
  'Tobiah',
  'Wren',
  'Ignace',
  'Philippa',
  'Dov',
  'Séverine',
  'Rufus',
  'Amparo',
];
const FAMILY = [
  'Quillfeather',
  'Marrow',
  'Tarnwick',
  'Oyelade',
  'Brask',
  'Vellacott',
  'Sandoe',
  'Pym',
  'Lindqvist',
  'Crake',
  'Duarte',
  'Hollin',
];
const NICKNAMES = ['Ledger', 'Captain', 'The Heron', 'Ash', 'Two Keys', 'Doc', 'Magpie', 'The Clerk'];
const WORK = [
  'Salt merchant',
  'Harbour pilot',
  'Night watchman',
  'Chemist',
  'Bookkeeper',
  'Lamplighter',
  'Ferry cook',
  'Notary',
  'Diver',
];
const STATUS = ['Alive', 'Alive', 'Alive', 'Deceased', 'Deceased', 'Presumed dead', 'Unknown', '?'];
const OPENINGS = [
  'A harbour keeps its secrets',
  'Nobody counts the lamps',
  'You can weigh salt',
  'The tide signs no receipts',
  'I never drown a debt',
  'Every lock was new once',
  'A good lie wants short sleeves',
  'The fog pays in advance',
  'Trust is a rope',
  'My father burned two maps',
  'Rust is only patience',
];
const ENDINGS = [
  'until somebody opens the ledger.',
  'and that is why I came by boat.',
  'but the gulls remember.',
  'if you ask twice.',
  'so bring your own lantern.',
  'and it never once said sorry.',
  'unless the ferry is late.',
  'which is more than you did.',
  'as long as the kettle holds.',
  'and the rest is weather.',
];
const TITLES = [
  'Low',
  'Second',
  'Borrowed',
  'Bitter',
  'Open',
  'Paper',
  'Quiet',
  'Broken',
  'Late',
  'Grey',
  'Long',
  'Blind',
];
const THINGS = ['Water', 'Key', 'Harvest', 'Signal', 'Ledger', 'Ferry', 'Lantern', 'Cargo', 'Winter'];
const NAMELESS = ['A nameless deckhand', 'Two customs men', 'The night cook', 'A passenger of the ferry'];
const CAUSES = ['Falling anchor', 'Cold water', 'A wrong powder', 'An open hatch', 'A duel with oars', 'Fright'];

/** The characters: some rows lack them, as in the real API. */
export function castOf(random: Random): readonly Character[] {
  const names = combined(random, GIVEN, FAMILY, ' ');
  return names.slice(0, CHARACTERS).map((name, index) => {
    const series = index % 9 === 4 ? [SECOND] : index % 5 === 0 ? [FIRST, SECOND] : [FIRST];
    const seasonsOf = (title: string) =>
      series.includes(title)
        ? random.some(
            (EPISODES[title] ?? []).map((_, season) => season + 1),
            random.int(1, 4),
          )
        : [];
    return {
      char_id: index + 1,
      name,
      birthday:
        index % 11 === 3
          ? 'Unknown'
          : index % 29 === 7
            ? 'Invalid date'
            : american(Date.UTC(random.int(1940, 1990), random.int(0, 11), random.int(1, 28))),
      ...(index % 13 !== 5 && { occupation: random.some(WORK, random.int(1, 2)) }),
      img: index % 17 === 9 ? null : `https://img.example.test/${index + 1}.jpg`,
      status: random.pick(STATUS),
      nickname: index % 4 === 2 ? null : random.pick(NICKNAMES),
      appearance: seasonsOf(FIRST),
      portrayed: `A. N. Actor ${index + 1}`,
      category: series.join(', '),
      better_call_saul_appearance: seasonsOf(SECOND),
    };
  });
}

/** All episodes of the first series, then those of the second. */
export function episodesOf(random: Random, cast: readonly Character[]): readonly Episode[] {
  const titles = combined(random, TITLES, THINGS, ' ');
  const places = Object.entries(EPISODES).flatMap(([series, seasons]) =>
    seasons.flatMap((count, season) => Array.from({ length: count }, (_, number) => ({ series, season, number }))),
  );
  return places.map(({ series, season, number }, index) => {
    const present = cast.filter(({ category }) => String(category).includes(series)).map(({ name }) => name);
    const start = Date.UTC((FIRST_YEAR[series] ?? 0) + season, 2, 1);
    return {
      episode_id: index + 1,
      title: titles[index] ?? 'Untitled',
      season: index % 23 === 6 ? ` ${season + 1}` : String(season + 1),
      air_date: american(start + number * WEEK),
      characters: index % 31 === 12 ? '' : index % 37 === 20 ? null : random.some(present, random.int(4, 9)),
      episode: String(number + 1),
      series,
    };
  });
}

/** The quotes; sometimes the author is spelled differently from the character. */
export function quotesOf(random: Random, cast: readonly Character[]): readonly Quote[] {
  const texts = combined(random, OPENINGS, ENDINGS, ', ');
  return texts.slice(0, QUOTES).map((quote, index) => {
    const { name, category } = random.pick(cast.slice(0, 20));
    const author = index % 25 === 24 ? `${name.split(' ')[0]} the Elder` : name;
    return { quote_id: index + 1, quote, author, series: String(category).split(', ')[0] ?? null };
  });
}

/** Deaths of the first series, in no certain order. */
export function deathsOf(random: Random, cast: readonly Character[], episodes: readonly Episode[]): readonly Death[] {
  const places = episodes.filter(({ series }) => series === FIRST);
  const dead = cast.filter(({ status, category }) => status === 'Deceased' && String(category).includes(FIRST));
  const rows = Array.from({ length: DEATHS }, (_, index): Death => {
    const [one, other] = [random.pick(cast).name, random.pick(cast).name];
    const { season, episode } = random.pick(places);
    return {
      death_id: index + 1,
      death: dead[index]?.name ?? random.pick(NAMELESS),
      cause: random.pick(CAUSES),
      responsible: index % 7 === 3 ? null : index % 5 === 2 ? `${one} and ${other}` : one,
      last_words: index % 3 === 1 ? null : `${random.pick(OPENINGS)}…`,
      season: Number(season),
      episode: Number(episode),
      number_of_deaths: random.chance(0.1) ? random.int(2, 9) : 1,
    };
  });
  return rows.toSorted((row, next) => (row.death_id % 7) - (next.death_id % 7));
}

/** Each with each, in no order that a reader would notice. */
function combined(random: Random, ones: readonly string[], others: readonly string[], between: string): string[] {
  const salt = random.hex(8);
  const all = ones.flatMap((one) => others.map((other) => `${one}${between}${other}`));
  return all.toSorted((one, other) => hash(one + salt) - hash(other + salt));
}

/** `MM-DD-YYYY`. */
function american(time: number): string {
  const [year, month, day] = new Date(time).toISOString().slice(0, 10).split('-');
  return `${month}-${day}-${year}`;
}
