import type { Character, Death, Episode, Quote } from '#contracts/tv';
import { json, type Random, type Reply, type SandboxRequest, standIn, text, type World, withEntityTag } from '#sandbox';
import { castOf, deathsOf, episodesOf, quotesOf } from './sandbox/series.ts';

interface State {
  readonly characters: readonly Character[];
  readonly episodes: readonly Episode[];
  readonly quotes: readonly Quote[];
  readonly deaths: readonly Death[];
  readonly chance: Random;
}

const WINDOW_MS = 15 * 60_000;
const LIMITS = { 'x-ratelimit-limit': '10000', 'x-ratelimit-remaining': '9999' };
const PAGE = '<!doctype html><title>TV quotes</title><div id="root"></div>\n';

/** Two invented series. */
export const sandbox = standIn({
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
  handlers: {
    getRandomTvQuote: (request, { quotes, chance }, world) => rowsFor(request, [chance.pick(quotes)], world),
    listTvQuotes: (request, { quotes }, world) => rowsFor(request, quotes, world),
    listCharacters: (request, { characters }, world) => rowsFor(request, stretchOf(request, characters), world),
    listEpisodes: (request, { episodes }, world) => rowsFor(request, episodes, world),
    listDeaths: (request, { deaths }, world) => rowsFor(request, deaths, world),
  },
  other: () => text(PAGE, 200, { 'content-type': 'text/html; charset=utf-8' }),
});

function rowsFor(request: SandboxRequest, rows: readonly object[], { clock }: World): Reply {
  const limits = { ...LIMITS, 'x-ratelimit-reset': String(Math.ceil((clock.now() + WINDOW_MS) / 1000)) };
  return withEntityTag(request, json(rows, 200, limits));
}

/** The rows that `limit` and `offset` name: none where the limit is no number, or is left out beside an offset. */
function stretchOf(request: SandboxRequest, rows: readonly Character[]): readonly Character[] {
  if (!request.query.has('limit') && !request.query.has('offset')) return rows;
  const offset = request.int('offset', 0);
  return rows.slice(offset, offset + request.int('limit', 0));
}
