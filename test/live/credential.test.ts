import { describe, expect, it } from 'vitest';
import { json } from '#test/harness';
import { until } from '#test/until';
import { apiKey, guarded } from '../callers/guarded.ts';
import { tokenIssuer } from '../callers/issuer.ts';
import { certificateFor } from '../hostile/certificate.ts';
import { BLOCKS } from './chain.ts';
import { openStream } from './event-reader.ts';

const CHAIN = { blockchain: () => json({ hash: 'a', time: 1, block_index: 7, height: 7 }) };
/** As OpenSSL prints a time: `Nov 28 14:00:00 2026 GMT`. */
const opensslTime = (time: Date) => time.toUTCString().replace(/^\w+, (\d+) (\w+) (\d+) ([\d:]+)/, '$2 $1 $4 $3');
const settings = { subscriptions: { poll: '20ms' } };

describe('the credential of a subscription', () => {
  it('ends the subscription with itself', async () => {
    const issuer = await tokenIssuer();
    const auth = { jwt: [{ ...issuer.settings, clockTolerance: '0ms' }] };
    const { address, gateway } = await guarded('direct', auth, { answers: CHAIN, settings });
    const token = await issuer.token({ scope: 'blockchain:read' }, { expiresIn: '2s' });
    const stream = await openStream(address, { query: BLOCKS }, { authorization: `Bearer ${token}` });
    expect(stream.response.status).toBe(200);
    await until(() => expect(gateway.live.counts.subscribers).toBe(1));
    expect(await stream.take(2)).toMatchObject([
      { data: { errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] } },
      undefined,
    ]);
    expect(gateway.live.counts.subscribers).toBe(0);
  });

  it.each([
    [
      'xfcc',
      ({ cert }: { cert: string }) => ({
        'x-forwarded-client-cert': `URI=spiffe://a;Cert="${encodeURIComponent(cert)}"`,
      }),
    ],
    [
      'nginx',
      (_made: object, end: Date) => ({
        'ssl-client-verify': 'SUCCESS',
        'ssl-client-s-dn': 'CN=a',
        'ssl-client-v-end': opensslTime(end),
      }),
    ],
  ])('ends it where that is a certificate which a proxy forwards with its end, as %s', async (format, forwarded) => {
    const callers = [
      { uri: 'spiffe://a', scopes: ['blockchain'] },
      { dn: 'CN=a', scopes: ['blockchain'] },
    ];
    const { address, gateway } = await guarded(
      'direct',
      { certificates: { format, callers } },
      { answers: CHAIN, settings: { ...settings, server: { trustedProxies: ['127.0.0.1'] } } },
    );
    const headersUntil = (end: Date) =>
      forwarded(certificateFor('127.0.0.1', new Date(Date.now() - 60_000), end, 'spiffe://a'), end);
    const late = await openStream(address, { query: BLOCKS }, headersUntil(new Date(Date.now() - 1000)));
    expect(late.response.status).toBe(401);
    const stream = await openStream(address, { query: BLOCKS }, headersUntil(new Date(Date.now() + 3000)));
    expect(stream.response.status).toBe(200);
    await until(() => expect(gateway.live.counts.subscribers).toBe(1));
    expect(await stream.take(2)).toMatchObject([
      { data: { errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] } },
      undefined,
    ]);
  });

  it('needs the scope of the field', async () => {
    const [allowed, other] = [apiKey('a', ['blockchain:read:blockMined']), apiKey('b', ['quotes:read'])];
    const { address } = await guarded('direct', { keys: [allowed.entry, other.entry] }, { answers: CHAIN, settings });
    const refused = await openStream(address, { query: BLOCKS }, { 'x-api-key': other.key });
    expect(refused.response.status).toBe(403);
    expect(await refused.response.json()).toMatchObject({
      errors: [{ extensions: { code: 'FORBIDDEN', missingScopes: ['blockchain:read:blockMined'] } }],
    });
    expect((await openStream(address, { query: BLOCKS }, { 'x-api-key': allowed.key })).response.status).toBe(200);
    expect((await openStream(address, { query: BLOCKS })).response.status).toBe(401);
  });
});
