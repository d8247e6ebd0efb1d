import { describe, expect, it } from 'vitest';
import { gatewayOver, json } from '#test/harness';

const PARENT = 'partners/acme';
const QUERY = `query ($after: String) {
  resellerProducts(partnerName: "${PARENT}", first: 2, after: $after) { nodes { resourceName } pageInfo { endCursor } }
}`;

/** A partner with products without end. */
const products = () =>
  gatewayOver('reseller', ({ target }) => {
    const { searchParams } = new URL(target, 'http://reseller.test');
    const from = Number(searchParams.get('pageToken') ?? 0);
    const until = from + Number(searchParams.get('pageSize'));
    const rows = Array.from({ length: until - from }, (_, n) => ({ name: `${PARENT}/products/p-${from + n}` }));
    return json({ products: rows, nextPageToken: String(until) });
  });

describe('a cursor of a list that is paged by tokens', () => {
  it('costs a call for the page after it', async () => {
    const { run, sent } = await products();

    const { data } = await run(QUERY);
    await run(QUERY, { after: data.resellerProducts.pageInfo.endCursor });

    expect(sent).toHaveLength(2);
  });

  it.each([
    ['more rows to skip', (position: string) => position.replace(/\.\d+$/, '.999999999')],
    ['fewer rows to skip', (position: string) => position.replace(/\.\d+$/, '.1')],
    ['another token', () => `${Buffer.from('4000').toString('base64url')}.0`],
    ['a page size', (position: string) => `${position}.1000`],
  ])('is refused with %s than it was given out with, before any call', async (_what, forge) => {
    const { run, sent } = await products();
    const { data } = await run(QUERY);
    const cursor: string = data.resellerProducts.pageInfo.endCursor;

    const forged = await run(QUERY, { after: cursor.slice(0, 12) + forge(cursor.slice(12)) });

    expect(forged.data).toEqual({ resellerProducts: null });
    expect(forged.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(sent).toHaveLength(1);
  });
});
