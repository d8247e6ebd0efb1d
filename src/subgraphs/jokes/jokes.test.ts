import { describe, expect, it, onTestFinished } from 'vitest';
import { loadMocks, serveSandbox } from '#sandbox';
import { answered, empty, gatewayOf, gatewayOver, json, runOn, type Sent, text } from '#test/harness';

const joke = (id: string, more: object = {}) => ({
  id,
  value: `Joke ${id}.`,
  categories: [],
  url: `https://jokes.example.test/jokes/${id}`,
  icon_url: 'https://jokes.example.test/img/avatar.png',
  created_at: '2021-04-01 08:30:00.123456',
  updated_at: '2021-04-02 10:00:00.12345',
  ...more,
});
const found = (...ids: readonly string[]) => json({ total: ids.length, result: ids.map((id) => joke(id)) });
const unknown = json(
  { timestamp: '2026-02-01T09:00:00.000Z', status: 404, error: 'Not Found', path: '/jokes/random' },
  404,
);
const targets = (sent: readonly Sent[]) => sent.map(({ target }) => target);

describe('Query.randomJoke', () => {
  it('sends the categories, and shows what comes back', async () => {
    const { run, sent } = await gatewayOver('jokes', [json(joke('a', { categories: ['dev'] }))]);

    const { data, errors } = await run(
      '{ randomJoke(categories: ["dev", "r&b"]) { jokeId text categories url iconUrl createdAt updatedAt raw } }',
    );

    expect(errors).toBeUndefined();
    expect(sent).toEqual([{ method: 'GET', target: '/jokes/random?category=dev,r%26b', headers: {}, body: '' }]);
    expect(data.randomJoke).toEqual({
      jokeId: 'a',
      text: 'Joke a.',
      categories: ['dev'],
      url: 'https://jokes.example.test/jokes/a',
      iconUrl: 'https://jokes.example.test/img/avatar.png',
      createdAt: '2021-04-01T08:30:00.123456Z',
      updatedAt: '2021-04-02T10:00:00.12345Z',
      raw: joke('a', { categories: ['dev'] }),
    });
  });

  it('draws anew for every field of one operation', async () => {
    const { run, sent } = await gatewayOver('jokes', [json(joke('a')), json(joke('b'))]);

    const { data } = await run('{ one: randomJoke { jokeId } other: randomJoke { jokeId } }');

    expect(targets(sent)).toEqual(['/jokes/random', '/jokes/random']);
    expect(new Set([data.one.jokeId, data.other.jokeId])).toEqual(new Set(['a', 'b']));
  });

  it('is null where there is no such category', async () => {
    const { run } = await gatewayOver('jokes', [unknown]);

    expect(await run('{ randomJoke(categories: ["Dev"]) { text } }')).toEqual({ data: { randomJoke: null } });
  });
});

describe('the categories of Query.randomJoke', () => {
  it.each(['["dev,food"]', '[]'])('%s are refused before any call', async (categories) => {
    const { run, sent } = await gatewayOver('jokes', []);

    const { data, errors } = await run(`{ randomJoke(categories: ${categories}) { text } }`);

    expect(data).toEqual({ randomJoke: null });
    expect(errors).toMatchObject([{ path: ['randomJoke'], extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(sent).toEqual([]);
  });
});

describe('Query.joke', () => {
  it('finds a joke by its global id and by its own, with one call', async () => {
    const { run, sent } = await gatewayOver('jokes', [json(joke('a'))]);

    const { data } = await run(
      `{ one: joke(id: "a") { id jokeId } same: joke(id: "${Buffer.from('Joke:a').toString('base64url')}") { jokeId } }`,
    );

    expect(sent).toEqual([{ method: 'GET', target: '/jokes/a', headers: {}, body: '' }]);
    expect(data).toEqual({
      one: { id: Buffer.from('Joke:a').toString('base64url'), jokeId: 'a' },
      same: { jokeId: 'a' },
    });
  });

  it('is null where there is none, and not part of the graph without the extras', async () => {
    const { run } = await gatewayOver('jokes', [unknown]);
    const without = await gatewayOver('jokes', [], { settings: { apis: { jokes: { extras: false } } } });

    expect(await run('{ joke(id: "none") { text } }')).toEqual({ data: { joke: null } });
    expect((await without.run('{ joke(id: "a") { text } }')).errors).toMatchObject([
      { message: expect.stringContaining('Cannot query field "joke"') },
    ]);
  });
});

describe('Query.jokeCategories', () => {
  it('lists them as they come', async () => {
    const { run, sent } = await gatewayOver('jokes', [json(['animal', 'dev'])]);

    expect(await run('{ jokeCategories }')).toEqual({ data: { jokeCategories: ['animal', 'dev'] } });
    expect(sent).toEqual([{ method: 'GET', target: '/jokes/categories', headers: {}, body: '' }]);
  });
});

describe('Query.jokes', () => {
  it.each([
    ['where the public service has it', {}, '/jokes/search?query=a%20%26%20b'],
    ['where the specification has it', { searchPath: '/search' }, '/search?query=a%20%26%20b'],
  ])('searches %s', async (_where, settings, target) => {
    const { run, sent } = await gatewayOver('jokes', [found('a')], {
      settings: { apis: { jokes: { settings } } },
    });

    const { data } = await run('{ jokes(search: "a & b") { totalCount nodes { jokeId } } }');

    expect(sent).toEqual([{ method: 'GET', target, headers: {}, body: '' }]);
    expect(data).toEqual({ jokes: { totalCount: 1, nodes: [{ jokeId: 'a' }] } });
  });

  it('pages in the order of the ids, however they come', async () => {
    const { run, sent } = await gatewayOver('jokes', [found('c', 'a', 'd', 'b'), found('b', 'd', 'a', 'c')]);
    const { data } = await run(
      '{ jokes(search: "joke", first: 2) { nodes { jokeId } pageInfo { hasNextPage endCursor } } }',
    );
    const { endCursor: after } = data.jokes.pageInfo;

    const next = await run('query ($after: String) { jokes(search: "joke", after: $after) { nodes { jokeId } } }', {
      after,
    });
    const other = await run('query ($after: String) { jokes(search: "yoke", after: $after) { nodes { jokeId } } }', {
      after,
    });

    expect(data.jokes).toMatchObject({ nodes: [{ jokeId: 'a' }, { jokeId: 'b' }], pageInfo: { hasNextPage: true } });
    expect(next.data).toEqual({ jokes: { nodes: [{ jokeId: 'c' }, { jokeId: 'd' }] } });
    expect(other.errors).toMatchObject([{ path: ['jokes'], extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(targets(sent)).toEqual(['/jokes/search?query=joke', '/jokes/search?query=joke']);
  });

  it('is empty where nothing is found', async () => {
    const { run } = await gatewayOver('jokes', [found()]);

    expect(await run('{ jokes(search: "xyzzy") { totalCount nodes { text } } }')).toEqual({
      data: { jokes: { totalCount: 0, nodes: [] } },
    });
  });

  it.each([
    [2, false],
    [3, true],
    [120, true],
    [121, false],
  ])('takes %i characters: %s', async (length, taken) => {
    const { run, sent } = await gatewayOver('jokes', () => found());

    const { errors } = await run('query ($search: String!) { jokes(search: $search) { totalCount } }', {
      search: 'x'.repeat(length),
    });

    const refusal = { message: '`search` takes 3 to 120 characters.', extensions: { code: 'BAD_USER_INPUT' } };
    expect(errors ?? []).toMatchObject(taken ? [] : [refusal]);
    expect(sent.length).toBe(taken ? 1 : 0);
  });
});

describe('Query.node', () => {
  it('finds a joke again by its global id', async () => {
    const { run, sent } = await gatewayOver('jokes', [found('a'), json(joke('a'))]);
    const { data } = await run('{ jokes(search: "joke") { nodes { id } } }');
    const [{ id }] = data.jokes.nodes;

    const again = await run('query ($id: ID!) { node(id: $id) { __typename id ... on Joke { text } } }', { id });

    expect(again.data).toEqual({ node: { __typename: 'Joke', id, text: 'Joke a.' } });
    expect(sent.slice(1)).toEqual([{ method: 'GET', target: '/jokes/a', headers: {}, body: '' }]);
  });

  it('is null for a joke that is gone', async () => {
    const { run } = await gatewayOver('jokes', [found('a'), unknown]);
    const { data } = await run('{ jokes(search: "joke") { nodes { id } } }');

    expect(await run('query ($id: ID!) { node(id: $id) { id } }', { id: data.jokes.nodes[0].id })).toEqual({
      data: { node: null },
    });
  });
});

describe('media types', () => {
  it('are JSON, of a service that would also send plain text', async () => {
    const sandbox = await serveSandbox(await loadMocks(['jokes']), { host: '127.0.0.1', port: 0, seed: 'x' });
    onTestFinished(() => sandbox.stop());
    const gateway = gatewayOf({ jokes: `${sandbox.origin}/jokes` });

    const { data } = await runOn(
      gateway,
      '{ randomJoke(categories: ["dev"]) { categories } jokeCategories jokes(search: "compiler") { totalCount } }',
    );
    const plain = await fetch(`${sandbox.origin}/jokes/jokes/random`, { headers: { accept: 'text/plain' } });

    expect(data).toEqual({
      randomJoke: { categories: ['dev'] },
      jokeCategories: expect.arrayContaining(['animal', 'travel']),
      jokes: { totalCount: expect.any(Number) },
    });
    expect(plain.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  });

  it('are refused where they are not JSON', async () => {
    const { run } = await gatewayOver('jokes', [text('The compiler apologises.')]);

    const { data, errors } = await run('{ randomJoke { text } }');

    expect(data).toEqual({ randomJoke: null });
    expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_INVALID_RESPONSE' } }]);
  });
});

describe('failures', () => {
  it.each([
    [
      'jokes(search: "joke") { totalCount }',
      'searchJokes',
      json({ status: 400, error: 'Bad Request', message: 'secret words' }, 400),
      'BAD_USER_INPUT',
    ],
    ['jokes(search: "joke") { totalCount }', 'searchJokes', empty(400), 'BAD_USER_INPUT'],
    ['jokes(search: "joke") { totalCount }', 'searchJokes', unknown, 'UPSTREAM_ERROR'],
    ['jokeCategories', 'listCategories', unknown, 'UPSTREAM_ERROR'],
    ['randomJoke { text }', 'getRandomJoke', empty(406), 'UPSTREAM_ERROR'],
    ['randomJoke { text }', 'getRandomJoke', empty(500), 'UPSTREAM_ERROR'],
  ])('of %s: %s, which answers %j, is %s', async (field, operation, reply, code) => {
    const { run } = await gatewayOver('jokes', [reply]);

    const { data, errors } = await run(`{ ${field} }`);

    const [name = ''] = field.split(/\W/);
    expect(data).toEqual({ [name]: null });
    expect(errors).toEqual([
      {
        message: answered('jokes', reply.status),
        path: [name],
        locations: [{ line: 1, column: 3 }],
        extensions: {
          code,
          api: 'jokes',
          operation,
          status: reply.status,
          ...(code === 'BAD_USER_INPUT' && { arguments: ['search'] }),
          retryable: false,
          requestId: 'test',
        },
      },
    ]);
  });
});
