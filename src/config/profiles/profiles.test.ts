import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readContract } from '#contract';
import { slugs } from '#contracts';
import { folderWith, load, problemsOf } from '../harness.ts';
import { type LoadOptions, loadSettings } from '../load.ts';
import { publicServices } from './public-services.ts';

const contracts = slugs.map(readContract);
const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});
const AWS = { AWS_REGION: 'eu-west-1', AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'key' };
const GOOGLE = { GOOGLE_SERVICE_ACCOUNT_EMAIL: 'a@b.example', GOOGLE_SERVICE_ACCOUNT_KEY: privateKey };
const TOKENS = {
  MANIFOLD_CHAT_TOKEN: 'chat',
  MANIFOLD_LOGISTICS_TOKEN: 'logistics',
  MANIFOLD_BANKING_TOKEN: 'banking',
  MANIFOLD_MARKETPLACE_TOKEN: 'marketplace',
};
const GONE = Object.fromEntries(
  Object.entries(publicServices).flatMap(([slug, { gone }]) => (gone === undefined ? [] : [[slug, gone]])),
);

/** Settings of this text with the public profile. */
const withProfile = (text = '', environment: LoadOptions['environment'] = {}) =>
  load(text, { contracts, environment: { MANIFOLD_PROFILE: 'public', ...environment } });

describe('the profile of public services', () => {
  it('has an address or a reason for each of its interfaces, never both', () => {
    const halves = Object.entries(publicServices).filter(
      ([, { settings, gone }]) => (settings === undefined) === (gone === undefined),
    );

    expect(Object.keys(GONE)).toHaveLength(4);
    expect(halves).toEqual([]);
  });

  it('gives addresses to interfaces that need no secret, and names the variables of the others', () => {
    const { interfaces, profile } = withProfile();
    const google = ['GOOGLE_SERVICE_ACCOUNT_EMAIL', 'GOOGLE_SERVICE_ACCOUNT_KEY'];
    const aws = ['AWS_REGION', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'];

    expect(Object.keys(interfaces).filter((slug) => interfaces[slug]?.url)).toEqual([
      'identity',
      'blockchain',
      'jokes',
      'journals',
      'webhooks',
    ]);
    expect(profile).toEqual({
      name: 'public',
      missing: {
        chat: ['MANIFOLD_CHAT_TOKEN'],
        readers: google,
        reseller: google,
        credentials: google,
        notebooks: google,
        logistics: ['MANIFOLD_LOGISTICS_TOKEN'],
        indexing: google,
        banking: ['MANIFOLD_BANKING_TOKEN'],
        reviews: aws,
        integrity: google,
        workflows: aws,
        marketplace: ['MANIFOLD_MARKETPLACE_TOKEN'],
      },
      gone: GONE,
    });
  });

  it('needs secrets only', () => {
    const { interfaces, profile } = withProfile('', { ...AWS, ...GOOGLE, ...TOKENS });

    expect(profile).toEqual({ name: 'public', missing: {}, gone: GONE });
    expect(Object.keys(interfaces).filter((slug) => !interfaces[slug]?.url)).toEqual(Object.keys(GONE));
    expect(interfaces['workflows']).toMatchObject({
      url: 'https://states.eu-west-1.amazonaws.com',
      settings: { targetHeader: 'X-Amz-Target', targetPrefix: 'AWSStepFunctions' },
    });
    expect(interfaces['workflows']?.credentials).toEqual({
      type: 'sigv4',
      region: 'eu-west-1',
      accessKeyId: 'id',
      secretAccessKey: 'key',
      service: 'states',
    });
    expect(interfaces['chat']?.credentials).toEqual({
      type: 'header',
      name: 'authorization',
      prefix: 'Bot ',
      value: 'chat',
    });
    expect(interfaces['marketplace']?.servers).toEqual({ disputes: 'https://apiz.ebay.com/sell/fulfillment/v1' });
    expect(interfaces['indexing']?.credentials).toMatchObject({
      type: 'service-account',
      email: 'a@b.example',
      scope: 'https://www.googleapis.com/auth/indexing',
    });
  });

  it('takes optional secrets', () => {
    const environment = { ...AWS, AWS_SESSION_TOKEN: 'session', MANIFOLD_BLOCKCHAIN_TOKEN: 'code' };
    const { interfaces } = withProfile('', environment);

    expect(interfaces['reviews']?.credentials).toMatchObject({ sessionToken: 'session' });
    expect(interfaces['blockchain']?.credentials).toEqual({ type: 'query', name: 'api_code', value: 'code' });
  });

  it('adds nothing to an interface with an address of its own', () => {
    const { interfaces, profile } = withProfile('interfaces: { workflows: { url: https://states.example } }', AWS);

    expect(interfaces['workflows']).toMatchObject({
      url: 'https://states.example',
      credentials: { type: 'none' },
      settings: { targetHeader: 'X-Vendor-Target' },
    });
    expect(withProfile('', { MANIFOLD_TV_URL: 'https://tv.example' }).profile?.gone).not.toHaveProperty('tv');
    expect(profile?.missing).not.toHaveProperty('workflows');
  });

  it('does not name an interface that is switched off', () => {
    const { profile } = withProfile('interfaces: { chat: { enabled: false }, tv: { enabled: "false" } }');

    expect(profile?.missing).not.toHaveProperty('chat');
    expect(profile?.gone).not.toHaveProperty('tv');
  });

  it('gives way to settings of the input', () => {
    const { interfaces } = withProfile(
      `interfaces:
  readers: { token: mine }
  notebooks: { credentials: { email: c@d.example }, timeouts: { total: 3s } }
  indexing: { credentials: { type: bearer, token: mine } }
  workflows: { settings: { targetPrefix: Mine } }
`,
      { ...GOOGLE, ...AWS },
    );

    expect(interfaces['readers']).toMatchObject({
      url: 'https://readerrevenuesubscriptionlinking.googleapis.com',
      credentials: { type: 'header', value: 'mine' },
    });
    expect(interfaces['notebooks']).toMatchObject({
      credentials: {
        type: 'service-account',
        email: 'c@d.example',
        scope: 'https://www.googleapis.com/auth/cloud-platform',
      },
      timeouts: { totalMs: 3000 },
    });
    expect(interfaces['indexing']?.credentials).toEqual({ type: 'bearer', token: 'mine' });
    expect(interfaces['workflows']?.settings).toMatchObject({ targetHeader: 'X-Amz-Target', targetPrefix: 'Mine' });
  });

  it('takes keys without a value for absent', () => {
    const text =
      'interfaces: { workflows: { url: , settings: , credentials: "${NONE:-}" }, chat: { token: "${NONE:-}" } }';
    const { interfaces, profile } = withProfile(text, AWS);

    expect(interfaces['workflows']).toMatchObject({
      url: 'https://states.eu-west-1.amazonaws.com',
      settings: { targetPrefix: 'AWSStepFunctions' },
      credentials: { type: 'sigv4' },
    });
    expect(profile?.missing).toMatchObject({ chat: ['MANIFOLD_CHAT_TOKEN'] });
  });

  it('reports credentials that are begun and incomplete', () => {
    const text = 'profile: public\ninterfaces: { readers: { credentials: { email: c@d.example } } }';

    expect(problemsOf(text, { contracts })).toEqual([
      'manifold.yaml:2 interfaces.readers.credentials.privateKey: missing; must be a private key in PEM (PKCS #8), or file:///path of a file that holds it',
    ]);
  });

  it.each([
    ['profile: pubic', 'manifold.yaml:1 profile: "pubic" is not one of public'],
    ['profile: public\ninterfaces: [chat]', /^manifold\.yaml:2 interfaces: /],
    ['profile: public\ninterfaces: { chat: on }', /^manifold\.yaml:2 interfaces\.chat: /],
  ])('hides no problem of %j', (text, problem) => {
    expect(problemsOf(text, { contracts })).toEqual([
      typeof problem === 'string' ? problem : expect.stringMatching(problem),
    ]);
  });

  it('is not applied unless it is named', () => {
    const { interfaces, profile } = load('', { contracts });

    expect(profile).toBeUndefined();
    expect(Object.values(interfaces).filter(({ url }) => url)).toEqual([]);
  });

  it('is a setting of objects too', () => {
    const settings = loadSettings({
      config: { profile: 'public' },
      environment: {},
      contracts,
      folder: folderWith({}),
    });

    expect(settings.interfaces['jokes']?.url).toBe('https://api.chucknorris.io');
  });
});
