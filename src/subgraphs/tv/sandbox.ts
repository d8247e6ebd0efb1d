import type { Character, Death, Episode, Quote } from '#contracts/tv';
import { empty, hash, json, type Random, type Reply, type SandboxRequest, standIn, text } from '#sandbox';
import { castOf, deathsOf, episodesOf, quotesOf } from './sandbox/series.ts';

interface State {
  readonly characters: readonly Character[];
  readonly episodes: readonly Episode[];
  readonly quotes: readonly Quote[];
  readonly deaths: readonly Death[];
  readonly chance: Random;
}

const PAGE = '<!doctype html><title>TV quotes</title><div id="root"></div>\n';

/** Two series that nobody has seen. */
export const sandbox = standIn({
  slug: 'tv',
  seed(world): State {
    const random = world.random('tv');
    const characters = castOf(random);
    const episodes = episodesOf(random, characters);
    const quotes = quotesOf(random, characters);
    const deaths = deathsOf(random, characters, episodes);
    return { characters, episodes, quotes, deaths, chance: world.random('tv/chance') };
  },
  handlers: {
    getRandomTvQuote: (request, { quotes, chance }) => rowsFor(request, [chance.pick(quotes)]),
    listTvQuotes: (request, { quotes }) => rowsFor(request, quotes),
    listCharacters: (request, { characters }) => rowsFor(request, stretchOf(request, characters)),
    listEpisodes: (request, { episodes }) => rowsFor(request, episodes),
    listDeaths: (request, { deaths }) => rowsFor(request, deaths),
  },
  other: () => text(PAGE, 200, { 'content-type': 'text/html; charset=utf-8' }),
});

/** Whoever has these rows already is told so. */
function rowsFor({ headers }: SandboxRequest, rows: readonly object[]): Reply {
  const content = JSON.stringify(rows);
  const etag = `W/"${content.length.toString(16)}-${hash(content).toString(36)}"`;
  return headers['if-none-match'] === etag ? empty(304, { etag }) : json(rows, 200, { etag });
}

/** The rows that `limit` and `offset` name: none where the limit is no number, or is left out beside an offset. */
function stretchOf(request: SandboxRequest, rows: readonly Character[]): readonly Character[] {
  if (!request.query.has('limit') && !request.query.has('offset')) return rows;
  const offset = request.int('offset', 0);
  return rows.slice(offset, offset + request.int('limit', 0));
}
