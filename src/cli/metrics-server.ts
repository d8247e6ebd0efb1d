import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Settings } from '#config';
import type { ConfigState } from '#gateway';
import { createHostCheck, createServer, crossOriginError, httpOrigin } from '#http';
import { METRICS, PROMETHEUS_TYPE, prometheusText } from '#telemetry';
import type { Reloader } from './reloader.ts';
import { administrators } from './sandbox-adapter.ts';
import type { Listening, ReadMetrics } from './services.ts';

const PATH = '/metrics';
const RELOAD_PATH = '/reload';
/** The path of the settings file that a reload is for, percent-encoded. */
export const SETTINGS_HEADER = 'manifold-settings';

type ReloadTarget = Pick<Reloader, 'reload' | 'settings' | 'files' | 'keptSettings'>;

/** Serves the metrics at `/metrics` of their own address, and at `/reload` reloads of the configuration. */
export async function serveMetrics(
  { metrics, server: { hosts } }: Settings,
  read: ReadMetrics,
  reloader?: ReloadTarget,
): Promise<Listening> {
  const { host, port } = metrics;
  const hostError = createHostCheck({ host, hosts });
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const rejection = hostError(request);
    if (rejection) return send(response, rejection.status, `${rejection.message}\n`);
    const path = request.url?.split('?', 1)[0];
    if (path === RELOAD_PATH && reloader) {
      const { status, body } = await answerReload(reloader, request);
      return send(response, status, `${JSON.stringify(body)}\n`, 'application/json');
    }
    if (path !== PATH) return send(response, 404, `The metrics are at ${PATH}.\n`);
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

/** A reload by a request: of a program on this machine, or of a caller with an API key that has the scope `console`. */
async function answerReload(
  reloader: ReloadTarget,
  request: IncomingMessage,
): Promise<{ readonly status: number; readonly body: object }> {
  if (request.method !== 'POST') return { status: 405, body: { error: 'Send a POST.' } };
  if (crossOriginError(request.headers))
    return { status: 403, body: { error: 'Pages of other origins cannot reload.' } };
  const { auth } = reloader.settings;
  if (!administrators(typeof auth === 'object' ? auth : undefined)(request)) {
    const error = 'Reload from this machine, or with an API key that has the scope `console`.';
    return { status: 403, body: { error } };
  }
  const gateway = { pid: process.pid, folder: process.cwd() };
  const wanted = request.headers[SETTINGS_HEADER];
  if (typeof wanted === 'string' && !reloader.files.includes(decodeURIComponent(wanted))) {
    const settings = reloader.files[0] ?? 'no file';
    const error = `The gateway at this address is process ${gateway.pid} in ${gateway.folder}, with settings of ${settings}: it was not reloaded.`;
    return { status: 409, body: { error, ...gateway } };
  }
  const { generation, hash, problem }: ConfigState = await reloader.reload('a request');
  if (problem) return { status: 409, body: { generation, hash, problem: problem.text, ...gateway } };
  return { status: 200, body: { generation, hash, needRestart: reloader.keptSettings, ...gateway } };
}
