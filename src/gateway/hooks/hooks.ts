import type { IncomingMessage } from 'node:http';
import { ScopeSets } from '#auth';
import type { Gateway } from '../gateway.ts';
import type { Handler } from '../handler.ts';
import type { Resources } from '../pages/pages.ts';
import { whileAdmitted } from '../pipeline/admit/overload.ts';
import { fromFetchRequest, headerLines } from '../pipeline/fetch-request.ts';
import type { HttpRequest } from '../pipeline/http-request.ts';
import { type CallerIdentity, OPEN_IDENTITY } from '../pipeline/identify/caller-identity.ts';
import { requestError } from '../pipeline/request-error.ts';
import { NodeRequest } from '../server/node-request.ts';
import { pathOf } from '../server/path-of.ts';
import { Hook } from './hook.ts';
import { messageOutcome } from './message-outcome.ts';

/** Receives messages of interfaces at `/hooks/<slug>`, and then polls the sources of subscriptions and live queries. */
export function createHooks(gateway: Gateway, { memory }: Pick<Handler, 'memory'>): Resources {
  const { settings, subgraphs, bus, overload, budgets, telemetry, log } = gateway;
  // Budgets count it by its address.
  const sender: CallerIdentity = { ...OPEN_IDENTITY, kind: 'anonymous', scopes: new ScopeSets().of([]) };
  const hooks = new Map<string, Hook>(
    subgraphs.flatMap(({ slug, hook: rule }) => {
      const keys = settings.subscriptions.hooks[slug]?.keys;
      if (!rule || !keys) return [];
      return [[`/hooks/${slug}`, new Hook({ slug, rule, keys, bus, received: () => gateway.wake(slug) })] as const];
    }),
  );
  const readAndReceive = async (hook: Hook, request: HttpRequest): Promise<readonly string[]> => {
    const admission = budgets?.admission(request, sender);
    try {
      await admission?.begin();
      await hook.receive((await bodyOf(request, settings.limits.bodyBytes)).toString().trim());
      return admission?.headers() ?? [];
    } finally {
      admission?.end();
    }
  };
  const admitAndReceive = async (hook: Hook, request: HttpRequest): Promise<readonly string[]> => {
    if (request.method !== 'POST') {
      throw requestError('Messages come by POST.', { status: 405, headers: { allow: 'POST' } });
    }
    return whileAdmitted({ overload, telemetry }, () => readAndReceive(hook, request));
  };
  /** The headers of the reply. */
  const answer = async (hook: Hook, request: HttpRequest): Promise<readonly string[]> => {
    try {
      const headers = await admitAndReceive(hook, request);
      telemetry?.message(hook.slug, 'received');
      log.info('A message of an interface was received', { interface: hook.slug });
      return ['cache-control', 'no-store', ...headers];
    } catch (error) {
      const cause = messageOutcome(error);
      telemetry?.message(hook.slug, cause);
      const fields = { interface: hook.slug, cause };
      log.causes([{ level: 'warn', message: 'A message of an interface was refused', fields }]);
      throw error;
    }
  };
  const hookOf = (url: string | undefined): Hook => {
    const hook = hooks.get(pathOf(url));
    if (!hook) throw requestError('There is no such hook.', { status: 404, code: 'NOT_FOUND' });
    return hook;
  };
  return {
    matches: ({ url }: Pick<IncomingMessage, 'url'>) => hooks.has(pathOf(url)),
    async handle(incoming, response) {
      const headers = await answer(hookOf(incoming.url), new NodeRequest(incoming, memory));
      response.writeHead(204, [...headers]).end();
    },
    async fetch(given) {
      const request = fromFetchRequest(given, memory);
      return new Response(null, { status: 204, headers: headerLines(await answer(hookOf(request.url), request)) });
    },
    close() {
      for (const hook of hooks.values()) hook.close();
    },
  };
}

function bodyOf(request: HttpRequest, most: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    request.readBody(most, (error, body) => {
      if (error) reject(error);
      else resolve(body);
    });
  });
}
