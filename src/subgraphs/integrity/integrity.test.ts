import { describe, expect, it } from 'vitest';
import { answered, gatewayOver, json } from '#test/harness';
import { gatewayOverSandbox } from '#test/over-sandbox';

const APP = 'org.example.parcel';
const input = { packageName: APP, integrityToken: 'opaque' };
const TARGET = `/v1/${APP}:decodeIntegrityToken?alt=json&prettyPrint=false`;
const failure = (status: number, word: string) =>
  json({ error: { code: status, status: word, message: 'secret words' } }, status);
const decode = (
  payload: string,
) => `mutation ($input: DecodeIntegrityTokenInput!) { decodeIntegrityToken(input: $input) { __typename
  ... on DecodeIntegrityTokenSuccess { payload { ${payload} } } ... on Rejection { message } } }`;
const ALL = `matchesPackage requestDetails { requestPackageName requestedAt nonce requestHash }
  appIntegrity { appRecognitionVerdict packageName certificateSha256Digests versionCode }
  deviceIntegrity { deviceRecognitionVerdicts legacyDeviceRecognitionVerdicts recentDeviceActivity sdkVersion
    deviceRecall { first { isSet writtenDate } second { isSet writtenDate } third { isSet writtenDate } } }
  accountDetails { appLicensingVerdict activityLevel }
  environmentDetails { protectionVerdict appsDetected storeOrSystemApps otherApps locationSpoofingRisks } isTestingResponse`;
const mask = (names: string) => `&fields=${encodeURIComponent(`tokenPayloadExternal(${names})`)}`;

describe('Mutation.decodeIntegrityToken', () => {
  it('sends the token, and shows everything that it says', async () => {
    const { run, sent } = await gatewayOver('integrity', [
      json({
        tokenPayloadExternal: {
          requestDetails: {
            requestPackageName: APP,
            timestampMillis: '1718020800123',
            nonce: 'bm9uY2U',
            requestHash: 'mZ1u',
          },
          appIntegrity: {
            appRecognitionVerdict: 'PLAY_RECOGNIZED',
            packageName: APP,
            certificateSha256Digest: ['9c0b'],
            versionCode: '9007199254740993',
          },
          deviceIntegrity: {
            deviceRecognitionVerdict: ['MEETS_DEVICE_INTEGRITY', 'MEETS_NEW_INTEGRITY'],
            legacyDeviceRecognitionVerdict: ['MEETS_BASIC_INTEGRITY'],
            recentDeviceActivity: { deviceActivityLevel: 'LEVEL_4' },
            deviceAttributes: { sdkVersion: 34 },
            deviceRecall: {
              values: { bitFirst: true, bitThird: false },
              writeDates: { yyyymmFirst: 202402, yyyymmThird: 20 },
            },
          },
          accountDetails: { appLicensingVerdict: 'LICENSED', accountActivity: { activityLevel: 'TYPICAL_STRONG' } },
          environmentDetails: {
            playProtectVerdict: 'POSSIBLE_RISK',
            appAccessRiskVerdict: { appsDetected: ['KNOWN_INSTALLED', 'UNKNOWN_CONTROLLING'] },
            locationSpoofingRiskVerdict: ['HIGH_RISK_NETWORK'],
          },
          testingDetails: { isTestingResponse: true },
        },
      }),
    ]);

    const { data, errors } = await run(decode(ALL), { input });

    expect(errors).toBeUndefined();
    expect(sent).toEqual([
      {
        method: 'POST',
        target: `${TARGET}${mask('accountDetails,appIntegrity,deviceIntegrity,environmentDetails,requestDetails,testingDetails')}`,
        headers: { 'content-type': 'application/json' },
        body: '{"integrityToken":"opaque"}',
      },
    ]);
    expect(data.decodeIntegrityToken).toEqual({
      __typename: 'DecodeIntegrityTokenSuccess',
      payload: {
        matchesPackage: true,
        requestDetails: {
          requestPackageName: APP,
          requestedAt: '2024-06-10T12:00:00.123Z',
          nonce: 'bm9uY2U',
          requestHash: 'mZ1u',
        },
        appIntegrity: {
          appRecognitionVerdict: 'RECOGNIZED',
          packageName: APP,
          certificateSha256Digests: ['9c0b'],
          versionCode: '9007199254740993',
        },
        deviceIntegrity: {
          deviceRecognitionVerdicts: ['MEETS_DEVICE_INTEGRITY', 'UNRECOGNIZED'],
          legacyDeviceRecognitionVerdicts: ['MEETS_BASIC_INTEGRITY'],
          recentDeviceActivity: 'LEVEL_4',
          sdkVersion: 34,
          deviceRecall: {
            first: { isSet: true, writtenDate: '2024-02-01' },
            second: { isSet: false, writtenDate: null },
            third: { isSet: false, writtenDate: null },
          },
        },
        accountDetails: { appLicensingVerdict: 'LICENSED', activityLevel: 'TYPICAL_STRONG' },
        environmentDetails: {
          protectionVerdict: 'POSSIBLE_RISK',
          appsDetected: ['KNOWN_INSTALLED', 'UNKNOWN_CONTROLLING'],
          storeOrSystemApps: null,
          otherApps: null,
          locationSpoofingRisks: ['HIGH_RISK_NETWORK'],
        },
        isTestingResponse: true,
      },
    });
  });

  it('shows what was left out as nothing, or as nothing found', async () => {
    const { run } = await gatewayOver('integrity', [
      json({
        tokenPayloadExternal: {
          requestDetails: {},
          appIntegrity: {},
          deviceIntegrity: {},
          accountDetails: {},
          environmentDetails: {},
        },
      }),
    ]);

    const { data, errors } = await run(decode(ALL), { input });

    expect(errors).toBeUndefined();
    expect(data.decodeIntegrityToken.payload).toEqual({
      matchesPackage: null,
      requestDetails: { requestPackageName: null, requestedAt: null, nonce: null, requestHash: null },
      appIntegrity: { appRecognitionVerdict: null, packageName: null, certificateSha256Digests: [], versionCode: null },
      deviceIntegrity: {
        deviceRecognitionVerdicts: [],
        legacyDeviceRecognitionVerdicts: [],
        recentDeviceActivity: null,
        sdkVersion: null,
        deviceRecall: null,
      },
      accountDetails: { appLicensingVerdict: null, activityLevel: null },
      environmentDetails: {
        protectionVerdict: null,
        appsDetected: [],
        storeOrSystemApps: null,
        otherApps: null,
        locationSpoofingRisks: [],
      },
      isTestingResponse: false,
    });
  });

  it('takes an answer without a payload, and what older revisions say of other apps', async () => {
    const older = { appAccessRiskVerdict: { playOrSystemApps: 'INSTALLED', otherApps: 'CAPTURING' } };
    const { run } = await gatewayOver('integrity', [
      json({}),
      json({ tokenPayloadExternal: { environmentDetails: older } }),
    ]);
    const query = decode(
      'appIntegrity { packageName } environmentDetails { appsDetected storeOrSystemApps otherApps }',
    );

    const payloads = [await run(query, { input }), await run(query, { input })].map(
      ({ data }) => data.decodeIntegrityToken.payload,
    );

    expect(payloads).toEqual([
      { appIntegrity: null, environmentDetails: null },
      {
        appIntegrity: null,
        environmentDetails: { appsDetected: [], storeOrSystemApps: 'INSTALLED', otherApps: 'CAPTURING' },
      },
    ]);
  });

  it.each([
    [{}, false, null],
    [{ values: { bitFirst: true } }, true, null],
    [{ writeDates: { yyyymmFirst: 202402 } }, false, '2024-02-01'],
    [{ writeDates: { yyyymmFirst: 2_024_021 } }, false, null],
    [{ writeDates: { yyyymmFirst: 12_024_02 } }, false, null],
    [{ writeDates: { yyyymmFirst: 20_240 } }, false, null],
  ])('reads the first bit of %j as %s, written in %s', async (deviceRecall, isSet, writtenDate) => {
    const { run } = await gatewayOver('integrity', [
      json({ tokenPayloadExternal: { deviceIntegrity: { deviceRecall } } }),
    ]);

    const { data, errors } = await run(
      decode(
        'matchesPackage deviceIntegrity { deviceRecall { first { isSet writtenDate } second { isSet writtenDate } third { isSet } } }',
      ),
      { input },
    );

    expect(errors).toBeUndefined();
    expect(data.decodeIntegrityToken.payload).toEqual({
      matchesPackage: null,
      deviceIntegrity: {
        deviceRecall: {
          first: { isSet, writtenDate },
          second: { isSet: false, writtenDate: null },
          third: { isSet: false },
        },
      },
    });
  });

  it.each([
    [APP, APP, true],
    [APP, undefined, true],
    [undefined, APP, true],
    ['org.example.other', APP, false],
    [APP, 'org.example.other', false],
    ['org.example.other', undefined, false],
    ['', '', null],
    [undefined, undefined, null],
  ])('asked by %s of the app %s, the package matches: %s', async (requestPackageName, packageName, expected) => {
    const { run, sent } = await gatewayOver('integrity', [
      json({ tokenPayloadExternal: { requestDetails: { requestPackageName }, appIntegrity: { packageName } } }),
    ]);

    const { data } = await run(decode('matchesPackage'), { input });

    expect(sent[0]?.target).toBe(`${TARGET}${mask('appIntegrity,requestDetails')}`);
    expect(data.decodeIntegrityToken.payload).toEqual({ matchesPackage: expected });
  });

  it('asks for everything where `raw` is selected, and for little where nothing is', async () => {
    const { run, sent } = await gatewayOver('integrity', () => json({ tokenPayloadExternal: { somethingNew: 1 } }));

    const { data } = await run(decode('raw'), { input });
    await run('mutation ($input: DecodeIntegrityTokenInput!) { decodeIntegrityToken(input: $input) { __typename } }', {
      input,
    });

    expect(sent.map(({ target }) => target)).toEqual([TARGET, `${TARGET}${mask('requestDetails')}`]);
    expect(data.decodeIntegrityToken.payload).toEqual({ raw: { somethingNew: 1 } });
  });

  it('keeps a package one part of the path', async () => {
    const { run, sent } = await gatewayOver('integrity', () => json({}));

    await run(decode('raw'), { input: { ...input, packageName: 'a/../b:c' } });
    const { errors } = await run(decode('raw'), { input: { ...input, packageName: '..' } });

    expect(sent.map(({ target }) => target)).toEqual([
      '/v1/a%2F..%2Fb%3Ac:decodeIntegrityToken?alt=json&prettyPrint=false',
    ]);
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });

  it('is refused where the token is malformed or of another app', async () => {
    const { run } = await gatewayOver('integrity', [failure(400, 'INVALID_ARGUMENT')]);

    expect(await run(decode('raw'), { input })).toEqual({
      data: {
        decodeIntegrityToken: {
          __typename: 'InvalidIntegrityToken',
          message: 'The token is malformed, or was made for another app.',
        },
      },
    });
  });

  it.each([
    [429, 'RESOURCE_EXHAUSTED'],
    [503, 'UNAVAILABLE'],
  ])('is sent once, although %i might pass', async (status, word) => {
    const { run, sent } = await gatewayOver('integrity', () => failure(status, word), {
      settings: { apis: { integrity: { retry: { attempts: 3 } } } },
    });

    const { errors } = await run(decode('raw'), { input });

    expect(errors?.length).toBe(1);
    expect(sent.length).toBe(1);
  });

  it('decodes the same token as often as it is asked to, since the second answer is another one', async () => {
    const { run, sent } = await gatewayOver('integrity', () => json({}));
    const one = 'decodeIntegrityToken(input: { packageName: "a.b", integrityToken: "t" }) { __typename }';

    await run(`mutation { first: ${one} second: ${one} }`);

    expect(sent.length).toBe(2);
  });
});

describe('the sandbox of integrity', () => {
  const verdicts = `matchesPackage appIntegrity { appRecognitionVerdict } deviceIntegrity { deviceRecognitionVerdicts }
    accountDetails { appLicensingVerdict } isTestingResponse`;
  const shown = (app: string | null, devices: string[], licence: string | null, isTestingResponse = false) => ({
    matchesPackage: true,
    appIntegrity: { appRecognitionVerdict: app },
    deviceIntegrity: { deviceRecognitionVerdicts: devices },
    accountDetails: { appLicensingVerdict: licence },
    isTestingResponse,
  });
  const strong = ['MEETS_BASIC_INTEGRITY', 'MEETS_DEVICE_INTEGRITY', 'MEETS_STRONG_INTEGRITY'];

  it.each([
    ['genuine', shown('RECOGNIZED', strong, 'LICENSED')],
    ['basic', shown('RECOGNIZED', ['MEETS_BASIC_INTEGRITY'], 'LICENSED')],
    ['emulator', shown('RECOGNIZED', ['MEETS_VIRTUAL_INTEGRITY'], 'LICENSED')],
    ['rooted', shown('UNEVALUATED', [], 'UNEVALUATED')],
    ['modified', shown('UNRECOGNIZED_VERSION', strong, 'LICENSED')],
    ['unlicensed', shown('RECOGNIZED', strong, 'UNLICENSED')],
    ['testing', shown('RECOGNIZED', strong, 'LICENSED', true)],
  ])('decodes a token of kind %s once, and clears its verdicts then', async (kind, expected) => {
    const { run } = await gatewayOverSandbox('integrity');
    const variables = { input: { packageName: APP, integrityToken: `${kind}:${APP}:4711` } };

    const first = await run(decode(verdicts), variables);
    const second = await run(decode(verdicts), variables);

    expect(first.data.decodeIntegrityToken.payload).toEqual(expected);
    expect(second.data.decodeIntegrityToken.payload).toEqual(shown('UNEVALUATED', [], 'UNEVALUATED'));
  });

  it.each([
    [APP, 'nonsense', 'InvalidIntegrityToken'],
    [APP, 'genuine:org.example.ferry:1', 'InvalidIntegrityToken'],
    ['org.example.ferry', 'genuine:org.example.ferry:1', 'DecodeIntegrityTokenSuccess'],
    ['org.example.other', 'genuine:org.example.other:1', undefined],
  ])('answers of %s with %s: %s', async (packageName, integrityToken, __typename) => {
    const { run } = await gatewayOverSandbox('integrity');

    const { data, errors } = await run(decode('isTestingResponse'), { input: { packageName, integrityToken } });

    expect(data.decodeIntegrityToken?.__typename).toBe(__typename);
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(__typename ? undefined : ['PERMISSION_DENIED']);
  });

  it('tells when the token was asked for', async () => {
    const { run, sandbox } = await gatewayOverSandbox('integrity');
    sandbox.world.clock.stop(Date.parse('2026-03-01T12:00:00Z'));

    const { data } = await run(decode('requestDetails { requestedAt requestHash }'), {
      input: { packageName: APP, integrityToken: `genuine:${APP}:4711` },
    });

    expect(data.decodeIntegrityToken.payload.requestDetails).toEqual({
      requestedAt: '2026-03-01T11:59:58.500Z',
      requestHash: expect.stringMatching(/^[\w-]{43}$/),
    });
  });
});

describe('failures', () => {
  it.each([
    [400, 'FAILED_PRECONDITION', 'FAILED_PRECONDITION'],
    [401, 'UNAUTHENTICATED', 'UNAUTHENTICATED'],
    [403, 'PERMISSION_DENIED', 'PERMISSION_DENIED'],
    [404, 'NOT_FOUND', 'NOT_FOUND'],
    [409, 'ABORTED', 'CONFLICT'],
    [429, 'RESOURCE_EXHAUSTED', 'RATE_LIMITED'],
    [499, 'CANCELLED', 'UPSTREAM_ERROR'],
    [500, 'UNKNOWN', 'UPSTREAM_ERROR'],
    [500, 'INTERNAL', 'UPSTREAM_ERROR'],
    [500, 'DATA_LOSS', 'UPSTREAM_ERROR'],
    [501, 'UNIMPLEMENTED', 'UNIMPLEMENTED'],
    [503, 'UNAVAILABLE', 'UPSTREAM_UNAVAILABLE'],
    [504, 'DEADLINE_EXCEEDED', 'UPSTREAM_TIMEOUT'],
  ])('%i with %s is %s', async (status, word, code) => {
    const { run } = await gatewayOver('integrity', [failure(status, word)]);

    const { data, errors } = await run(
      'mutation { decodeIntegrityToken(input: { packageName: "a.b", integrityToken: "t" }) { __typename } }',
    );

    expect(data).toEqual({ decodeIntegrityToken: null });
    expect(errors).toEqual([
      {
        message: answered('integrity', status),
        path: ['decodeIntegrityToken'],
        locations: [{ line: 1, column: 12 }],
        extensions: {
          code,
          api: 'integrity',
          operation: 'decodeIntegrityToken',
          status,
          upstreamCode: word,
          retryable: ['RATE_LIMITED', 'UPSTREAM_UNAVAILABLE', 'UPSTREAM_TIMEOUT'].includes(code),
          requestId: 'test',
        },
      },
    ]);
  });
});
