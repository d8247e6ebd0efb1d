import { type Context, from, listed, listFrom, SINGLETON_KEY } from '#graph';
import { cast, deaths, episodes, quotes } from './batches.ts';
import type { TvCharacter, TvDeath, TvEpisode } from './models.ts';
import type { Resolvers } from './types.generated.ts';
import { dateOf, listOf, numberOf, peopleIn } from './words.ts';

export const resolvers: Resolvers = {
  Query: {
    async randomTvQuote(_root, _args, { upstream: { tv } }) {
      const [quote] = await tv.getRandomTvQuote();
      return quote;
    },
    tvQuotes: (_root, window, context, info) =>
      listed(context, info, {}, window, async () => (await context.load(quotes, SINGLETON_KEY))?.rows ?? []),
    tvCharacters: (_root, window, context, info) =>
      listed(context, info, {}, window, async () => (await context.load(cast, SINGLETON_KEY))?.rows ?? []),
    tvEpisodes: (_root, window, context, info) =>
      listed(context, info, {}, window, async () => (await context.load(episodes, SINGLETON_KEY)) ?? []),
    tvDeaths: (_root, window, context, info) =>
      listed(context, info, {}, window, async () => (await context.load(deaths, SINGLETON_KEY)) ?? []),
  },
  TvQuote: {
    quoteId: from('quote_id'),
    text: from('quote'),
    authorName: from('author'),
    author: from('author', (name, _args, context) => characterNamed(name, context)),
    raw: (quote) => quote,
  },
  TvCharacter: {
    characterId: from('char_id'),
    birthday: from('birthday', dateOf),
    birthdayText: from('birthday'),
    occupations: listFrom('occupation'),
    imageUrl: from('img'),
    status: from('status', (status) => (status === '?' ? 'Unknown' : status)),
    actor: from('portrayed'),
    series: from('category', listOf),
    seasons: listFrom('appearance'),
    spinOffSeasons: listFrom('better_call_saul_appearance'),
    quotes: from(['char_id', 'name'], ({ char_id, name }, window, context, info) =>
      listed(
        context,
        info,
        { char_id },
        window,
        async () => (await context.load(quotes, SINGLETON_KEY))?.by(name) ?? [],
      ),
    ),
    raw: (character) => character,
  },
  TvEpisode: {
    episodeId: from('episode_id'),
    season: from('season', numberOf),
    number: from('episode', numberOf),
    airDate: from('air_date', dateOf),
    airDateText: from('air_date'),
    characters: from('characters', (names) => listOf(names).map((name) => ({ name }))),
    raw: (episode) => episode,
  },
  TvEpisodeCharacter: { character: from('name', (name, _args, context) => characterNamed(name, context)) },
  TvDeath: {
    deathId: from('death_id'),
    name: from('death'),
    character: from('death', (name, _args, context) => characterNamed(name, context)),
    responsibleCharacters: from('responsible', (names, _args, context) => charactersIn(names ?? '', context)),
    lastWords: from('last_words'),
    episodeNumber: from('episode'),
    episode: from(['season', 'episode'], (death, _args, context) => episodeOf(death, context)),
    count: from('number_of_deaths'),
    raw: (death) => death,
  },
};

async function characterNamed(name: string, { load }: Context): Promise<TvCharacter | null> {
  return (await load(cast, SINGLETON_KEY))?.named(name) ?? null;
}

async function charactersIn(text: string, context: Context): Promise<TvCharacter[]> {
  const found = await Promise.all(peopleIn(text).map((name) => characterNamed(name, context)));
  return [...new Set(found.filter((character) => character !== null))];
}

/** Deaths are of the first series only, whose episodes come first in the list. */
async function episodeOf(
  { season, episode }: Pick<TvDeath, 'season' | 'episode'>,
  { load }: Context,
): Promise<TvEpisode | null> {
  const all = (await load(episodes, SINGLETON_KEY)) ?? [];
  const isMeant = (each: TvEpisode) => numberOf(each.season) === season && numberOf(each.episode) === episode;
  return all.find((each) => each.series === all[0]?.series && isMeant(each)) ?? null;
}
