import { expect, it } from 'vitest';
import { answered, gatewayOver, json, text } from '#test/harness';
import { character, death } from '#test/tv';

it('the whole request of getRandomDeath', async () => {
  const { run, sent } = await gatewayOver('tv', [json({ ...character(2), ...death(2) }), json([death(1), death(2)])]);

  expect(await run('{ randomTvDeath { deathId } }')).toEqual({ data: { randomTvDeath: { deathId: '702' } } });
  expect(sent).toEqual(
    ['/api/random-death', '/api/deaths'].map((target) => ({ method: 'GET', target, headers: {}, body: '' })),
  );
});

it.each([
  ['getRandomCharacter', 'randomTvCharacter', '/api/character/random'],
  ['getRandomDeath', 'randomTvDeath', '/api/random-death'],
])('a failure of %s is an error of the field, and the list is not called', async (operation, field, target) => {
  const { run, sent } = await gatewayOver('tv', [text('Away', 503)]);

  expect(await run(`{ ${field} { name } }`)).toEqual({
    data: { [field]: null },
    errors: [
      {
        message: answered('tv', 503),
        path: [field],
        locations: [{ line: 1, column: 3 }],
        extensions: {
          code: 'UPSTREAM_UNAVAILABLE',
          api: 'tv',
          operation,
          status: 503,
          retryable: true,
          requestId: 'test',
        },
      },
    ],
  });
  expect(sent).toEqual([{ method: 'GET', target, headers: {}, body: '' }]);
});
