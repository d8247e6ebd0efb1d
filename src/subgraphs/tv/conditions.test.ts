import { describe, expect, it } from 'vitest';
import { gatewayOver, type Sent } from '#test/harness';
import { character, death, episode, quote, show } from '#test/tv';

const targets = (sent: readonly Sent[]) => sent.map(({ target }) => target);

describe('conditions on lists', () => {
  const rows = {
    quotes: [quote(1), { ...quote(2), series: 'Second Show' }, quote(3, 'dana  1')],
    characters: [character(1), character(2, { category: 'Second Show' })],
    episodes: [episode(1), episode(2, { season: ' 2 ' }), episode(3, { series: 'Second Show' })],
    deaths: [death(1), death(2, { season: 2 })],
  };

  it.each([
    ['tvQuotes', 'search: "LINE 2"', ['2']],
    ['tvQuotes', 'search: "line", where: { authorName: "Dana 1" }', ['1', '3']],
    ['tvQuotes', 'where: { seriesName: "second show" }', ['2']],
    ['tvCharacters', 'where: { name: " DANA 2" }', ['902']],
    ['tvCharacters', 'where: { seriesName: "First Show" }', ['901']],
    ['tvCharacters', 'where: { seriesName: null }', ['901', '902']],
    ['tvEpisodes', 'where: { seriesName: "First Show", season: 1 }', ['801']],
    ['tvEpisodes', 'where: { season: 2 }', ['802']],
    ['tvDeaths', 'where: { name: "dana 2" }', ['702']],
    ['tvDeaths', 'where: { season: 1 }', ['701']],
    ['tvDeaths', 'where: { name: "dana 2", season: 1 }', []],
  ])('%s(%s) are %j', async (field, args, ids) => {
    const { run, sent } = await gatewayOver('tv', show(rows));
    const key = `${field.slice(2, -1).toLowerCase()}Id`;

    const { data, errors } = await run(`{ ${field}(${args}) { totalCount nodes { key: ${key} } } }`);

    expect(errors).toBeUndefined();
    expect(data[field]).toEqual({ totalCount: ids.length, nodes: ids.map((id) => ({ key: id })) });
    expect(targets(sent)).toEqual([`/api/${field.slice(2).toLowerCase()}`]);
  });

  it('bind cursors to themselves', async () => {
    const { run } = await gatewayOver('tv', show(rows));
    const { data } = await run('{ tvQuotes(search: "line", first: 1) { pageInfo { endCursor } } }');
    const after = data.tvQuotes.pageInfo.endCursor;

    const { errors } = await run(
      'query ($after: String) { tvQuotes(search: "2", after: $after) { totalCount nodes { id } } }',
      {
        after,
      },
    );

    expect(errors).toMatchObject([{ path: ['tvQuotes'], extensions: { code: 'BAD_USER_INPUT' } }]);
  });
});
