import { describe, expect, it } from 'vitest';
import { noCountry } from '#test/countries';
import { gatewayOver, json, type Sent } from '#test/harness';

const country = (cca3: string, more: object = {}) => ({
  cca3,
  cca2: cca3.slice(0, 2),
  name: { common: `Land of ${cca3}`, official: `The Land of ${cca3}` },
  ...more,
});
const targets = (sent: readonly Sent[]) => sent.map(({ target }) => target);

describe('Query.country', () => {
  const ALPHA = (codes: string, fields: string) => `/v3.1/alpha?codes=${codes}&fields=${fields}`;

  it('is one call for all codes of an operation, with the fields that any of them reads', async () => {
    const { run, sent } = await gatewayOver('countries', [
      json([country('XBX', { area: 2 }), country('XAX', { area: 1 })]),
    ]);

    const { data, errors } = await run(`{ a: country(id: "xa") { code3 area } none: country(id: "ZZ") { code3 }
      b: country(id: "XB") { name { common } } list: countries(where: { codes: ["XB", "ZZ", "XA", "xb"] }) {
        totalCount nodes { code } } }`);

    expect(errors).toBeUndefined();
    expect(sent).toEqual([{ method: 'GET', target: ALPHA('XA,ZZ,XB', 'area,cca2,cca3,name'), headers: {}, body: '' }]);
    expect(data).toEqual({
      a: { code3: 'XAX', area: 1 },
      none: null,
      b: { name: { common: 'Land of XBX' } },
      list: { totalCount: 2, nodes: [{ code: 'XA' }, { code: 'XB' }] },
    });
  });

  it('asks for all fields where one selection reads all, and is null if no code has a country', async () => {
    const { run, sent } = await gatewayOver('countries', () => noCountry);

    const answer = await run('{ a: country(id: "XA") { raw } b: country(id: "XB") { code } }');

    expect(answer).toEqual({ data: { a: null, b: null } });
    expect(targets(sent)).toEqual(['/v3.1/alpha?codes=XA,XB']);
  });

  it('refuses an empty list of codes, and makes two calls for more than 250', async () => {
    const codes = Array.from({ length: 300 }, (_, n) => String.fromCharCode(65 + Math.floor(n / 26), 65 + (n % 26)));
    const { run, sent } = await gatewayOver('countries', () => noCountry);
    const query = 'query ($codes: [CountryCode!]!) { countries(where: { codes: $codes }) { totalCount } }';

    const none = await run(query, { codes: [] });
    const answer = await run(query, { codes: [...codes, ...codes] });

    expect(none.errors).toMatchObject([
      { message: '`where.codes` is an empty list: name at least one.', extensions: { code: 'BAD_USER_INPUT' } },
    ]);
    expect(answer).toEqual({ data: { countries: { totalCount: 0 } } });
    expect(targets(sent)).toEqual([
      ALPHA(codes.slice(0, 250).join(), 'cca2,cca3'),
      ALPHA(codes.slice(250).join(), 'cca2,cca3'),
    ]);
  });

  it('fails as an API that is switched off', async () => {
    const { run } = await gatewayOver('countries', [json({ success: false, data: null, errors: [] })]);

    const { data, errors } = await run('{ country(id: "XA") { code } }');

    expect(data).toEqual({ country: null });
    expect(errors).toMatchObject([{ path: ['country'], extensions: { code: 'UPSTREAM_ERROR' } }]);
  });
});
