import { afterEach, describe, expect, it, vi } from 'vitest';
import { serveUntilOver } from '#test/serve-until-over';
import { contract } from './contract.ts';
import { anOrder, codes, type OperationResult, ordered, probeAt, shopAt } from './gateways.ts';
import { upstream } from './upstreams.ts';

const STATUSES = [
  [400, 'BAD_USER_INPUT'],
  [401, 'UNAUTHENTICATED'],
  [402, 'UPSTREAM_ERROR'],
  [403, 'PERMISSION_DENIED'],
  [404, 'NOT_FOUND'],
  [405, 'UPSTREAM_ERROR'],
  [409, 'CONFLICT'],
  [410, 'NOT_FOUND'],
  [412, 'FAILED_PRECONDITION'],
  [413, 'UPSTREAM_ERROR'],
  [418, 'UPSTREAM_ERROR'],
  [422, 'BAD_USER_INPUT'],
  [429, 'RATE_LIMITED'],
  [500, 'UPSTREAM_ERROR'],
  [501, 'UNIMPLEMENTED'],
  [502, 'UPSTREAM_ERROR'],
  [503, 'UPSTREAM_UNAVAILABLE'],
  [504, 'UPSTREAM_TIMEOUT'],
  [599, 'UPSTREAM_ERROR'],
  [300, 'UPSTREAM_INVALID_RESPONSE'],
  [304, 'UPSTREAM_INVALID_RESPONSE'],
  [999, 'UPSTREAM_ERROR'],
] as const;

const BODIES = [
  ['JSON', 'application/json', '{"code": 7, "message": "canary"}'],
  ['text', 'text/plain', 'canary'],
  ['HTML', 'text/html', '<h1>canary</h1>'],
  ['broken JSON', 'application/json', '{"code": '],
  ['a list', 'application/json', '["canary"]'],
  ['nothing', undefined, ''],
] as const;

describe('failures', () => {
  it('have the code of the API if its contract declares it, and no other word', async () => {
    const { url } = await upstream((response, { target }) => {
      response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify({ code: target.slice(1) }));
    });
    const errors = { word: ['/code'], rows: [{ word: 'TAKEN', code: 'CONFLICT', when: '' }] } as const;
    const { ask, lines } = probeAt(url, contract({ get: { path: '/{code}', errors } }));
    const upstreamCodeOf = async (code: string) => (await ask('get', { code })).errors?.[0]?.extensions['upstreamCode'];

    expect(await upstreamCodeOf('TAKEN')).toBe('TAKEN');
    expect(await upstreamCodeOf('CANARYBODY')).toBeUndefined();
    expect(lines.join('\n')).toContain('CANARYBODY');
  });

  it.each(STATUSES)('%i is %s for any body', async (status, code) => {
    const { url, seen } = await upstream((response, { target }) => {
      const [, type, body] = BODIES[Number(target.slice(1))] ?? [];
      if (type) response.setHeader('content-type', type);
      response.writeHead(status).end(body);
    });
    const { ask } = probeAt(url, contract({ get: { path: '/{body}' } }));
    const retryable = ['RATE_LIMITED', 'UPSTREAM_TIMEOUT', 'UPSTREAM_UNAVAILABLE'].includes(code);

    for (const index of BODIES.keys()) {
      const result = await ask('get', { body: index });

      expect(result.data).toEqual({ call: null });
      expect(result.errors?.map(({ extensions }) => extensions)).toEqual([
        { code, api: 'probe', operation: 'get', status, retryable, requestId: 'test' },
      ]);
      expect(JSON.stringify(result)).not.toContain('canary');
    }
    expect(seen).toHaveLength(BODIES.length);
  });

  it.each(BODIES)('NOT_FOUND is null, with %s as its body', async (_what, type, body) => {
    const { url } = await upstream((response) => {
      if (type) response.setHeader('content-type', type);
      response.writeHead(404).end(body);
    });

    expect(await shopAt(url).order('11-1')).toEqual({ data: { order: null } });
  });

  it('the gateway answers 200 with its other fields for any status of an upstream', async () => {
    const { url } = await upstream((response, { target }) => {
      const status = Number(target.slice(1)) || 200;
      response.setHeader('content-type', 'application/json').writeHead(status).end('"good"');
    });
    const { gateway } = probeAt(url, contract({ good: { path: '/' }, get: { path: '/{status}' } }));
    const served = await serveUntilOver(gateway);
    const query = 'query ($args: JSON) { bad: call(operation: "get", args: $args) good: call(operation: "good") }';
    for (const [status, code] of STATUSES) {
      const response = await fetch(`${served.origin}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables: { args: { status } } }),
      });

      const result = (await response.json()) as OperationResult;

      expect(response.status).toBe(200);
      expect(result.data).toEqual({ bad: null, good: 'good' });
      expect(codes(result)).toEqual([code]);
    }
  });

  it.each([200, 201, 299])('%i is a success', async (status) => {
    const { url } = await upstream((response) => {
      response.setHeader('content-type', 'application/json').writeHead(status).end('1');
    });

    expect(await probeAt(url, contract({ get: { path: '/' } })).ask('get')).toEqual({ data: { call: 1 } });
  });

  it('a 2xx with an error in its body is a failure', async () => {
    const { url } = await upstream((response, { target }) => {
      response.setHeader('content-type', 'application/json');
      response.end(target === '/text' ? '{"error": "Gone"}' : '{"success": false, "code": "E1"}');
    });
    const rows = [{ word: 'E1', code: 'CONFLICT', when: 'It is taken.' }] as const;
    const operations = {
      get: { path: '/', errors: { word: ['/code'], failed: { at: '/success', equals: false }, rows } },
      text: {
        path: '/text',
        answer: { kind: 'text', mediaTypes: ['text/plain'], shape: 'any', exactIntegers: false },
        errors: { word: ['/error'], failed: { at: '/error' }, rows: [{ status: '2xx', code: 'NOT_FOUND', when: '' }] },
      },
    } as const;
    const { ask } = probeAt(url, contract(operations));

    expect([...codes(await ask('get')), ...codes(await ask('text'))]).toEqual(['CONFLICT', 'NOT_FOUND']);
  });
});

describe('Retry-After', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  const retrying = { retry: { attempts: 1, budget: '100%' } };

  /** An upstream that is busy once, with this header. */
  async function busyOnce(retryAfter: string | readonly string[], status = 503, settings: object = retrying) {
    const { url, seen } = await upstream((response, { target }) => {
      if (seen.length > 1)
        response.setHeader('content-type', 'application/json').end(JSON.stringify(anOrder(target.slice(7))));
      else response.setHeader('retry-after', retryAfter).writeHead(status).end();
    });
    return { ...shopAt(url, { settings: { ...settings } }), seen };
  }

  it.each([
    ['86400', 86_400],
    ['999999999', 999_999_999],
    ['Fri, 31 Dec 9999 23:59:59 GMT', expect.any(Number)],
    ['15', 15],
  ])('%s is longer than the deadline: the call fails at once, with retryAfter', async (value, result) => {
    const { order, seen } = await busyOnce(value);
    const started = performance.now();

    const { errors } = await order('11-1');

    expect(errors?.[0]?.extensions).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE', retryable: true });
    expect(errors?.[0]?.extensions['retryAfter']).toEqual(result);
    expect(performance.now() - started).toBeLessThan(5000);
    expect(seen).toHaveLength(1);
  });

  it('may be a date', async () => {
    const { order } = await busyOnce(new Date(Date.now() + 86_400_000).toUTCString());

    const { errors } = await order('11-1');

    expect(Math.abs(errors?.[0]?.extensions['retryAfter'] - 86_400)).toBeLessThanOrEqual(1);
  });

  it.each([
    '0',
    'Thu, 01 Jan 1970 00:00:00 GMT',
    '-1',
    '1e9',
    '0x7fffffff',
    '1.5',
    '9999999999',
    'soon',
    '',
    'Infinity',
    '<script>',
    '2026-11-21',
    'Sat, 99 Nov 2026 00:00:00 GMT',
    ['86400', '86400'],
  ])('%j is ignored', async (value) => {
    const { order, seen } = await busyOnce(value);

    expect(await order('11-1')).toEqual(ordered('11-1'));
    expect(seen).toHaveLength(2);
  });

  it.each([429, 503])('an invalid value on %i is not forwarded', async (status) => {
    const { order } = await busyOnce('canary', status, { retry: { attempts: 0 } });

    const { errors } = await order('11-1');

    expect(errors?.[0]?.extensions).not.toHaveProperty('retryAfter');
    expect(JSON.stringify(errors)).not.toContain('canary');
  });

  it('retries have jitter after the time that it names', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.99);
    const { order, seen } = await busyOnce('0');
    const started = performance.now();

    expect(await order('11-1')).toEqual(ordered('11-1'));

    expect(performance.now() - started).toBeGreaterThan(90);
    expect(seen).toHaveLength(2);
  });

  it('is ignored on a success', async () => {
    const { url, seen } = await upstream((response) => {
      response.setHeader('retry-after', '86400').setHeader('content-type', 'application/json');
      response.end(JSON.stringify(anOrder('11-1')));
    });

    expect(await shopAt(url, { settings: retrying }).order('11-1')).toEqual(ordered('11-1'));
    expect(seen).toHaveLength(1);
  });
});
