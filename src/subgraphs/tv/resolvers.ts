import { type Context, listed, THE_ONE } from '#graph';
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
      listed(context, info, {}, window, async () => (await context.load(quotes, THE_ONE))?.rows ?? []),
    tvCharacters: (_root, window, context, info) =>
      listed(context, info, {}, window, async () => (await context.load(cast, THE_ONE))?.rows ?? []),
    tvEpisodes: (_root, window, context, info) =>
      listed(context, info, {}, window, async () => (await context.load(episodes, THE_ONE)) ?? []),
    tvDeaths: (_root, window, context, info) =>
      listed(context, info, {}, window, async () => (await context.load(deaths, THE_ONE)) ?? []),
  },
  TvQuote: {
    quoteId: ({ quote_id }) => quote_id,
    text: ({ quote }) => quote,
    authorName: ({ author }) => author,
    author: ({ author }, _args, context) => characterNamed(author, context),
    raw: (quote) => quote,
  },
  TvCharacter: {
    characterId: ({ char_id }) => char_id,
    birthday: ({ birthday }) => dateOf(birthday),
    birthdayText: ({ birthday }) => birthday,
    occupations: ({ occupation }) => occupation ?? [],
    imageUrl: ({ img }) => img || null,
    status: ({ status }) => (status === '?' ? 'Unknown' : status),
    actor: ({ portrayed }) => portrayed,
    series: ({ category }) => listOf(category),
    seasons: ({ appearance }) => appearance ?? [],
    spinOffSeasons: ({ better_call_saul_appearance }) => better_call_saul_appearance ?? [],
    quotes: ({ char_id, name }, window, context, info) =>
      listed(context, info, { char_id }, window, async () => (await context.load(quotes, THE_ONE))?.by(name) ?? []),
    raw: (character) => character,
  },
  TvEpisode: {
    episodeId: ({ episode_id }) => episode_id,
    season: ({ season }) => numberOf(season),
    number: ({ episode }) => numberOf(episode),
    airDate: ({ air_date }) => dateOf(air_date),
    airDateText: ({ air_date }) => air_date,
    characters: ({ characters }) => listOf(characters).map((name) => ({ name })),
    raw: (episode) => episode,
  },
  TvEpisodeCharacter: { character: ({ name }, _args, context) => characterNamed(name, context) },
  TvDeath: {
    deathId: ({ death_id }) => death_id,
    name: ({ death }) => death,
    character: ({ death }, _args, context) => characterNamed(death, context),
    responsibleCharacters: ({ responsible }, _args, context) => charactersIn(responsible ?? '', context),
    lastWords: ({ last_words }) => last_words,
    episodeNumber: ({ episode }) => episode,
    episode: (death, _args, context) => episodeOf(death, context),
    count: ({ number_of_deaths }) => number_of_deaths,
    raw: (death) => death,
  },
};

async function characterNamed(name: string, { load }: Context): Promise<TvCharacter | null> {
  return (await load(cast, THE_ONE))?.named(name) ?? null;
}

async function charactersIn(text: string, context: Context): Promise<TvCharacter[]> {
  const found = await Promise.all(peopleIn(text).map((name) => characterNamed(name, context)));
  return [...new Set(found.filter((character) => character !== null))];
}

/** Only the first series' deaths are told, and its episodes are the first of the list. */
async function episodeOf({ season, episode }: TvDeath, { load }: Context): Promise<TvEpisode | null> {
  const all = (await load(episodes, THE_ONE)) ?? [];
  const isMeant = (each: TvEpisode) => numberOf(each.season) === season && numberOf(each.episode) === episode;
  return all.find((each) => each.series === all[0]?.series && isMeant(each)) ?? null;
}
