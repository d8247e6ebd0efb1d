import type { Character, Death, Episode, Quote } from '#contracts/tv';
import { json, mock, type Random, type Reply, type SandboxRequest, text, withEntityTag } from '#sandbox';
import { castOf, deathsOf, episodesOf, quotesOf } from './sandbox/series.ts';

interface State {
  readonly characters: readonly Character[];
  readonly episodes: readonly Episode[];
  readonly quotes: readonly Quote[];
  readonly deaths: readonly Death[];
  readonly chance: Random;
}

const TOO_MANY = 'Too many requests, please try again later.';
const PAGE = '<!doctype html><title>TV quotes</title><div id="root"></div>\n';

/** Two invented series. */
export const sandbox = mock({
  slug: 'tv',
  about: { data: 'two series that nobody has seen', changes: 'each draw is another one' },
  seed(world): State {
    const random = world.random('tv');
    const characters = castOf(random);
    const episodes = episodesOf(random, characters);
    const quotes = quotesOf(random, characters);
    const deaths = deathsOf(random, characters, episodes);
    return { characters, episodes, quotes, deaths, chance: world.random('tv/chance') };
  },
  errors: { throttled: ({ waitMs }) => text(TOO_MANY, 429, { 'retry-after': String(Math.ceil(waitMs / 1000)) }) },
  ignores: [
    {
      in: 'query',
      what: 'every query parameter: unknown ones, and a `limit` or `offset` that is no number',
      why: 'the server answers with no rows, never with an error',
    },
  ],
  limits: [
    { requests: 10_000, seconds: 900, per: 'address' },
    { requests: 10_000, seconds: 86_400, per: 'address' },
  ],
  /** The headers tell the limit of the code, not that of the documents. */
  limitHeaders: ([state]) => ({
    'x-ratelimit-limit': String(state?.limit.requests),
    'x-ratelimit-remaining': String(state?.remaining),
    'x-ratelimit-reset': String(Math.ceil((state?.resetAt ?? 0) / 1000)),
  }),
  handlers: {
    getRandomTvQuote: (request, { quotes, chance }) => rowsFor(request, [chance.pick(quotes)]),
    getRandomCharacter(request, { characters, chance }) {
      const { better_call_saul_appearance: _unsent, ...drawn } = chance.pick(characters);
      return rowsFor(request, [drawn]);
    },
    getRandomDeath(request, { characters, deaths, chance }) {
      const drawn = chance.pick(deaths);
      return rowsFor(request, { ...characters.find(({ name }) => name === drawn.death), ...drawn });
    },
    listTvQuotes: (request, { quotes }) => rowsFor(request, quotes),
    listCharacters: (request, { characters }) => rowsFor(request, stretchOf(request, characters)),
    listEpisodes: (request, { episodes }) => rowsFor(request, episodes),
    listDeaths: (request, { deaths }) => rowsFor(request, deaths),
  },
  other: () => text(PAGE, 200, { 'content-type': 'text/html; charset=utf-8' }),
});

function rowsFor(request: SandboxRequest, rows: object): Reply {
  return withEntityTag(request, json(rows));
}

/** The rows that `limit` and `offset` name: none where the limit is no number, or is left out beside an offset. */
function stretchOf(request: SandboxRequest, rows: readonly Character[]): readonly Character[] {
  if (!request.query.has('limit') && !request.query.has('offset')) return rows;
  const offset = request.int('offset', 0);
  return rows.slice(offset, offset + request.int('limit', 0));
}
