import type { IncomingMessage } from 'node:http';
import { ScopeSets } from '#auth';
import type { HookKey } from '#config';
import type { HookRule } from '#graph';
import type { MessageBus, Subscription } from '#shared-state';
import { isGraphQLError } from '../execution/values.ts';
import type { Gateway } from '../gateway.ts';
import type { Handler } from '../handler.ts';
import type { Resources } from '../pages/pages.ts';
import { admitted } from '../pipeline/admit/overload.ts';
import { fromFetchRequest, headerLines } from '../pipeline/fetch-request.ts';
import { requestError } from '../request-error.ts';
import { NodeRequest } from '../server/node-request.ts';
import { pathOf } from '../server/path-of.ts';
import { type CallerIdentity, type HttpRequest, OPEN_IDENTITY } from '../types.ts';
import { AHEAD_MS, MessageRefusal, OLDEST_MS, readMessage } from './read-message.ts';
import { ReceivedMessages } from './received-messages.ts';

/** Receives messages of APIs at `/hooks/<slug>`, and then polls the sources of subscriptions and live queries. */
export function createHooks(gateway: Gateway, { memory }: Pick<Handler, 'memory'>): Resources {
  const { settings, subgraphs, bus, overload, budgets, telemetry, log, state } = gateway;
  // Budgets count it by its address.
  const sender: CallerIdentity = { ...OPEN_IDENTITY, kind: 'anonymous', scopes: new ScopeSets().of([]) };
  const hooksOf: Readonly<Record<string, { readonly keys: readonly HookKey[] } | undefined>> =
    settings.subscriptions.hooks;
  const hooks = new Map<string, Hook>(
    subgraphs.flatMap(({ slug, hook: rule }) => {
      const keys = hooksOf[slug]?.keys;
      if (!rule || !keys) return [];
      const messages = state.messages.get(slug) ?? new ReceivedMessages(MOST_REMEMBERED, OLDEST_MS + AHEAD_MS);
      state.messages.set(slug, messages);
      const received = () => gateway.wake(slug);
      return [[`/hooks/${slug}`, new Hook({ slug, rule, keys, messages, bus, received })] as const];
    }),
  );
  const readAndReceive = async (hook: Hook, request: HttpRequest): Promise<readonly string[]> => {
    const admission = budgets?.admission(request, sender);
    try {
      await admission?.begin();
      await hook.receive((await bodyOf(request, settings.limits.body)).toString().trim());
      return admission?.headers() ?? [];
    } finally {
      admission?.end();
    }
  };
  const admitAndReceive = async (hook: Hook, request: HttpRequest): Promise<readonly string[]> => {
    if (request.method !== 'POST') {
      throw requestError('Messages come by POST.', { status: 405, headers: { allow: 'POST' } });
    }
    const receipt = admitted({ overload, telemetry });
    try {
      return await readAndReceive(hook, request);
    } finally {
      receipt.end();
    }
  };
  /** The headers of the reply. */
  const answer = async (hook: Hook, request: HttpRequest): Promise<readonly string[]> => {
    try {
      const headers = await admitAndReceive(hook, request);
      telemetry?.message(hook.slug, 'received');
      log.info('A message of an API was received', { api: hook.slug });
      return ['cache-control', 'no-store', ...headers];
    } catch (error) {
      const cause = messageOutcome(error);
      telemetry?.message(hook.slug, cause);
      const fields = { api: hook.slug, cause };
      log.causes([{ level: 'warn', message: 'A message of an API was refused', fields }]);
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

/** Why messages are refused that are not read. */
const REASONS: Readonly<Record<string, string>> = { RATE_LIMITED: 'limited', OVERLOADED: 'overloaded' };

/** Why a message was refused, as a label: one of ten. */
function messageOutcome(error: unknown): string {
  if (error instanceof MessageRefusal) return error.reason;
  if (!isGraphQLError(error)) return 'failed';
  return REASONS[String(error.extensions['code'])] ?? 'unreadable';
}

/** Identifiers of messages take 50 B each. */
const MOST_REMEMBERED = 10_000;

interface HookParts {
  readonly slug: string;
  readonly rule: HookRule;
  readonly keys: readonly HookKey[];
  /** Those that were received lately. */
  readonly messages: ReceivedMessages;
  readonly bus: MessageBus;
  /** Called in all replicas for each message that one of them receives. */
  readonly received: () => void;
}

/** The messages that one API sends. */
export class Hook {
  readonly slug: string;
  readonly #parts: HookParts;
  readonly #topic: string;
  readonly #subscription: Subscription;

  constructor(parts: HookParts) {
    this.slug = parts.slug;
    this.#parts = parts;
    this.#topic = `hook ${parts.slug}`;
    this.#subscription = parts.bus.subscribe(this.#topic, {
      message: (id) => {
        parts.messages.add(id);
        parts.received();
      },
      missed: () => parts.received(),
    });
  }

  /** Takes a message that is signed and new. Rejects with the refusal of any other. */
  async receive(text: string): Promise<void> {
    const { rule, keys, messages, bus } = this.#parts;
    const { id } = await readMessage(text, rule, keys);
    if (messages.has(id)) {
      throw new MessageRefusal('repeated', 'The message was received already.', { status: 409, code: 'CONFLICT' });
    }
    if (!messages.hasRoom) {
      throw new MessageRefusal('full', 'The gateway remembers as many messages as it can.', {
        status: 503,
        code: 'OVERLOADED',
        headers: { 'retry-after': '60' },
      });
    }
    messages.add(id);
    bus.publish(this.#topic, id);
  }

  close(): void {
    this.#subscription.close();
  }
}
