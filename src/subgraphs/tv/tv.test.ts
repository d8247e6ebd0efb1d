import { describe, expect, it } from 'vitest';
import { answered, declaredCode, gatewayOver, json, type Sent, text } from '#test/harness';
import { character, death, episode, quote, range, show } from '#test/tv';

const targets = (sent: readonly Sent[]) => sent.map(({ target }) => target);

describe('Query.randomTvQuote', () => {
  it('is the one of the list that came', async () => {
    const { run, sent } = await gatewayOver('tv', [json([quote(1)])]);

    const { data } = await run('{ randomTvQuote { quoteId text authorName seriesName raw } }');

    expect(sent).toEqual([{ method: 'GET', target: '/api/quote/random', headers: {}, body: '' }]);
    expect(data.randomTvQuote).toEqual({
      quoteId: '1',
      text: 'Line 1.',
      authorName: 'Dana 1',
      seriesName: 'First Show',
      raw: quote(1),
    });
  });

  it('is asked for as often as it is selected', async () => {
    const { run, sent } = await gatewayOver('tv', [json([quote(1)]), json([quote(2)])]);

    const { data } = await run('{ a: randomTvQuote { quoteId } b: randomTvQuote { quoteId } }');

    expect(targets(sent)).toEqual(['/api/quote/random', '/api/quote/random']);
    expect([data.a.quoteId, data.b.quoteId].toSorted()).toEqual(['1', '2']);
  });

  it('is null where there is no quote', async () => {
    const { run } = await gatewayOver('tv', [json([])]);

    expect(await run('{ randomTvQuote { text } }')).toEqual({ data: { randomTvQuote: null } });
  });

  it('is named as one that is never shared', async () => {
    const { gateway } = await gatewayOver('tv', []);

    expect([...gateway.randomFields]).toEqual([
      'Query.randomTvQuote',
      'Query.randomTvCharacter',
      'Query.randomTvDeath',
    ]);
  });
});

describe('Query.tvQuotes', () => {
  it('pages the whole list, backwards too', async () => {
    const { run, sent } = await gatewayOver('tv', show({ quotes: range(5).map((n) => quote(n)) }));

    const { data } = await run('{ tvQuotes(last: 2) { totalCount nodes { quoteId } pageInfo { hasPreviousPage } } }');

    expect(sent).toEqual([{ method: 'GET', target: '/api/quotes', headers: {}, body: '' }]);
    expect(data.tvQuotes).toEqual({
      totalCount: 5,
      nodes: [{ quoteId: '4' }, { quoteId: '5' }],
      pageInfo: { hasPreviousPage: true },
    });
  });

  it('goes on where a cursor points, and refuses one of another list before any call', async () => {
    const { run, sent } = await gatewayOver('tv', show({ quotes: range(3).map((n) => quote(n)) }));
    const { data } = await run('{ tvQuotes(first: 2) { pageInfo { endCursor } } }');
    const variables = { after: data.tvQuotes.pageInfo.endCursor };

    const next = await run('query ($after: String) { tvQuotes(after: $after) { nodes { quoteId } } }', variables);
    const other = await run('query ($after: String) { tvEpisodes(after: $after) { nodes { id } } }', variables);

    expect(next.data).toEqual({ tvQuotes: { nodes: [{ quoteId: '3' }] } });
    expect(other.errors).toMatchObject([{ path: ['tvEpisodes'], extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(targets(sent)).toEqual(['/api/quotes', '/api/quotes']);
  });

  it('asks for nothing when nothing of the list is selected', async () => {
    const { run, sent } = await gatewayOver('tv', []);

    expect(await run('{ tvQuotes { __typename } }')).toEqual({
      data: { tvQuotes: { __typename: 'TvQuoteConnection' } },
    });
    expect(sent).toEqual([]);
  });
});

describe('TvQuote.author', () => {
  it('costs one call for any number of quotes, and matches names as people would', async () => {
    const quotes = [
      quote(1),
      quote(2, 'dana  1'),
      quote(3, 'Nobody Known'),
      ...range(50).map((n) => quote(n + 3, 'Dana 7')),
    ];
    const { run, sent } = await gatewayOver('tv', show({ quotes, characters: range(60).map((n) => character(n)) }));

    const { data } = await run('{ tvQuotes(first: 60) { nodes { author { name } } } }');

    expect(targets(sent)).toEqual(['/api/quotes', '/api/characters']);
    expect(data.tvQuotes.nodes.map(({ author }: { author: unknown }) => author)).toEqual([
      { name: 'Dana 1' },
      { name: 'Dana 1' },
      null,
      ...range(50).map(() => ({ name: 'Dana 7' })),
    ]);
  });

  it('is the first of two who share the name', async () => {
    const { run } = await gatewayOver(
      'tv',
      show({ quotes: [quote(1)], characters: [character(1), character(2, { name: 'Dana 1' })] }),
    );

    const { data } = await run('{ tvQuotes { nodes { author { characterId } } } }');

    expect(data.tvQuotes.nodes).toEqual([{ author: { characterId: '901' } }]);
  });
});

describe('Query.tvCharacters', () => {
  it('shows everything of a character', async () => {
    const { run, sent } = await gatewayOver('tv', show({ characters: [character(1)] }));

    const { data, errors } =
      await run(`{ tvCharacters { totalCount nodes { characterId name nickname birthDate birthDateText
      occupations imageUrl status actor seriesNames seasons spinOffSeasons raw } } }`);

    expect(errors).toBeUndefined();
    expect(sent).toEqual([{ method: 'GET', target: '/api/characters', headers: {}, body: '' }]);
    expect(data.tvCharacters).toEqual({
      totalCount: 1,
      nodes: [
        {
          characterId: '901',
          name: 'Dana 1',
          nickname: 'Ledger',
          birthDate: '1970-02-20',
          birthDateText: '02-20-1970',
          occupations: ['Teacher', 'Courier'],
          imageUrl: 'https://img.example.test/1.jpg',
          status: 'PRESUMED_DEAD',
          actor: 'A. N. Actor',
          seriesNames: ['First Show', 'Second Show'],
          seasons: [1, 2],
          spinOffSeasons: [3],
          raw: character(1),
        },
      ],
    });
  });

  it('takes rows that lack what they may lack', async () => {
    const bare = { char_id: 1, name: 'Dana 1', birthday: 'Unknown', status: '?', category: ['First Show'] };
    const odd = {
      ...bare,
      birthday: 'Invalid date',
      status: 'Somewhere',
      img: '',
      nickname: null,
      portrayed: null,
      category: 'Second Show',
    };
    const { run } = await gatewayOver('tv', show({ characters: [bare, odd] }));

    const { data, errors } = await run(
      '{ tvCharacters { nodes { birthDate birthDateText occupations imageUrl status nickname actor seriesNames seasons spinOffSeasons } } }',
    );

    expect(errors).toBeUndefined();
    const shown = {
      birthDate: null,
      occupations: [],
      imageUrl: null,
      nickname: null,
      actor: null,
      seasons: [],
      spinOffSeasons: [],
    };
    expect(data.tvCharacters.nodes).toEqual([
      { ...shown, birthDateText: 'Unknown', status: 'UNKNOWN', seriesNames: ['First Show'] },
      { ...shown, birthDateText: 'Invalid date', status: 'UNRECOGNIZED', seriesNames: ['Second Show'] },
    ]);
  });
});

describe('TvCharacter.quotes', () => {
  it('costs one call for fifty characters', async () => {
    const quotes = [quote(1), quote(2), quote(3, 'Dana 1')];
    const { run, sent } = await gatewayOver('tv', show({ quotes, characters: range(50).map((n) => character(n)) }));

    const { data } = await run(
      '{ tvCharacters(first: 50) { nodes { quotes(first: 1) { totalCount nodes { quoteId } } } } }',
    );

    expect(targets(sent)).toEqual(['/api/characters', '/api/quotes']);
    expect(data.tvCharacters.nodes).toEqual([
      { quotes: { totalCount: 2, nodes: [{ quoteId: '1' }] } },
      { quotes: { totalCount: 1, nodes: [{ quoteId: '2' }] } },
      ...range(48).map(() => ({ quotes: { totalCount: 0, nodes: [] } })),
    ]);
  });
});

describe('Query.tvEpisodes', () => {
  it('shows everything of an episode', async () => {
    const { run, sent } = await gatewayOver('tv', show({ episodes: [episode(1)], characters: [character(1)] }));

    const { data, errors } =
      await run(`{ tvEpisodes { totalCount nodes { episodeId title seriesName season number airDate airDateText
      characters { name character { characterId } } raw } } }`);

    expect(errors).toBeUndefined();
    expect(sent).toEqual([
      { method: 'GET', target: '/api/episodes', headers: {}, body: '' },
      { method: 'GET', target: '/api/characters', headers: {}, body: '' },
    ]);
    expect(data.tvEpisodes).toEqual({
      totalCount: 1,
      nodes: [
        {
          episodeId: '801',
          title: 'Part 1',
          seriesName: 'First Show',
          season: 1,
          number: 1,
          airDate: '2008-01-20',
          airDateText: '01-20-2008',
          characters: [
            { name: 'Dana 1', character: { characterId: '901' } },
            { name: 'Lee Other', character: null },
          ],
          raw: episode(1),
        },
      ],
    });
  });

  it('takes numbers with blanks or none, dates that are none, and rows without characters', async () => {
    const odd = [
      episode(1, { season: ' 2 ', episode: 3, characters: null }),
      episode(2, { season: 'special', episode: '', characters: '', air_date: 'soon' }),
      episode(3, { characters: undefined }),
    ];
    const { run } = await gatewayOver('tv', show({ episodes: odd }));

    const { data, errors } = await run(
      '{ tvEpisodes { nodes { season number airDate airDateText characters { name } } } }',
    );

    expect(errors).toBeUndefined();
    const aired = { airDate: '2008-01-20', airDateText: '01-20-2008', characters: [] };
    expect(data.tvEpisodes.nodes).toEqual([
      { ...aired, season: 2, number: 3 },
      { season: null, number: null, airDate: null, airDateText: 'soon', characters: [] },
      { ...aired, season: 1, number: 3 },
    ]);
  });
});

describe('Query.tvDeaths', () => {
  it('shows everything of a death, in the order of ids', async () => {
    const { run, sent } = await gatewayOver(
      'tv',
      show({ deaths: [death(2), death(1)], episodes: [episode(1)], characters: [character(1), character(2)] }),
    );

    const { data, errors } =
      await run(`{ tvDeaths { nodes { deathId name character { name } cause responsible responsibleCharacters { name }
      lastWords season episodeNumber episode { title } deathCount raw } } }`);

    expect(errors).toBeUndefined();
    expect(sent.slice(0, 1)).toEqual([{ method: 'GET', target: '/api/deaths', headers: {}, body: '' }]);
    expect(targets(sent).toSorted()).toEqual(['/api/characters', '/api/deaths', '/api/episodes']);
    const shown = (n: number) => ({
      deathId: String(700 + n),
      name: `Dana ${n}`,
      character: { name: `Dana ${n}` },
      cause: 'Falling sign',
      responsible: 'Dana 2',
      responsibleCharacters: [{ name: 'Dana 2' }],
      lastWords: 'Mind the sign.',
      season: 1,
      episodeNumber: 1,
      episode: { title: 'Part 1' },
      deathCount: 1,
      raw: death(n),
    });
    expect(data.tvDeaths.nodes).toEqual([shown(1), shown(2)]);
  });

  it('finds each of several who did it, and takes rows where nobody did', async () => {
    const deaths = [
      death(1, { responsible: 'Dana 1 and Dana 2' }),
      death(2, { responsible: 'The sea, dana 1' }),
      death(3, { responsible: null, cause: null }),
    ];
    const { run } = await gatewayOver('tv', show({ deaths, characters: [character(1), character(2)] }));

    const { data } = await run('{ tvDeaths { nodes { cause responsibleCharacters { name } } } }');

    expect(data.tvDeaths.nodes).toEqual([
      { cause: 'Falling sign', responsibleCharacters: [{ name: 'Dana 1' }, { name: 'Dana 2' }] },
      { cause: 'Falling sign', responsibleCharacters: [{ name: 'Dana 1' }] },
      { cause: null, responsibleCharacters: [] },
    ]);
  });

  it('means the first series when it tells of an episode', async () => {
    const episodes = [
      episode(1),
      episode(2),
      episode(3, { episode: '2', series: 'Second Show' }),
      episode(4, { episode: '3', series: 'Second Show' }),
      episode(5, { episode: '3', season: '2' }),
    ];
    const deaths = [death(1, { episode: 2 }), death(2, { episode: 3 })];
    const { run } = await gatewayOver('tv', show({ deaths, episodes }));

    const { data } = await run('{ tvDeaths { nodes { episode { episodeId } } } }');

    expect(data.tvDeaths.nodes).toEqual([{ episode: { episodeId: '802' } }, { episode: null }]);
  });
});

describe('the setting `extras`', () => {
  it('takes deaths and their types out of the graph when it is off, and nothing else', async () => {
    const on = await gatewayOver('tv', show({ deaths: [death(1)] }));
    const off = await gatewayOver('tv', show({ quotes: [quote(1)] }), {
      settings: { apis: { tv: { extras: false } } },
    });
    const { data } = await on.run('{ tvDeaths { nodes { id } } }');
    const [{ id }] = data.tvDeaths.nodes;

    const names = ({ gateway }: typeof on) => Object.keys(gateway.schema.getTypeMap());
    expect(names(on).filter((name) => !names(off).includes(name))).toEqual([
      'TvDeathWhere',
      'TvDeathConnection',
      'TvDeathEdge',
      'TvDeath',
    ]);
    expect(await off.run('{ tvQuotes { nodes { quoteId } } }')).toEqual({
      data: { tvQuotes: { nodes: [{ quoteId: '1' }] } },
    });
    const refused = await off.run('{ tvDeaths { nodes { deathId } } }');
    expect(refused.errors).toMatchObject([{ message: expect.stringContaining('Cannot query field "tvDeaths"') }]);
    const gone = await off.run('query ($id: ID!) { node(id: $id) { id } }', { id });
    expect(gone.errors).toMatchObject([{ path: ['node'], extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(targets(off.sent)).toEqual(['/api/quotes']);
  });
});

describe('Query.node', () => {
  it('finds each thing again in its whole list, and any number of a kind with one call', async () => {
    const { run, sent } = await gatewayOver(
      'tv',
      show({
        quotes: [quote(1), quote(2)],
        characters: [character(1)],
        episodes: [episode(2), episode(1)],
        deaths: [death(1)],
      }),
    );
    const { data } = await run(
      '{ tvQuotes { nodes { id } } tvCharacters { nodes { id } } tvEpisodes { nodes { id } } tvDeaths { nodes { id } } }',
    );
    const ids = ['tvQuotes', 'tvCharacters', 'tvEpisodes', 'tvDeaths'].flatMap((field) =>
      data[field].nodes.map((node: { id: string }) => node.id),
    );
    sent.length = 0;

    const again = await run(
      `query ($ids: [ID!]!) { nodes(ids: $ids) { id __typename ... on TvQuote { quoteId } ... on TvCharacter { characterId }
        ... on TvEpisode { episodeId } ... on TvDeath { deathId } } }`,
      { ids: [...ids, Buffer.from('TvQuote:99').toString('base64url')] },
    );

    expect(again.data.nodes).toEqual([
      { id: ids[0], __typename: 'TvQuote', quoteId: '1' },
      { id: ids[1], __typename: 'TvQuote', quoteId: '2' },
      { id: ids[2], __typename: 'TvCharacter', characterId: '901' },
      { id: ids[3], __typename: 'TvEpisode', episodeId: '802' },
      { id: ids[4], __typename: 'TvEpisode', episodeId: '801' },
      { id: ids[5], __typename: 'TvDeath', deathId: '701' },
      null,
    ]);
    expect(targets(sent).toSorted()).toEqual(['/api/characters', '/api/deaths', '/api/episodes', '/api/quotes']);
  });
});

it('reads each list once in an operation, whatever needs it', async () => {
  const { run, sent } = await gatewayOver(
    'tv',
    show({ quotes: [quote(1)], characters: [character(1)], episodes: [episode(1)] }),
  );

  await run(`{ tvQuotes { nodes { author { quotes { nodes { author { name } } } } } } tvCharacters { nodes { name } }
    tvEpisodes { nodes { characters { character { quotes { totalCount } } } } } }`);

  expect(targets(sent).toSorted()).toEqual(['/api/characters', '/api/episodes', '/api/quotes']);
});

describe('failures', () => {
  const page = '<!doctype html><title>Sorry</title>';
  it.each([
    [429, text('Too many requests, please try again later.', 429), 'RATE_LIMITED', undefined],
    [500, json({ name: 'error', severity: 'ERROR', code: '42P01' }, 500), 'UPSTREAM_ERROR', '42P01'],
    [500, text(page, 500, 'text/html'), 'UPSTREAM_ERROR', undefined],
    [404, text(page, 404, 'text/html'), 'NOT_FOUND', undefined],
    [502, text(page, 502, 'text/html'), 'UPSTREAM_ERROR', undefined],
    [503, text('Away', 503), 'UPSTREAM_UNAVAILABLE', undefined],
  ])('%i with %o is %s', async (status, reply, code, upstreamCode) => {
    const { run } = await gatewayOver('tv', [reply]);

    const { data, errors } = await run('{ tvQuotes { totalCount } }');

    expect(data).toEqual({ tvQuotes: null });
    expect(errors).toEqual([
      {
        message: answered('tv', status),
        path: ['tvQuotes'],
        locations: [{ line: 1, column: 3 }],
        extensions: {
          code,
          api: 'tv',
          operation: 'listTvQuotes',
          status,
          ...(upstreamCode && declaredCode('tv', upstreamCode)),
          retryable: code === 'RATE_LIMITED' || code === 'UPSTREAM_UNAVAILABLE',
          requestId: 'test',
        },
      },
    ]);
  });

  it.each([
    ['randomTvQuote { text }', 'getRandomTvQuote'],
    ['tvCharacters { totalCount }', 'listCharacters'],
    ['tvEpisodes { totalCount }', 'listEpisodes'],
    ['tvDeaths { totalCount }', 'listDeaths'],
  ])('of %s name %s', async (field, operation) => {
    const { run } = await gatewayOver('tv', [text('Away', 503)]);

    const { data, errors } = await run(`{ ${field} }`);

    const [name = ''] = field.split(/\W/);
    expect(data).toEqual({ [name]: null });
    expect(errors).toMatchObject([{ path: [name], extensions: { code: 'UPSTREAM_UNAVAILABLE', operation } }]);
  });

  it.each([
    ['a web page', text(page, 200, 'text/html')],
    ['an object', json({ quotes: [] })],
  ])('%s with a good status is UPSTREAM_INVALID_RESPONSE', async (_what, reply) => {
    const { run } = await gatewayOver('tv', [reply]);

    const { errors } = await run('{ randomTvQuote { text } }');

    expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_INVALID_RESPONSE', status: 200 } }]);
  });
});
