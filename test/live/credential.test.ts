import { describe, expect, it } from 'vitest';
import { json } from '#test/harness';
import { until } from '#test/until';
import { apiKey, guarded } from '../callers/guarded.ts';
import { tokenIssuer } from '../callers/issuer.ts';
import { BLOCKS } from './chain.ts';
import { openStream } from './event-reader.ts';

const CHAIN = { blockchain: () => json({ hash: 'a', time: 1, block_index: 7, height: 7 }) };
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
