import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Settings } from '#config';
import { createHostCheck, createServer, httpOrigin } from '#http';
import { METRICS, PROMETHEUS_TYPE, prometheusText } from '#telemetry';
import type { Listening, ReadMetrics } from '../services.ts';

const PATH = '/metrics';

/** Serves the metrics, and nothing else, at `/metrics` of their own address. */
export async function serveMetrics({ metrics, server: { hosts } }: Settings, read: ReadMetrics): Promise<Listening> {
  const { host, port } = metrics;
  const hostError = createHostCheck({ host, hosts });
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const refusal = hostError(request);
    if (refusal) return send(response, refusal.status, `${refusal.message}\n`);
    if (request.url?.split('?', 1)[0] !== PATH) return send(response, 404, `The metrics are at ${PATH}.\n`);
    if (request.method !== 'GET' && request.method !== 'HEAD') return send(response, 405, 'Send a GET.\n');
    send(response, 200, prometheusText(METRICS, await read()), PROMETHEUS_TYPE);
  };
  const server = createServer({}, (request, response) => {
    answer(request, response).catch(() => send(response, 500, 'The metrics could not be read.\n'));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    origin: httpOrigin(host, (server.address() as AddressInfo).port),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function send(response: ServerResponse, status: number, text: string, type = 'text/plain; charset=utf-8'): void {
  response.writeHead(status, {
    'content-type': type,
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(text);
}
