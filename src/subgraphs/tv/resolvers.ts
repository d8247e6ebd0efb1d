import type { Character as TvCharacter, Death as TvDeath, Episode as TvEpisode } from '#contracts/tv';
import { type Context, from, listed, listFrom, loadedBy, SINGLETON_KEY } from '#graph';
import { cast, characterById, characterByName, deathById, deaths, episodes, quotes } from './batches.ts';
import type { Resolvers } from './types.generated.ts';
import { contains, dateOf, isEqual, isNamed, listOf, numberOf, peopleIn } from './words.ts';

export const resolvers: Resolvers = {
  Query: {
    async randomTvQuote(_root, _args, { upstream: { tv } }) {
      const [quote] = await tv.getRandomTvQuote();
      return quote;
    },
    // The drawn rows lack columns, so the rows of the lists are returned.
    async randomTvCharacter(_root, _args, { load, upstream: { tv } }) {
      const [drawn] = await tv.getRandomCharacter();
      return drawn && load(characterById, String(drawn.char_id));
    },
    async randomTvDeath(_root, _args, { load, upstream: { tv } }) {
      const drawn = await tv.getRandomDeath();
      return load(deathById, String(drawn.death_id));
    },
    tvQuotes(_root, { search, where, ...window }, context, info) {
      return listed(context, info, { search, where }, window, async () =>
        ((await context.load(quotes, SINGLETON_KEY))?.rows ?? []).filter(
          ({ quote, author, series }) =>
            contains(quote, search) && isNamed(author, where?.authorName) && isNamed(series, where?.seriesName),
        ),
      );
    },
    tvCharacters(_root, { where, ...window }, context, info) {
      return listed(context, info, { where }, window, async () =>
        ((await context.load(cast, SINGLETON_KEY))?.rows ?? []).filter(
          ({ name, category }) =>
            isNamed(name, where?.name) && listOf(category).some((series) => isNamed(series, where?.seriesName)),
        ),
      );
    },
    tvEpisodes(_root, { where, ...window }, context, info) {
      return listed(context, info, { where }, window, async () =>
        ((await context.load(episodes, SINGLETON_KEY))?.rows ?? []).filter(
          ({ series, season }) => isNamed(series, where?.seriesName) && isEqual(numberOf(season), where?.season),
        ),
      );
    },
    tvDeaths(_root, { where, ...window }, context, info) {
      return listed(context, info, { where }, window, async () =>
        ((await context.load(deaths, SINGLETON_KEY))?.rows ?? []).filter(
          ({ death, season }) => isNamed(death, where?.name) && isEqual(season, where?.season),
        ),
      );
    },
  },
  TvQuote: {
    quoteId: from('quote_id'),
    text: from('quote'),
    authorName: from('author'),
    author: loadedBy('author', characterByName),
    seriesName: from('series'),
  },
  TvCharacter: {
    characterId: from('char_id'),
    birthDate: from('birthday', dateOf),
    birthDateText: from('birthday'),
    occupations: listFrom('occupation'),
    imageUrl: from('img'),
    status: from('status', (status) => (status === '?' ? 'Unknown' : status)),
    actor: from('portrayed'),
    seriesNames: from('category', listOf),
    seasons: listFrom('appearance'),
    spinOffSeasons: listFrom('better_call_saul_appearance'),
    deaths: from(['char_id', 'name'], ({ char_id, name }, window, context, info) =>
      listed(
        context,
        info,
        { char_id },
        window,
        async () => (await context.load(deaths, SINGLETON_KEY))?.of(name) ?? [],
      ),
    ),
    causedDeaths: from(['char_id', 'name'], ({ char_id, name }, window, context, info) =>
      listed(
        context,
        info,
        { char_id },
        window,
        async () => (await context.load(deaths, SINGLETON_KEY))?.by(name) ?? [],
      ),
    ),
    quotes: from(['char_id', 'name'], ({ char_id, name }, window, context, info) =>
      listed(
        context,
        info,
        { char_id },
        window,
        async () => (await context.load(quotes, SINGLETON_KEY))?.by(name) ?? [],
      ),
    ),
  },
  TvEpisode: {
    episodeId: from('episode_id'),
    seriesName: from('series'),
    season: from('season', numberOf),
    number: from('episode', numberOf),
    airDate: from('air_date', dateOf),
    airDateText: from('air_date'),
    characters: from('characters', (names) => listOf(names).map((name) => ({ name }))),
    deaths: from(['episode_id', 'season', 'episode'], ({ episode_id, season, episode }, window, context, info) =>
      listed(context, info, { episode_id }, window, () => deathsIn({ episode_id, season, episode }, context)),
    ),
  },
  TvEpisodeCharacter: { character: loadedBy('name', characterByName) },
  TvDeath: {
    deathId: from('death_id'),
    name: from('death'),
    character: loadedBy('death', characterByName),
    responsibleCharacters: from('responsible', (names, _args, context) => charactersIn(names ?? '', context)),
    lastWords: from('last_words'),
    episodeNumber: from('episode'),
    episode: from(['season', 'episode'], (death, _args, context) => episodeOf(death, context)),
    deathCount: from('number_of_deaths'),
  },
};

async function charactersIn(text: string, { load }: Context): Promise<TvCharacter[]> {
  const found = await Promise.all(peopleIn(text).map((name) => load(characterByName, name)));
  return [...new Set(found.filter((character) => character !== null))];
}

async function episodeOf(
  { season, episode }: Pick<TvDeath, 'season' | 'episode'>,
  { load }: Context,
): Promise<TvEpisode | null> {
  return (await load(episodes, SINGLETON_KEY))?.inFirstSeries(season, episode) ?? null;
}

async function deathsIn(
  { episode_id, season, episode }: Pick<TvEpisode, 'episode_id' | 'season' | 'episode'>,
  { load }: Context,
): Promise<readonly TvDeath[]> {
  const place = [numberOf(season), numberOf(episode)] as const;
  const [all, shown] = await Promise.all([load(deaths, SINGLETON_KEY), load(episodes, SINGLETON_KEY)]);
  return shown?.inFirstSeries(...place)?.episode_id === episode_id ? (all?.at(...place) ?? []) : [];
}
