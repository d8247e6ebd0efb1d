import { expect, it } from 'vitest';
import { gatewayOverSandbox } from '#test/over-sandbox';

it('has sixty banks, batches of half a year, and what was collected under three mandates', async () => {
  const { run } = await gatewayOverSandbox('banking');
  const mandate = (n: number) => `directDebits(mandateUuid: "55555555-aaaa-4bbb-8ccc-00000000000${n}", first: 40)`;

  const { data, errors } = await run(`{
    banks { totalCount } british: banks(currency: "GBP", first: 60) { nodes { countryCode currencyCode } }
    batches(first: 60, orderBy: DATE, order: ASC) { totalCount nodes { createdAt } }
    done: batches(first: 60, types: [BANK_TRANSFER], statuses: [COMPLETE]) { nodes { type status } }
    a: ${mandate(1)} { totalCount nodes { status amount { currencyCode } } }
    b: ${mandate(2)} { totalCount } c: ${mandate(3)} { totalCount } d: ${mandate(4)} { totalCount } }`);

  expect(errors).toBeUndefined();
  expect([data.banks, data.a, data.b, data.c, data.d].map(({ totalCount }) => totalCount)).toEqual([60, 26, 14, 3, 0]);
  expect(new Set(data.british.nodes.map(JSON.stringify))).toEqual(
    new Set(['{"countryCode":"GB","currencyCode":"GBP"}']),
  );
  const dates = data.batches.nodes.map(({ dateCreated }: { dateCreated: string }) => dateCreated);
  expect([data.batches.totalCount, dates.length, dates]).toEqual([48, 48, dates.toSorted()]);
  expect(new Set(data.done.nodes.map(JSON.stringify))).toEqual(
    new Set(['{"type":"BANK_TRANSFER","status":"COMPLETE"}']),
  );
  expect(data.a.nodes[0]).toEqual({ status: 'RECEIVED', amount: { currencyCode: 'GBP' } });
});

it('cuts a list at ten rows without a limit, and refuses what it does not know', async () => {
  const { sandbox } = await gatewayOverSandbox('banking');
  const asked = (target: string) =>
    fetch(`${sandbox.origin}/banking/v1/${target}`, { headers: { authorization: 'Bearer abc' } });

  const cut = (await (await asked('batches')).json()) as { total: number; batchRequests: unknown[] };
  const refused = ['batches?limit=201', 'batches?batchStatus=DONE', 'aspsps?currency=USD', 'directdebits'];

  expect([cut.total, cut.batchRequests.length]).toEqual([48, 10]);
  expect(await Promise.all(refused.map(async (target) => (await asked(target)).status))).toEqual([400, 400, 400, 400]);
  expect((await fetch(`${sandbox.origin}/banking/v1/batches`)).status).toBe(401);
});
