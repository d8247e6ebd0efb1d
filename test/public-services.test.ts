import { generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { parse } from 'yaml';
import { loadSettings } from '#config';
import { readContract } from '#contract';
import { slugs } from '#contracts';
import { createGateway } from '#library';
import { fileWith } from '#test/product';

interface Sent {
  readonly url: string;
  readonly headers: Headers;
  readonly body: string;
}

const EXAMPLE = readFileSync('deploy/public-services.yaml', 'utf8');
/** The example with the lines that are comments. */
const whole = () => EXAMPLE.replaceAll(/^ {2}#(?! \S)/gm, '  ');

/** Its APIs with an address whose variables are these. */
function wanted(env: Readonly<Record<string, string>>) {
  const { apis } = parse(whole()) as { apis: Record<string, object> };
  const isSet = (own: object) =>
    [...JSON.stringify(own).matchAll(/\$\{(\w+)\}/g)].every(([, name = '']) => env[name] !== undefined);
  const valueOf = (_: string, name: string) => JSON.stringify(env[name] ?? '').slice(1, -1);
  const filled = (own: object) => {
    const text = JSON.stringify(own).replaceAll(/\$\{(\w+)(?::-)?\}/g, valueOf);
    // A variable that may be missing.
    return JSON.parse(text, (_key, value: unknown) => (value === '' ? undefined : value)) as object;
  };
  return {
    apis: Object.fromEntries(Object.entries(apis).flatMap(([slug, own]) => (isSet(own) ? [[slug, filled(own)]] : []))),
  };
}

/** Runs an operation with the settings of all public services. Resolves to the requests that it would have sent to the internet. */
async function sentBy(query: string, env: Readonly<Record<string, string>>): Promise<readonly Sent[]> {
  const sent: Sent[] = [];
  const send: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    sent.push({ url: `${request.method} ${request.url}`, headers: request.headers, body: await request.text() });
    const answer = request.url.startsWith('https://oauth2.') ? { access_token: 'short', token_type: 'Bearer' } : {};
    return Response.json(answer);
  };
  // Tokens are fetched by the global function.
  vi.stubGlobal('fetch', send);
  onTestFinished(() => void vi.unstubAllGlobals());
  const gateway = createGateway({ ...wanted(env), logs: { level: 'silent' } }, { env, fetch: send });
  onTestFinished(() => gateway.close());
  await gateway.execute({ query });
  return sent;
}

const privateKey = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
}).privateKey;
const AWS = { AWS_REGION: 'eu-west-1', AWS_ACCESS_KEY_ID: 'AKID', AWS_SECRET_ACCESS_KEY: 'key' };

describe('calls with the settings of public services', () => {
  it('name operations by the header of the service, and are signed', async () => {
    const [call] = await sentBy('{ activities(first: 1) { nodes { name } } }', AWS);

    expect(call?.url).toMatch(/^POST https:\/\/states\.eu-west-1\.amazonaws\.com\/(\?|$)/);
    expect(call?.headers.get('x-amz-target')).toBe('AWSStepFunctions.ListActivities');
    expect(call?.headers.has('x-vendor-target')).toBe(false);
    expect(call?.headers.get('authorization')).toMatch(
      /^AWS4-HMAC-SHA256 Credential=AKID\/\d{8}\/eu-west-1\/states\/aws4_request, /,
    );
  });

  it('ask for official lenses by the word of the service', async () => {
    const [call] = await sentBy('{ lenses(first: 1, where: { kind: VENDOR_OFFICIAL }) { nodes { name } } }', AWS);

    expect(call?.url).toMatch(/^GET https:\/\/wellarchitected\.eu-west-1\.amazonaws\.com\/lenses\?/);
    expect(new URL(String(call?.url.slice(4))).searchParams.get('LensType')).toBe('AWS_OFFICIAL');
  });

  it('go to the server of disputes', async () => {
    const env = { MANIFOLD_MARKETPLACE_TOKEN: 'seller' };
    const [call] = await sentBy('{ paymentDisputes(first: 1) { nodes { id } } }', env);

    expect(call?.url).toMatch(/^GET https:\/\/apiz\.ebay\.com\/sell\/fulfillment\/v1\/payment_dispute_summary\?/);
    expect(call?.headers.get('authorization')).toBe('Bearer seller');
  });

  it('exchange the assertion of a service account for a token with the scope of the service', async () => {
    const env = {
      GOOGLE_SERVICE_ACCOUNT_EMAIL: 'gateway@project.example',
      GOOGLE_SERVICE_ACCOUNT_KEY: privateKey,
    };
    const [exchange, call] = await sentBy('{ urlNotification(url: "https://a.example/") { url } }', env);
    const assertion = new URLSearchParams(exchange?.body).get('assertion') ?? '';
    const claims = JSON.parse(Buffer.from(String(assertion.split('.')[1]), 'base64url').toString());

    expect(exchange?.url).toBe('POST https://oauth2.googleapis.com/token');
    expect(claims).toMatchObject({
      iss: 'gateway@project.example',
      aud: 'https://oauth2.googleapis.com/token',
      scope: 'https://www.googleapis.com/auth/indexing',
    });
    expect(call?.url).toMatch(/^GET https:\/\/indexing\.googleapis\.com\/v3\/urlNotifications\/metadata\?/);
    expect(call?.headers.get('authorization')).toBe('Bearer short');
  });
});

describe('docs/public-services.md', () => {
  const page = readFileSync('docs/public-services.md', 'utf8');
  const examples = [...page.matchAll(/^```yaml\n([\s\S]*?)^```/gm)].map(([, text = '']) => text);

  it('has three examples of settings', () => {
    expect(examples).toHaveLength(3);
  });

  it.each(examples)('has settings that give an address and a credential: %j', (text) => {
    const settings = text.replaceAll(/file:\/\/\/run\/secrets\/\S+/g, (name) => {
      const content = name.endsWith('.pem') ? privateKey : 'secret';
      return `file://${fileWith('secret', content)}`;
    });
    const file = fileWith('manifold.yaml', settings);
    const { apis } = loadSettings({ file, environment: {}, contracts: slugs.map(readContract) });

    const [slug, own] = Object.entries<any>(parse(text).apis)[0] ?? ['', {}];

    expect(apis[slug]?.url).toBe(parse(whole()).apis[slug].url);
    expect(apis[slug]?.credentials.type).toBe(own.credentials?.type ?? (own.token ? 'header' : 'service-account'));
  });
});

describe('deploy/public-services.yaml', () => {
  const contracts = slugs.map(readContract);
  const liveOf = (text: string, environment: Readonly<Record<string, string>>) => {
    const { apis } = loadSettings({ file: fileWith('manifold.yaml', text), environment, contracts });
    return slugs.filter((slug) => apis[slug]?.url !== undefined);
  };

  it('gives addresses as it is to APIs that need no secret', () => {
    expect(liveOf(EXAMPLE, {})).toEqual(['identity', 'blockchain', 'jokes', 'journals', 'webhooks']);
  });

  it('gives addresses to all whose service exists, and tells of the others why not', () => {
    const GOOGLE = { GOOGLE_SERVICE_ACCOUNT_EMAIL: 'a@b.example', GOOGLE_SERVICE_ACCOUNT_KEY: privateKey };
    const gone = [...EXAMPLE.matchAll(/^ {2}# (\w+): .* is gone \(/gm)].map(([, slug]) => slug);

    expect(gone).toHaveLength(4);
    expect(liveOf(whole(), { ...AWS, ...GOOGLE })).toEqual(slugs.filter((slug) => !gone.includes(slug)));
  });
});
