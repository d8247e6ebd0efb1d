import { expect, it } from 'vitest';
import { gatewayOver, json } from '#test/harness';

const MESSAGE = 'The operation reads more than 4000 bytes from upstreams, the limit set by limits.upstream.';
const jokes = (words: readonly string[]) =>
  `{ ${words.map((word) => `${word}: jokes(search: "${word}") { nodes { text } }`).join(' ')} }`;

/** Each response has some 1,500 bytes, and may be cached. */
function overJokes(performance: object) {
  const result = [{ id: 'a', value: 'x'.repeat(1400), url: 'https://jokes.example.test/a', categories: [] }];
  const reply = json({ total: 1, result }, 200, { 'cache-control': 'max-age=60' });
  return gatewayOver('jokes', () => reply, {
    settings: { limits: { upstream: 4000 }, performance, apis: { jokes: { connections: 1 } } },
  });
}

it.each<[string, object]>([
  ['alone', { coalesceCalls: false, cache: false }],
  ['coalesced', { cache: false }],
  ['cached', { responseCache: false }],
])('an operation that reads more than limits.upstream fails (%s)', async (_how, performance) => {
  const { run } = await overJokes(performance);

  const within = [await run(jokes(['one', 'two'])), await run(jokes(['two', 'three']))];
  const beyond = await run(jokes(['one', 'two', 'three']));

  expect(within.map(({ errors }) => errors)).toEqual([undefined, undefined]);
  expect(beyond.errors?.[0]).toMatchObject({ message: MESSAGE, extensions: { code: 'OPERATION_TOO_COMPLEX' } });
});

it('makes no further calls', async () => {
  const { run, sent } = await overJokes({ cache: false });

  await run(jokes(['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']));

  expect(sent.map(({ target }) => target)).toEqual(
    ['one', 'two', 'three'].map((word) => `/jokes/search?query=${word}`),
  );
});
