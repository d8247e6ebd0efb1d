import { ScopeSets } from '#auth';
import type { HookKey } from '#config';
import type { HookRule } from '#graph';
import type { MessageBus, Subscription } from '#shared-state';
import { isGraphQLError } from '../execution/values.ts';
import type { Gateway } from '../gateway.ts';
import { pathOf } from '../http/path-of.ts';
import { admitted } from '../limits/overload.ts';
import { requestError } from '../request-error.ts';
import { type CallerIdentity, type GraphRequest, type Held, OPEN_IDENTITY } from '../types.ts';
import type { Resources } from './pages.ts';
import { AHEAD_MS, MessageRefusal, OLDEST_MS, readMessage } from './read-message.ts';
import { ReceivedMessages } from './received-messages.ts';

/** Receives messages of APIs at `/hooks/<slug>`, and then polls the sources of subscriptions and live queries. */
export function createHooks(gateway: Gateway): Resources {
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
  const receive = async (hook: Hook, request: GraphRequest, held: Held): Promise<readonly string[]> => {
    if (request.method !== 'POST') {
      throw requestError('Messages come by POST.', { status: 405, headers: { allow: 'POST' } });
    }
    held.add(admitted({ overload, telemetry }));
    const budget = budgets && held.add(budgets.admission(request, sender));
    await budget?.begin();
    await hook.receive((await request.readBody(settings.limits.body)).toString().trim());
    return budget?.headers() ?? [];
  };
  return {
    matches: ({ url }) => hooks.has(pathOf(url)),
    async answer(request, held) {
      const hook = hooks.get(pathOf(request.url));
      if (!hook) throw requestError('There is no such hook.', { status: 404, code: 'NOT_FOUND' });
      try {
        const headers = await receive(hook, request, held);
        telemetry?.message(hook.slug, 'received');
        log.info('A message of an API was received', { api: hook.slug });
        return { kind: 'empty', status: 204, headers: ['cache-control', 'no-store', ...headers] };
      } catch (error) {
        const cause = messageOutcome(error);
        telemetry?.message(hook.slug, cause);
        const fields = { api: hook.slug, cause };
        log.causes([{ level: 'warn', message: 'A message of an API was refused', fields }]);
        throw error;
      }
    },
    close() {
      for (const hook of hooks.values()) hook.close();
    },
  };
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
