import { describe, expect, it } from 'vitest';
import { gatewayOf, runOn } from '#test/harness';
import { sandboxOf } from '#test/over-sandbox';

const QUOTES = '{ tvQuotes(first: 1) { nodes { text } } }';
const ORDERS = '{ orders(first: 1) { nodes { orderId paymentStatus lineItems { quantity } } } }';

/** The answer of the gateway over a sandbox with this fault. */
async function answerUnder(fault: string, query = QUOTES, tuning: object = {}) {
  const { origin } = await sandboxOf(['tv', 'marketplace'], { pause: async () => undefined });
  const own = { forward: ['x-sandbox-fault'], ...tuning };
  const apis = { tv: own, marketplace: { ...own, token: 'abc' } };
  const gateway = gatewayOf({ tv: `${origin}/tv`, marketplace: `${origin}/marketplace` }, { apis });
  return runOn(gateway, query, {}, fault ? { 'x-sandbox-fault': fault } : {});
}

describe("the sandbox's faults, seen through the gateway", () => {
  it.each([
    ['status=503', 'UPSTREAM_UNAVAILABLE'],
    ['status=503 empty', 'UPSTREAM_UNAVAILABLE'],
    ['status=500', 'UPSTREAM_ERROR'],
    ['limited=30s', 'RATE_LIMITED'],
    ['truncate=20', 'UPSTREAM_UNAVAILABLE'],
    ['reset', 'UPSTREAM_UNAVAILABLE'],
    ['garbage=html', 'UPSTREAM_INVALID_RESPONSE'],
    ['garbage=json', 'UPSTREAM_INVALID_RESPONSE'],
    ['garbage=utf8', 'UPSTREAM_INVALID_RESPONSE'],
    ['oversized=5MiB', 'UPSTREAM_INVALID_RESPONSE'],
  ])('%s is %s', async (fault, code) => {
    const { data, errors } = await answerUnder(fault);

    expect(data).toEqual({ tvQuotes: null });
    expect(errors).toMatchObject([{ path: ['tvQuotes'], extensions: { code, api: 'tv' } }]);
  });

  it('drop is UPSTREAM_TIMEOUT', async () => {
    const { errors } = await answerUnder('drop', QUOTES, { timeouts: { headers: '1ms' } });

    expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_TIMEOUT' } }]);
  });

  it('limited has a Retry-After for callers', async () => {
    const { errors } = await answerUnder('limited=30s');

    expect(errors).toMatchObject([{ extensions: { retryAfter: 30 } }]);
  });

  it.each(['latency=1s', 'drip=100000', 'oversized=3MiB'])('%s is no failure', async (fault) => {
    const { data, errors } = await answerUnder(fault);

    expect(errors).toBeUndefined();
    expect(data).toEqual((await answerUnder('')).data);
  });

  it('a new word becomes UNRECOGNIZED', async () => {
    const { data, errors } = await answerUnder('drift=word orders[].orderPaymentStatus', ORDERS);

    expect(errors).toBeUndefined();
    expect(data.orders.nodes[0].paymentStatus).toBe('UNRECOGNIZED');
  });

  it('a missing field is an error with its path', async () => {
    const { data, errors } = await answerUnder('drift=missing orders[].orderId', ORDERS);

    expect(data).toEqual({ orders: null });
    expect(errors).toMatchObject([{ path: ['orders', 'nodes', 0, 'orderId'] }]);
  });

  it('a number that is sent as text stays a number', async () => {
    const { data, errors } = await answerUnder('drift=text orders[].lineItems[].quantity', ORDERS);

    expect(errors).toBeUndefined();
    expect(data).toEqual((await answerUnder('', ORDERS)).data);
  });
});
