import { createServer, request as send } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { defaultSettings, onSandbox, type Settings } from '#config';
import { readContract } from '#contract';
import { type Slug, slugs } from '#contracts';
import { runOperation } from '#gateway';
import { loadMocks, type RunningSandbox, serveSandbox } from '#sandbox';
import { gatewayFrom } from '#test/harness';
import { questions } from '../lab/questions.ts';

/*
 * Operations over all APIs while one of them is down, hangs, or sends malformed responses. The others must answer as
 * before, without waiting for it.
 */
const QUESTIONS = questions();
const textsOf = (kind: 'query' | 'mutation') =>
  QUESTIONS.filter(({ operation }) => operation === kind).map(({ text }) => text);
/** Mutations of one operation would wait for each other. */
const DOCUMENTS = [`{ ${textsOf('query').join(' ')} }`, ...textsOf('mutation').map((text) => `mutation { ${text} }`)];
const contracts = slugs.map(readContract);
const CODES = ['UPSTREAM_UNAVAILABLE', 'UPSTREAM_TIMEOUT', 'UPSTREAM_INVALID_RESPONSE'];

let sandbox: RunningSandbox;
let whole: Record<string, unknown> = {};

beforeAll(async () => {
  sandbox = await serveSandbox(await loadMocks(slugs), { host: '127.0.0.1', port: 0, seed: 'chaos' });
  sandbox.world.clock.stop(Date.parse('2026-11-21T12:00:00Z'));
  return () => sandbox.stop();
});

beforeEach(async () => {
  if (Object.keys(whole).length === 0) whole = (await ask(gatewayFrom(settings()))).data;
});

/** All APIs in the sandbox, except for one at another address. */
function settings(slug?: Slug, url?: string, totalMs = 15_000): Settings {
  const base = onSandbox(defaultSettings(contracts), contracts, sandbox.origin);
  const apis = Object.entries(base.apis).map(([name, each]) => {
    const own = { ...each, retry: { ...each.retry, attempts: 0 } };
    return [name, name === slug ? { ...own, url, timeouts: { ...own.timeouts, totalMs } } : own];
  });
  return { ...base, logs: { ...base.logs, level: 'silent' }, apis: Object.fromEntries(apis) };
}

async function ask(gateway: ReturnType<typeof gatewayFrom>) {
  const caller = {
    requestId: 'test',
    header: (name: string) => (name === 'authorization' ? 'Bearer sandbox' : undefined),
  };
  const results = await Promise.all(
    DOCUMENTS.map((query) => runOperation(gateway, { query }, caller, new AbortController().signal)),
  );
  const plain = JSON.parse(JSON.stringify(results)) as { data: Record<string, unknown>; errors?: any[] }[];
  return {
    data: Object.assign({}, ...plain.map(({ data }) => data)),
    errors: plain.flatMap(({ errors = [] }) => errors),
  };
}

/** The response keys of an API's fields. */
async function fieldsOf(slug: Slug) {
  const { errors } = await ask(gatewayFrom(settings(slug, 'http://127.0.0.1:9')));
  return errors.map(({ path }) => String(path[0]));
}

const without = (data: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !names.includes(name)));

function listening(server: {
  listen: any;
  close: any;
  address: any;
  closeAllConnections?: () => void;
}): Promise<string> {
  onTestFinished(() => {
    server.closeAllConnections?.();
    server.close();
  });
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)),
  );
}

describe('operations over all APIs', () => {
  it('answer with all of them', () => {
    const empty = Object.entries(whole).filter(([, value]) => value === null || JSON.stringify(value).includes('[]'));

    expect(QUESTIONS.map(({ slug }) => slug)).toEqual([...slugs]);
    expect(Object.keys(whole).length).toBe(slugs.length);
    expect(empty).toEqual([]);
  });

  it.each(slugs)('lose only %s when it is down', async (slug) => {
    const { data, errors } = await ask(gatewayFrom(settings(slug, 'http://127.0.0.1:9')));
    const lost = errors.map(({ path }) => String(path[0]));

    expect(lost.length).toBe(1);
    expect(without(data, lost)).toEqual(without(whole, lost));
    expect(errors.filter(({ extensions }) => extensions.api !== slug || !CODES.includes(extensions.code))).toEqual([]);
  });

  it.each(slugs)('do not wait for %s when it hangs', async (slug) => {
    const others = new Set(Object.keys(whole));
    for (const name of await fieldsOf(slug)) others.delete(name);
    // It accepts connections and is silent until all other upstreams have answered: waiting for it would time out.
    const { promise: answered, resolve } = Promise.withResolvers<void>();
    const sockets: { destroy(): void }[] = [];
    const silent = createTcpServer((socket) => {
      sockets.push(socket);
      socket.on('error', () => undefined);
    });
    const base = await listening(silent);
    const front = await counting(others.size, resolve);
    const settled = ask(gatewayFrom(through(front, settings(slug, base))));

    await answered;
    for (const socket of sockets) socket.destroy();

    const { data } = await settled;
    expect(
      Object.keys(
        without(
          data,
          Object.keys(data).filter((name) => !others.has(name)),
        ),
      ),
    ).toHaveLength(others.size);
    expect(Object.fromEntries([...others].map((name) => [name, data[name]]))).toEqual(
      Object.fromEntries([...others].map((name) => [name, whole[name]])),
    );
  });

  it.each(slugs)('lose only %s when it sends malformed responses', async (slug) => {
    const malformed = createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>');
    });
    const { data, errors } = await ask(gatewayFrom(settings(slug, await listening(malformed))));
    const lost = errors.map(({ path }) => String(path[0]));

    expect(without(data, lost)).toEqual(without(whole, lost));
    expect(errors.map(({ extensions }) => [extensions.api, extensions.code])).toEqual(
      // The result of an access check is its status: the body is not read.
      slug === 'datalake' ? [] : [[slug, 'UPSTREAM_INVALID_RESPONSE']],
    );
  });
});

/** A proxy of the sandbox that calls back once this many APIs have answered. */
async function counting(count: number, reached: () => void): Promise<string> {
  const seen = new Set<string>();
  const front = createServer((request, response) => {
    const { hostname, port } = new URL(sandbox.origin);
    const onward = send(
      { hostname, port, path: request.url, method: request.method, headers: request.headers },
      (reply) => {
        response.writeHead(reply.statusCode ?? 500, reply.headers);
        reply.pipe(response);
        response.on('finish', () => {
          seen.add(String(request.url?.split('/')[1]));
          if (seen.size >= count) reached();
        });
      },
    );
    request.pipe(onward);
  });
  return listening(front);
}

function through(front: string, base: Settings): Settings {
  const apis = Object.entries(base.apis).map(([name, each]) => [
    name,
    { ...each, url: each.url?.replace(sandbox.origin, front) },
  ]);
  return { ...base, apis: Object.fromEntries(apis) };
}
