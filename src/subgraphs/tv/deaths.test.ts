import { describe, expect, it } from 'vitest';
import { gatewayOver, json, type Sent } from '#test/harness';
import { character, death, episode, range, show } from '#test/tv';

const targets = (sent: readonly Sent[]) => sent.map(({ target }) => target);

describe('Query.randomTvCharacter', () => {
  it('is the row of the list that was drawn, because the drawn one lacks columns', async () => {
    const { better_call_saul_appearance: _unsent, ...drawn } = character(2);
    const { run, sent } = await gatewayOver('tv', ({ target }) =>
      json(target === '/api/character/random' ? [drawn] : [character(1), character(2)]),
    );

    const { data } = await run('{ randomTvCharacter { characterId spinOffSeasons raw } }');

    expect(sent).toEqual([
      { method: 'GET', target: '/api/character/random', headers: {}, body: '' },
      { method: 'GET', target: '/api/characters', headers: {}, body: '' },
    ]);
    expect(data.randomTvCharacter).toEqual({ characterId: '902', spinOffSeasons: [3], raw: character(2) });
  });

  it('is null where there is no character', async () => {
    const { run, sent } = await gatewayOver('tv', [json([])]);

    expect(await run('{ randomTvCharacter { name } }')).toEqual({ data: { randomTvCharacter: null } });
    expect(sent.length).toBe(1);
  });
});

describe('Query.randomTvDeath', () => {
  it('is the row of the list that was drawn, because the drawn one has columns of the character', async () => {
    const { run, sent } = await gatewayOver('tv', ({ target }) =>
      json(target === '/api/random-death' ? { ...character(2), ...death(2) } : [death(1), death(2)]),
    );

    const { data } = await run('{ a: randomTvDeath { deathId raw } b: randomTvDeath { deathId } }');

    expect(targets(sent)).toEqual(['/api/random-death', '/api/random-death', '/api/deaths']);
    expect(data).toEqual({ a: { deathId: '702', raw: death(2) }, b: { deathId: '702' } });
  });

  it('is null where there is no death', async () => {
    const { run } = await gatewayOver('tv', ({ target }) => json(target === '/api/random-death' ? {} : []));

    expect(await run('{ randomTvDeath { name } }')).toEqual({ data: { randomTvDeath: null } });
  });
});

describe('the deaths of characters and episodes', () => {
  const deaths = [
    death(3, { death: 'dana  1', responsible: null, season: 1, episode: 2 }),
    death(1, { responsible: 'Dana 2 and Dana 1' }),
    death(2, { death: 'A passenger', responsible: 'Dana 2, dana 2' }),
  ];

  it('are found by the names of characters with one call', async () => {
    const { run, sent } = await gatewayOver('tv', show({ deaths, characters: range(50).map((n) => character(n)) }));

    const { data } = await run(`{ tvCharacters(first: 3) { nodes {
      deaths { totalCount nodes { deathId } } causedDeaths(first: 1) { totalCount nodes { deathId } } } } }`);

    expect(targets(sent)).toEqual(['/api/characters', '/api/deaths']);
    const list = (totalCount: number, ...ids: string[]) => ({ totalCount, nodes: ids.map((deathId) => ({ deathId })) });
    expect(data.tvCharacters.nodes).toEqual([
      { deaths: list(2, '701', '703'), causedDeaths: list(1, '701') },
      { deaths: list(0), causedDeaths: list(2, '701') },
      { deaths: list(0), causedDeaths: list(0) },
    ]);
  });

  it('are found by the places of episodes of the first series with two calls', async () => {
    const episodes = [
      episode(1, { season: ' 1' }),
      episode(2),
      episode(3),
      episode(4, { episode: '1', series: 'Second Show' }),
      episode(5, { season: 'special' }),
    ];
    const { run, sent } = await gatewayOver('tv', show({ deaths, episodes }));

    const { data } = await run('{ tvEpisodes { nodes { deaths { nodes { deathId } } } } }');

    expect(targets(sent).toSorted()).toEqual(['/api/deaths', '/api/episodes']);
    expect(data.tvEpisodes.nodes.map(({ deaths: { nodes } }: { deaths: { nodes: object[] } }) => nodes)).toEqual([
      [{ deathId: '701' }, { deathId: '702' }],
      [{ deathId: '703' }],
      [],
      [],
      [],
    ]);
  });
});
