import { describe, expect, it } from 'vitest';
import { allCountriesAre, codesCall, noCountry } from '#test/countries';
import { gatewayOverAll, json, type Sent } from '#test/harness';
import { range } from '#test/orders';
import { gatewayOverSandbox } from '#test/over-sandbox';

const land = (code: string, more: object = {}) => ({
  cca2: code,
  cca3: `${code}X`,
  name: { common: `Land of ${code}` },
  ...more,
});
const QUERY = '{ userProfile { address { countryName country { code3 } } } }';
const FIELDS = 'altSpellings,cca2,cca3,name';
const targets = (sent: readonly Sent[]) => sent.map(({ target }) => target);

/** A mock for a provider whose user lives in one country, and was last seen in another. */
const livesIn = (country?: string, seenIn?: string) => () =>
  json({ sub: 'u-1', address: { locality: 'Sampleton', country }, 'aq:location': { address: { country: seenIn } } });

describe('UserAddress.country', () => {
  it('costs one call for each different name, for any number of selections, and requests the selected fields only', async () => {
    const { run, sent } = await gatewayOverAll({
      identity: livesIn('Xanadu', ' xanadu '),
      countries: () =>
        json([land('XB', { altSpellings: ['Xanadu'] }), land('XA', { name: { common: 'Xanadu' }, population: 4 })]),
    });
    const { run: runTwo, sent: sentByTwo } = await gatewayOverAll({
      identity: livesIn('Xanadu', 'Old Xanadu'),
      countries: ({ target }) =>
        json([land(target.includes('old') ? 'XB' : 'XA', { altSpellings: ['Xanadu', 'OLD XANADU'], population: 5 })]),
    });
    const place = 'address { country { code population } }';
    const both = `${place} location { ${place} }`;
    const query = `{ ${range(10)
      .map((n) => `of${n}: userProfile { ${both} }`)
      .join(' ')} }`;

    const same = await run(query);
    const two = await runTwo(query);

    const fields = 'altSpellings,cca2,cca3,name,population';
    expect(targets(sent)).toEqual(['/userinfo', `/v3.1/name/xanadu?fields=${fields}`]);
    expect(targets(sentByTwo).toSorted()).toEqual([
      '/userinfo',
      `/v3.1/name/old%20xanadu?fields=${fields}`,
      `/v3.1/name/xanadu?fields=${fields}`,
    ]);
    const at = (code: string, population: number) => ({ address: { country: { code, population } } });
    const profiles = (profile: object) => Object.fromEntries(range(10).map((n) => [`of${n}`, profile]));
    expect([same, two]).toEqual([
      { data: profiles({ ...at('XA', 4), location: at('XA', 4) }) },
      { data: profiles({ ...at('XA', 5), location: at('XB', 5) }) },
    ]);
  });

  it('is found by a code of two letters in one call, and by one of three in another', async () => {
    const countries = () =>
      allCountriesAre([land('XA')], ({ target }) =>
        target.startsWith('/v3.1/name/xa?') ? json([land('XB'), land('XA', { altSpellings: ['XA'] })]) : noCountry,
      );
    const two = await gatewayOverAll({ identity: livesIn('XA'), countries: countries() });
    const three = await gatewayOverAll({ identity: livesIn('xax'), countries: countries() });

    const answers = [await two.run(QUERY), await three.run(QUERY)];

    expect(answers).toEqual(
      ['XA', 'xax'].map((country) => ({
        data: { userProfile: { address: { countryName: country, country: { code3: 'XAX' } } } },
      })),
    );
    expect(targets(two.sent)).toEqual(['/userinfo', `/v3.1/name/xa?fields=${FIELDS}`]);
    expect(targets(three.sent)).toEqual([
      '/userinfo',
      `/v3.1/name/xax?fields=${FIELDS}`,
      codesCall(['XAX'], 'cca2,cca3'),
    ]);
  });

  it.each([undefined, '', ' ', '..', '12'])('is null without a call where the country is %j', async (country) => {
    const { run, sent } = await gatewayOverAll({ identity: livesIn(country), countries: [] });

    const { data, errors } = await run(QUERY);

    expect(errors).toBeUndefined();
    expect(data.userProfile.address).toEqual({ countryName: country ?? null, country: null });
    expect(sent.length).toBe(1);
  });

  it('is null for a part of a name, and for an unknown name', async () => {
    const part = await gatewayOverAll({ identity: livesIn('Land'), countries: () => json([land('XA')]) });
    const none = await gatewayOverAll({ identity: livesIn('Erewhon'), countries: () => noCountry });

    const answers = [await part.run(QUERY), await none.run(QUERY)];

    expect(answers).toEqual(
      ['Land', 'Erewhon'].map((country) => ({
        data: { userProfile: { address: { countryName: country, country: null } } },
      })),
    );
    expect([part.sent.length, none.sent.length]).toEqual([2, 2]);
  });

  it('fails alone', async () => {
    const { run } = await gatewayOverAll({ identity: livesIn('Xanadu'), countries: () => json({}, 503) });

    const { data, errors } = await run(QUERY);

    expect(data.userProfile.address).toEqual({ countryName: 'Xanadu', country: null });
    expect(errors).toMatchObject([
      {
        path: ['userProfile', 'address', 'country'],
        extensions: { code: 'UPSTREAM_UNAVAILABLE', api: 'countries' },
      },
    ]);
  });

  it('does not forward the caller’s credentials', async () => {
    const { run, sent } = await gatewayOverAll(
      { identity: livesIn('Xanadu'), countries: () => json([land('XA', { name: { common: 'Xanadu' } })]) },
      { headers: { authorization: 'Bearer abc' } },
    );

    await run(QUERY);

    expect(sent.map(({ headers }) => headers)).toEqual([{ authorization: 'Bearer abc' }, {}]);
  });

  it('is there for the user of the sandbox', async () => {
    const { run } = await gatewayOverSandbox('identity', 'countries');
    const place = 'address { countryName country { name { common } } }';

    const { data, errors } = await run(
      `{ userProfile { ${place} location { ${place} } } }`,
      {},
      { authorization: 'Bearer sandbox' },
    );

    expect(errors).toBeUndefined();
    const { address, location } = data.userProfile;
    expect(address.countryName).toMatch(/^[A-Z]/);
    expect([address, location.address]).toEqual(
      range(2).map(() => ({ countryName: address.countryName, country: { name: { common: address.countryName } } })),
    );
  });
});
