import { describe, expect, it, vi } from 'vitest';
import { createHandler } from '#gateway';
import { served } from '#test/served';
import { ANSWER, ORDER, REQUESTS, shop } from './shop.ts';

type Stores = NonNullable<Awaited<ReturnType<typeof shop>>['gateway']['responseStores']>;
type Store = Stores['public'];

/** An asynchronous store: each method returns a promise. */
const remote = (local: Store): Store => ({
  get: async (key) => local.get(key),
  set: async (key, entry, bytes) => local.set(key, entry, bytes),
  delete: async (key) => local.delete(key),
});

/** A gateway with replaced response stores, and the number of executed operations. */
async function over(storeOf: (local: Store) => Store) {
  const { gateway, sent } = await shop();
  const local = gateway.responseStores as Stores;
  const contextOf = vi.fn(gateway.contextOf);
  const responseStores = { public: storeOf(local.public), private: storeOf(local.private) };
  const handler = await createHandler({ ...gateway, contextOf, responseStores });
  const { post } = await served({ ...gateway, contextOf, responseStores });
  const ask = async () => (await post({ query: ORDER })).body.toString();
  return { ask, handler, sent, executed: () => contextOf.mock.calls.length };
}

describe('responses in a remote store', () => {
  it('are sent again without an execution', async () => {
    const { ask, sent, executed } = await over(remote);

    for (let n = 0; n < 4; n++) expect(await ask()).toBe(ANSWER);

    expect([executed(), sent.length]).toEqual([2, 1]);
  });

  it.each<[string, () => never | Promise<never>]>([
    ['rejects', () => Promise.reject(new Error('no store'))],
    [
      'throws',
      () => {
        throw new Error('no store');
      },
    ],
  ])('are executed each time where the store %s', async (_how, failing) => {
    const { ask, executed } = await over(() => ({ get: failing, set: failing, delete: failing }));

    for (let n = 0; n < 4; n++) expect(await ask()).toBe(ANSWER);

    expect(executed()).toBe(4);
  });

  it('are executed on a cache miss', async () => {
    const { ask, executed } = await over((local) => ({ ...remote(local), get: async () => ({}) as never }));

    for (let n = 0; n < 2; n++) expect(await ask()).toBe(ANSWER);

    expect(executed()).toBe(2);
  });

  it('are not awaited for a caller that disconnects, whose operation is not executed', async () => {
    const [asked, found] = [Promise.withResolvers<void>(), Promise.withResolvers<undefined>()];
    const get = () => {
      asked.resolve();
      return found.promise;
    };
    const { handler, executed } = await over((local) => ({ ...remote(local), get }));
    const gone = new AbortController();
    const { method = '', headers, body = '' } = REQUESTS['a POST'] ?? {};
    const request = { method, headers: headers as Record<string, string>, body: body.toString(), signal: gone.signal };
    const pending = handler.fetch(new Request('http://gateway/graphql', request));
    await asked.promise;

    gone.abort(new Error('gone'));
    await expect(pending).rejects.toThrow('gone');
    found.resolve(undefined);
    await new Promise(setImmediate);

    expect(executed()).toBe(0);
  });
});
