import { describe, expect, it } from 'vitest';
import { toGlobalId } from '#graph';
import { declaredCode, empty, gatewayOver, json, runOn, text } from '#test/harness';

describe('Query.userProfile', () => {
  const wire = {
    sub: 'u-1',
    name: 'Robin Q. Testperson',
    given_name: 'Robin',
    middle_name: 'Q.',
    family_name: 'Testperson',
    nickname: 'Rob',
    preferred_username: 'robin',
    email: 'robin@example.test',
    email_verified: true,
    phone_number: '+15550100',
    phone_number_verified: false,
    phone_type: 'mobile',
    zoneinfo: 'Europe/Dublin',
    locale: 'en-IE',
    address: {
      street_address: '1 Sample Road',
      locality: 'Exampleton',
      region: 'North',
      postal_code: '00000',
      country: 'Ireland',
    },
    'aq:location': {
      latitude: 53.1,
      longitude: -6.2,
      accuracy: 40,
      address: { formatted: 'Exampleton\nIreland', state: 'South' },
    },
  };

  it('sends the caller’s own credential on, and shows everything', async () => {
    const { run, sent } = await gatewayOver('identity', [json(wire)], {
      headers: { authorization: 'Bearer abc', cookie: 'x' },
    });

    const place = 'formatted lines city region postalCode countryName countryCode';
    const { data, errors } =
      await run(`{ userProfile { subject name givenName middleName familyName nickname preferredUsername email
      isEmailVerified phoneNumber isPhoneNumberVerified phoneType timeZone locale address { ${place} }
      location { latitude longitude accuracy address { ${place} } } raw } }`);

    expect(errors).toBeUndefined();
    expect(sent).toEqual([{ method: 'GET', target: '/userinfo', headers: { authorization: 'Bearer abc' }, body: '' }]);
    expect(data.userProfile).toEqual({
      subject: 'u-1',
      name: 'Robin Q. Testperson',
      givenName: 'Robin',
      middleName: 'Q.',
      familyName: 'Testperson',
      nickname: 'Rob',
      preferredUsername: 'robin',
      email: 'robin@example.test',
      isEmailVerified: true,
      phoneNumber: '+15550100',
      isPhoneNumberVerified: false,
      phoneType: 'mobile',
      timeZone: 'Europe/Dublin',
      locale: 'en-IE',
      address: {
        formatted: null,
        lines: ['1 Sample Road'],
        city: 'Exampleton',
        region: 'North',
        postalCode: '00000',
        countryName: 'Ireland',
        countryCode: null,
      },
      location: {
        latitude: 53.1,
        longitude: -6.2,
        accuracy: 40,
        address: {
          formatted: 'Exampleton\nIreland',
          lines: [],
          city: null,
          region: 'South',
          postalCode: null,
          countryName: null,
          countryCode: null,
        },
      },
      raw: wire,
    });
  });

  it('shows what little a user shares, with one call however often it is asked for', async () => {
    const { run, sent } = await gatewayOver('identity', [json({ sub: 'u-1' })]);

    const { data } = await run(
      '{ a: userProfile { subject email address { region } location { latitude } } b: userProfile { subject } }',
    );

    expect(data).toEqual({ a: { subject: 'u-1', email: null, address: null, location: null }, b: { subject: 'u-1' } });
    expect(sent.length).toBe(1);
  });

  it('is found again by its id for its own user alone', async () => {
    const { run } = await gatewayOver('identity', () => json({ sub: 'u-1' }));
    const { data } = await run('{ userProfile { id } }');
    const find = (id: string) => run('query ($id: ID!) { node(id: $id) { id } }', { id });

    expect(data.userProfile.id).toBe(toGlobalId('UserProfile', 'u-1'));
    expect((await find(data.userProfile.id)).data).toEqual({ node: data.userProfile });
    expect((await find(toGlobalId('UserProfile', 'u-2'))).data).toEqual({ node: null });
  });

  it('has the lines of an address, and a country code where one is written', async () => {
    const address = { street_address: '1 Sample Road\r\n\nFlat 2', country: 'ie' };
    const { run } = await gatewayOver('identity', [json({ sub: 'u-1', address })]);

    const { data } = await run('{ userProfile { address { lines countryCode countryName } } }');

    expect(data.userProfile.address).toEqual({
      lines: ['1 Sample Road', 'Flat 2'],
      countryCode: 'IE',
      countryName: 'ie',
    });
  });

  it('is never one caller’s for another', async () => {
    const { gateway } = await gatewayOver('identity', ({ headers }) => json({ sub: headers['authorization'] }));

    const answers = await Promise.all(
      ['Bearer one', 'Bearer two'].map((authorization) =>
        runOn(gateway, '{ userProfile { subject } }', {}, { authorization }),
      ),
    );

    expect(answers.map(({ data }) => data.userProfile.subject)).toEqual(['Bearer one', 'Bearer two']);
    expect(gateway.identityHeaders).toEqual(['authorization']);
  });

  it.each([
    ['an error in JSON', json({ error: 'invalid_token' }, 401, { 'www-authenticate': 'Bearer' }), 'invalid_token'],
    ['an error in a form', text('error=invalid_token', 401, 'application/x-www-form-urlencoded'), undefined],
    ['nothing', empty(401), undefined],
  ])('is UNAUTHENTICATED without a token, for which the provider has %s', async (_what, reply, upstreamCode) => {
    const { run, sent } = await gatewayOver('identity', [reply]);

    const { data, errors } = await run('{ userProfile { subject } }');

    expect(data).toEqual({ userProfile: null });
    expect(sent).toEqual([{ method: 'GET', target: '/userinfo', headers: {}, body: '' }]);
    expect(errors).toMatchObject([{ path: ['userProfile'], extensions: { code: 'UNAUTHENTICATED', status: 401 } }]);
    expect(errors?.[0].extensions.upstreamCode).toBe(
      upstreamCode && declaredCode('identity', upstreamCode).upstreamCode,
    );
  });
});
