import { describe, expect, it } from 'vitest';
import { gatewayOver, json, type Sent } from '#test/harness';

interface Row {
  readonly batchUuid: string;
  readonly type: string;
  readonly dateCreated?: string | number | null;
}

const uuid = (n: number) => `22222222-aaaa-4bbb-8ccc-${String(n).padStart(12, '0')}`;
const row = (
  n: number,
  type: string,
  dateCreated: Row['dateCreated'] = `2026-03-01T09:00:${String(n).padStart(2, '0')}.000Z`,
) => ({
  batchUuid: uuid(n),
  type,
  dateCreated,
});
const ids = (...numbers: number[]) => numbers.map((n) => ({ batchUuid: uuid(n) }));

/** A bank with these batches, in the order of their numbers, which takes one kind and one status at a time. */
function bankOf(rows: readonly Row[], pageSize = 200) {
  return gatewayOver('banking', ({ target }: Sent) => {
    const { searchParams: query } = new URL(target, 'http://bank.test');
    const found = rows.filter(({ type }) => type === query.get('batchTypes'));
    const ordered = query.get('order') === 'ASC' ? found : found.toReversed();
    const offset = Number(query.get('offset'));
    const limit = Math.min(pageSize, Number(query.get('limit')));
    return json({ total: ordered.length, batchRequests: ordered.slice(offset, offset + limit) });
  });
}
const [INTERNAL, BANK, PAYEE] = ['INTERNAL_TRANSFER', 'BANK_TRANSFER', 'NEW_PAYEE'] as const;

describe('batches of several kinds', () => {
  const rows = [row(1, INTERNAL), row(2, BANK), row(3, BANK), row(4, PAYEE), row(5, INTERNAL), row(6, BANK)];

  it('are asked for one kind at a time, and listed by their dates', async () => {
    const { run, sent } = await bankOf(rows);

    const { data, errors } =
      await run(`{ batches(where: { kinds: [INTERNAL_TRANSFER, BANK_TRANSFER] }, orderBy: { field: DATE }, first: 3) {
      totalCount nodes { batchUuid } pageInfo { hasNextPage endCursor } } }`);
    const next = await run(
      `query ($after: String) { batches(where: { kinds: [INTERNAL_TRANSFER, BANK_TRANSFER] }, orderBy: { field: DATE }, after: $after) {
        nodes { batchUuid } } }`,
      { after: data.batches.pageInfo.endCursor },
    );

    expect(errors).toBeUndefined();
    expect(data.batches).toMatchObject({ totalCount: 5, nodes: ids(1, 2, 3), pageInfo: { hasNextPage: true } });
    expect(next.data.batches.nodes).toEqual(ids(5, 6));
    const list = (type: string) => `/v1/batches?order=ASC&orderBy=DATE&batchTypes=${type}&offset=0&limit=200`;
    expect(sent.map(({ target }) => target).toSorted()).toEqual([
      list(BANK),
      list(BANK),
      list(INTERNAL),
      list(INTERNAL),
    ]);
  });

  it('come with the newest first where no order is asked for', async () => {
    const { run, sent } = await bankOf(rows);

    const { data } = await run(
      '{ batches(where: { kinds: [BANK_TRANSFER, NEW_PAYEE] }, last: 2) { nodes { batchUuid } } }',
    );

    expect(data.batches.nodes).toEqual(ids(3, 2));
    expect(sent.every(({ target }) => target.includes('order=DESC&orderBy=DATE'))).toBe(true);
  });

  it('are asked for by each pair of a kind and a status', async () => {
    const { run, sent } = await bankOf([]);

    await run('{ batches(where: { kinds: [NEW_PAYEE, NEW_PAYEE], statuses: [OPEN, COMPLETE, OPEN] }) { totalCount } }');

    const list = (status: string) => `/v1/batches?order=DESC&orderBy=DATE&batchTypes=NEW_PAYEE&batchStatus=${status}`;
    expect(sent.map(({ target }) => target).toSorted()).toEqual(
      ['COMPLETE', 'OPEN'].map((status) => `${list(status)}&offset=0&limit=200`),
    );
  });

  it('are read to the end of each list, whatever the size of its pages', async () => {
    const many = Array.from({ length: 9 }, (_, n) => row(n, n % 2 === 0 ? INTERNAL : BANK));
    const { run, sent } = await bankOf(many, 2);

    const { data } = await run(
      '{ batches(where: { kinds: [INTERNAL_TRANSFER, BANK_TRANSFER] }, orderBy: { field: DATE }) { nodes { batchUuid } } }',
    );

    expect(data.batches.nodes).toEqual(ids(0, 1, 2, 3, 4, 5, 6, 7, 8));
    expect(sent).toHaveLength(5);
  });

  it.each(['ASC', 'DESC'])('stay in the order of their list where they have no date: %s', async (order) => {
    const some = [row(1, BANK), row(2, BANK, null), row(3, INTERNAL), row(4, BANK, 1_772_355_604_000)];
    const { run } = await bankOf(some);

    const { data } = await run(
      `{ batches(where: { kinds: [INTERNAL_TRANSFER, BANK_TRANSFER] }, orderBy: { field: DATE, direction: ${order} }) { nodes { batchUuid } } }`,
    );

    expect(data.batches.nodes).toEqual(order === 'ASC' ? ids(1, 2, 3, 4) : ids(4, 2, 3, 1));
  });

  it('are refused where there are too many pairs, before any call, or too many batches', async () => {
    const { run, sent } = await bankOf([]);
    const many = await run(
      '{ batches(where: { kinds: [BANK_TRANSFER, NEW_PAYEE], statuses: [OPEN, COMPLETE, SUBMITTED, FAILED, REMOVED] }) { totalCount } }',
    );
    expect(sent).toEqual([]);
    const large = await gatewayOver('banking', () =>
      json({ total: 4001, batchRequests: [...Array(200)].map((_, n) => row(n, BANK)) }),
    );
    const long = await large.run('{ batches(where: { kinds: [BANK_TRANSFER, NEW_PAYEE] }) { totalCount } }');

    for (const { errors } of [many, long]) expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(large.sent.length).toBeLessThanOrEqual(2);
  });

  it('are an error where the bank sends the same rows at every offset', async () => {
    const { run } = await gatewayOver('banking', () => json({ total: 9, batchRequests: [row(1, BANK)] }));

    const { errors } = await run('{ batches(where: { kinds: [BANK_TRANSFER, NEW_PAYEE] }) { totalCount } }');

    expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_INVALID_RESPONSE' } }]);
  });
});
