import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Random } from '#sandbox';
import { localServer } from '#test/local-server';
import { operationOf, recordExamples } from '#test/recorded';
import type { GoodAnswer, HostileAnswer } from './answer.ts';
import { SECRET } from './canaries.ts';
import { hostileAnswer } from './hostile-answer.ts';

/** The path before that of APIs. */
const BASE = `/${SECRET}-base`;
/** Callers get the addresses of these, to open or to send to. */
const SHOWN = new Set(['identity', 'webhooks']);
const SLOW_MS = 30;

/**
 * All APIs on one address. They answer as the sandbox answered the examples, or, where a request has a number, in hostile
 * ways that follow from it.
 */
export async function serveUpstreams(seed: string) {
  const good = await recordedAnswers();
  let hostile = 0;
  const counts = new Map<string, number>();
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const target = (request.url ?? '').replace(BASE, '');
    const { method = '' } = request;
    const slug = /^\/(\w+)/.exec(target)?.[1] ?? '';
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    const id = operationOf(slug, { method, target, headers, body: '' })?.id;
    const number = headers['x-fuzz'];
    const key = `${number} ${method} ${target}`;
    const random = new Random(`${seed} ${key} ${counts.get(key) ?? 0}`);
    const known = good.get(`${slug}.${id}`) ?? good.get(slug) ?? [];
    const chosen = known.length > 0 ? random.pick(known) : OTHER;
    if (number === undefined) {
      response.writeHead(chosen.status, { ...chosen.headers, 'x-secret': SECRET }).end(chosen.body);
      return;
    }
    hostile += 1;
    counts.set(key, (counts.get(key) ?? 0) + 1);
    if (counts.size > 5000) counts.clear();
    write(request, hostileAnswer(random.chance(0.97) ? chosen : OTHER, random));
  };
  const server = createServer({ maxHeaderSize: 65_536 }, (request, response) => {
    request.on('error', () => undefined);
    request.resume();
    request.on('end', () => answer(request, response));
  });
  server.on('connection', (socket) => socket.on('error', () => undefined));
  server.on('clientError', (_error, socket) => socket.destroy());
  const { origin, stop } = await localServer(server);
  return {
    urlOf: (slug: string) => `${origin}${SHOWN.has(slug) ? '' : BASE}/${slug}`,
    hostile: () => hostile,
    stop,
  };
}

const OTHER: GoodAnswer = {
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from('{"a":[1]}'),
};

/** Writes on the connection itself, because Node's responses cannot be malformed. */
function write({ socket }: IncomingMessage, { bytes, ending, isSlow }: HostileAnswer): void {
  const end = () => {
    if (ending === 'end') socket.end();
    else if (ending === 'reset') socket.resetAndDestroy();
  };
  if (!isSlow) return void socket.write(bytes, end);
  const half = bytes.length >> 1;
  socket.write(bytes.subarray(0, half), () => {
    setTimeout(() => socket.write(bytes.subarray(half), end), SLOW_MS);
  });
}

/** The answers of the sandbox to the examples, by operation and by API. */
async function recordedAnswers(): Promise<ReadonlyMap<string, readonly GoodAnswer[]>> {
  const answers = new Map<string, GoodAnswer[]>();
  for (const { slug, operation, answer } of await recordExamples()) {
    const headers = Object.fromEntries(
      Object.entries(answer.headers)
        .filter(([name]) => !/^(connection|keep-alive|date|content-length|transfer-encoding)$/.test(name))
        .map(([name, value]) => [name, String(value)]),
    );
    const good: GoodAnswer = { status: answer.status ?? 500, headers, body: answer.body };
    for (const key of [slug, `${slug}.${operation.id}`]) {
      const known = answers.get(key);
      if (known) known.push(good);
      else answers.set(key, [good]);
    }
  }
  return answers;
}
