import { describe, expect, it } from 'vitest';
import { allCountriesAre, codesCall } from '#test/countries';
import { gatewayOverAll, json, type Sent } from '#test/harness';
import { range } from '#test/orders';
import { gatewayOverSandbox } from '#test/over-sandbox';

const UUID = '5d0c3c7e-11aa-4b6e-9c55-7f1e2d3c4b5a';
const REQUESTS = `webhookRequests(webhookId: "${UUID}", first: 50)`;
const CODES = ['XA', 'XB', 'XC', 'XD', 'XE'];
const codeAt = (n: number) => CODES[n % CODES.length] ?? '';
const lands = CODES.map((code) => ({ cca2: code, cca3: `${code}X`, name: { common: `Land of ${code}` } }));
const requestUuid = (n: number) => `0a1b2c3d-1111-4222-8333-${String(n).padStart(12, '0')}`;
const from = (n: number, country_code?: string | null, country?: string) => ({
  uuid: requestUuid(n),
  token_id: UUID,
  created_at: '2026-02-03 10:12:00',
  updated_at: '2026-02-03 10:12:01',
  country_code,
  country,
});
const calls = (sent: readonly Sent[]) => sent.map(({ target }) => target).toSorted();

/** A mock for a webhook that has recorded these requests. */
const recorded = (data: readonly object[]) => () =>
  json({ data, total: data.length, per_page: 50, current_page: 1, is_last_page: true, from: 1, to: data.length });

describe('WebhookRequest.country', () => {
  it('costs one call for fifty requests, and requests the selected fields only', async () => {
    const { run, sent } = await gatewayOverAll({
      webhooks: recorded(range(50).map((n) => from(n, n === 0 ? 'xa' : codeAt(n)))),
      countries: allCountriesAre(lands),
    });

    const { data, errors } = await run(`{ ${REQUESTS} { nodes { country { name { common } } } } }`);

    expect(errors).toBeUndefined();
    expect(calls(sent)).toEqual([`/token/${UUID}/requests?page=1&per_page=50`, codesCall(CODES, 'cca2,cca3,name')]);
    expect(data.webhookRequests.nodes).toEqual(
      range(50).map((n) => ({ country: { name: { common: `Land of ${codeAt(n)}` } } })),
    );
  });

  it('is null without a call if there is no code, and null for an unknown code', async () => {
    const without = await gatewayOverAll({
      webhooks: recorded([from(0, null), from(1, 'T1'), from(2, ''), from(3), from(4, null, 'Land of XA')]),
      countries: [],
    });
    const invalid = await gatewayOverAll({ webhooks: recorded([from(1, 'XX')]), countries: allCountriesAre(lands) });
    const query = `{ ${REQUESTS} { nodes { country { code } } } }`;

    const answers = [await without.run(query), await invalid.run(query)];

    const nothing = { country: null };
    expect(answers).toEqual([
      { data: { webhookRequests: { nodes: [nothing, nothing, nothing, nothing, nothing] } } },
      { data: { webhookRequests: { nodes: [nothing] } } },
    ]);
    expect([without.sent.length, invalid.sent.length]).toEqual([1, 2]);
  });

  it('fails alone', async () => {
    const { run } = await gatewayOverAll({
      webhooks: recorded([from(1, 'XA', 'Land of XA')]),
      countries: () => json('INTERNAL_SERVER_ERROR', 500),
    });

    const { data, errors } = await run(`{ ${REQUESTS} { nodes { countryName countryCode country { region } } } }`);

    expect(data.webhookRequests.nodes).toEqual([{ countryName: 'Land of XA', countryCode: 'XA', country: null }]);
    expect(errors).toMatchObject([
      {
        path: ['webhookRequests', 'nodes', 0, 'country'],
        extensions: { code: 'UPSTREAM_ERROR', api: 'countries' },
      },
    ]);
  });

  it('is there for every request that the sandbox has recorded from the beginning', async () => {
    const { run } = await gatewayOverSandbox('webhooks', 'countries');

    const { data, errors } = await run(`{ webhookRequests(webhookId: "00000000-0000-4000-8000-000000000000") {
      nodes { countryName countryCode country { code name { common } } } } }`);

    expect(errors).toBeUndefined();
    const { nodes } = data.webhookRequests;
    expect(nodes.length).toBe(7);
    expect(nodes.map(({ country }: any) => country)).toEqual(
      nodes.map(({ countryName, countryCode }: any) => ({ code: countryCode, name: { common: countryName } })),
    );
  });
});
