import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { BadInputError } from '#graph';
import { until } from '#test/until';
import { contract } from './contract.ts';
import { codes, probeAt } from './gateways.ts';
import { bytes, jsonBytes, rawUpstream, upstream } from './upstreams.ts';

const bytesBody = { kind: 'bytes', mediaType: 'application/octet-stream', required: true } as const;
const operations = {
  get: { path: '/good' },
  wait: { path: '/wait' },
  upload: { path: '/', method: 'POST', body: bytesBody },
  append: {
    path: '/',
    method: 'POST',
    body: bytesBody,
    headers: [{ name: 'Transfer-Encoding', constant: 'chunked' }],
  },
} as const;
const good = { data: { call: 'good' } };
const settings = { connections: 1, retry: { attempts: 3 }, breaker: { failures: 1, open: '60s' } };

/** An API that reads requests, with a `/good` that always succeeds. */
async function reader() {
  const { url, seen } = await upstream((response) =>
    response.setHeader('content-type', 'application/json').end('"good"'),
  );
  return { ...probeAt(url, contract(operations), { settings }), seen };
}

/** A streamed body, and whether its reader has released it. */
function parts(...each: readonly (string | Error | Promise<unknown>)[]) {
  const state = { read: 0, released: false };
  async function* generate() {
    try {
      for (const part of each) {
        state.read += 1;
        if (part instanceof Error) throw part;
        if (typeof part === 'string') yield Buffer.from(part);
        else await part;
      }
    } finally {
      state.released = true;
    }
  }
  return { body: generate(), state };
}

describe('streamed bodies', () => {
  it('are forwarded as they arrive, in chunks', async () => {
    const { change, seen } = await reader();
    const { body, state } = parts('a', '', 'b'.repeat(100_000), 'c');

    expect(await change('upload', { body })).toEqual(good);

    expect(seen[0]?.body).toBe(`a${'b'.repeat(100_000)}c`);
    expect(seen[0]?.headers).toMatchObject({
      'transfer-encoding': 'chunked',
      'content-type': 'application/octet-stream',
    });
    expect(state.released).toBe(true);
  });

  it('may be empty', async () => {
    const { change, seen } = await reader();

    expect(await change('upload', { body: parts().body })).toEqual(good);
    expect(seen[0]).toMatchObject({ body: '', headers: { 'content-length': '0' } });
  });

  it.each(['text', Buffer.from('text'), new Uint8Array(Buffer.from('text'))])(
    'are what their contract calls chunked, even if they are there as a whole: %#',
    async (body) => {
      const { change, seen } = await reader();

      await change('append', { body });
      await change('append', { body: parts('te', 'xt').body });
      await change('upload', { body });

      expect(seen.map((each) => each.body)).toEqual(['text', 'text', 'text']);
      const lengths = seen.map(({ headers }) => [headers['transfer-encoding'], headers['content-length']]);
      expect(lengths).toEqual([
        ['chunked', undefined],
        ['chunked', undefined],
        [undefined, '4'],
      ]);
    },
  );

  it('may take longer than the timeouts of a connection', async () => {
    const { url } = await upstream((response) => response.setHeader('content-type', 'application/json').end('"good"'));
    const { change } = probeAt(url, contract(operations), {
      settings: { timeouts: { connect: '40ms', headers: '40ms', body: '40ms' } },
    });
    const { body } = parts('a', new Promise((resolve) => setTimeout(resolve, 450)), 'b');

    expect(await change('upload', { body })).toEqual(good);
  });

  it('are read with back-pressure', async () => {
    const raw = await rawUpstream((socket) => socket.pause());
    const { change } = probeAt(raw.url, contract(operations), { settings: { timeouts: { total: '300ms' } } });
    const { body, state } = parts(...Array.from({ length: 2000 }, () => 'x'.repeat(65_536)));

    expect(codes(await change('upload', { body }))).toEqual(['UPSTREAM_TIMEOUT']);
    expect(state.read).toBeLessThan(500);
  });
});

describe('truncated bodies', () => {
  it('end the call with their own error, and do not count for the breaker', async () => {
    const { change, ask, seen, lines } = await reader();
    const { body, state } = parts('a', new BadInputError('The file is larger than it may be.'));

    const result = await change('upload', { body });

    expect(result.errors).toMatchObject([
      { message: 'The file is larger than it may be.', extensions: { code: 'BAD_USER_INPUT' } },
    ]);
    expect(seen).toEqual([]);
    expect(state.released).toBe(true);
    expect(lines.filter((line) => !line.includes(' debug '))).toEqual([]);
    expect(await ask('get')).toEqual(good);
  });

  it('are never complete for the upstream', async () => {
    const requests: IncomingMessage[] = [];
    const { url, server } = await upstream((response) => response.end());
    server.prependListener('request', (request) => requests.push(request));
    const { change } = probeAt(url, contract(operations), { settings });
    const { body } = parts('a'.repeat(1000), new Error('torn'));

    expect(codes(await change('upload', { body }))).toEqual(['INTERNAL_SERVER_ERROR']);

    const [request] = requests;
    if (request && !request.destroyed) await once(request, 'close');
    expect(requests.map(({ complete }) => complete)).toEqual(requests.map(() => false));
  });

  it('without any bytes send nothing', async () => {
    const { change, ask, seen } = await reader();

    expect(codes(await change('upload', { body: parts(new BadInputError('No file.')).body }))).toEqual([
      'BAD_USER_INPUT',
    ]);
    expect(await ask('get')).toEqual(good);
    expect(seen.map(({ method }) => method)).toEqual(['GET']);
  });
});

describe('responses before the body is sent', () => {
  /** Answers after the head of a request. */
  async function early(status: string) {
    const raw = await rawUpstream((socket, head) =>
      socket.write(
        head.startsWith('GET') ? jsonBytes('good') : bytes(status, { 'content-type': 'application/json' }, '{}'),
      ),
    );
    const unhurried = { ...settings, breaker: { failures: 0 }, timeouts: { total: '60s' } };
    return { ...raw, ...probeAt(raw.url, contract(operations), { settings: unhurried }) };
  }
  /** A body whose rest the test releases. */
  function slowly() {
    const gate = Promise.withResolvers<void>();
    return { ...parts('a', gate.promise, 'b'), let: gate.resolve };
  }

  it.each([
    ['401 Unauthorized', 'UNAUTHENTICATED'],
    ['409 Conflict', 'CONFLICT'],
    ['413 Content Too Large', 'UPSTREAM_ERROR'],
    ['503 Service Unavailable', 'UPSTREAM_UNAVAILABLE'],
  ])('are final if they refuse: %s', async (status, code) => {
    const { change, ask, sockets } = await early(status);
    const { body, state, ...rest } = slowly();

    expect(codes(await change('upload', { body }))).toEqual([code]);

    expect(await ask('get')).toEqual(good);
    expect(sockets).toHaveLength(2);
    rest.let();
    await until(() => expect(state.released).toBe(true));
  });

  /** Begins a response before the body is sent, and completes it afterwards, or never. */
  async function overtaken(settings: Readonly<Record<string, unknown>>, goesOn: boolean) {
    const answer = bytes('409 Conflict', { 'content-type': 'application/json' }, '{"code": "TAKEN"}');
    // The end of the body's last chunk looks like the end of a head.
    const raw = await rawUpstream((socket, head) => {
      if (head.startsWith('POST')) socket.write(answer.subarray(0, -1));
      else if (goesOn) socket.write(answer.subarray(-1));
    });
    const { body, ...rest } = slowly();
    const hearing = () => rest.let();
    subscribe('undici:request:headers', hearing);
    onTestFinished(() => void unsubscribe('undici:request:headers', hearing));
    return probeAt(raw.url, contract(operations), { settings }).change('upload', { body });
  }

  it('are read to their end if the body ends first', async () => {
    const result = await overtaken(settings, true);

    expect(result.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT' });
  });

  it('have the usual deadline after the body', async () => {
    const result = await overtaken({ timeouts: { connect: '60s', headers: '60s', body: '50ms', total: '60s' } }, false);

    expect(result.errors?.[0]?.message).toBe('probe stopped in the middle of its answer');
  });

  it('are an error if they report success, because the rest would be lost', async () => {
    const { change, ask } = await early('200 OK');
    const { body, state, ...rest } = slowly();

    const result = await change('upload', { body });

    expect(result.errors).toMatchObject([
      {
        message: 'probe answered before it had the whole request',
        extensions: { code: 'UPSTREAM_INVALID_RESPONSE' },
      },
    ]);
    expect(await ask('get')).toEqual(good);
    rest.let();
    await until(() => expect(state.released).toBe(true));
  });
});

describe('bodies of callers that disconnected', () => {
  it('are released with their connection', async () => {
    const raw = await rawUpstream((socket, head) => {
      if (head.startsWith('GET')) socket.write(jsonBytes('good'));
      else leave.abort();
    });
    const leave = new AbortController();
    const { run, ask } = probeAt(raw.url, contract(operations), { settings });
    const gate = Promise.withResolvers<void>();
    const { body, state } = parts('a', gate.promise, 'b');

    const query = 'mutation ($body: JSON) { call(operation: "upload", args: $body) }';
    await run(query, { body: { body } }, {}, leave.signal);

    const [socket] = raw.sockets as [Socket];
    if (!socket.destroyed) await once(socket, 'close');
    gate.resolve();
    await until(() => expect(state.released).toBe(true));
    expect(await ask('get')).toEqual(good);
  });

  it('are not started while they are queued', async () => {
    const raw = await rawUpstream((socket, head) => {
      if (head.startsWith('GET /wait')) waiting.resolve(socket);
      else socket.write(jsonBytes('good'));
    });
    const waiting = Promise.withResolvers<Socket>();
    const leave = new AbortController();
    const { run, ask } = probeAt(raw.url, contract(operations), { settings });
    const first = ask('wait');
    const socket = await waiting.promise;
    const { body, state } = parts('a');

    const query = 'mutation ($body: JSON) { call(operation: "upload", args: $body) }';
    const second = run(query, { body: { body } }, {}, leave.signal);
    await setImmediate();
    leave.abort();
    await second;
    socket.write(jsonBytes('good'));

    expect(await first).toEqual(good);
    expect(await ask('get')).toEqual(good);
    expect(state).toEqual({ read: 0, released: false });
    expect(raw.heads.map((head) => head.split(' ')[1])).toEqual(['/wait', '/good']);
    expect(raw.sockets).toHaveLength(1);
  });
});
