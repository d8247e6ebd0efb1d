import { hash } from 'node:crypto';
import { GraphQLError } from 'graphql';
import type { HookKey } from '#config';
import type { HookRule } from '#graph';
import type { MessageBus, Subscription } from '#shared-state';
import type { Gateway } from '../gateway.ts';
import { pathOf } from '../http/reader.ts';
import { admitted } from '../limits/overload.ts';
import {
  type GraphRequest,
  type Held,
  isGraphQLError,
  type RequestErrorOptions,
  requestError,
  UNIDENTIFIED,
} from '../types.ts';
import type { Resources } from './pages.ts';
import { ReceivedMessages } from './received-messages.ts';

/** Receives messages of APIs at `/hooks/<slug>`, and then polls the sources of subscriptions and live queries. */
export function createHooks(gateway: Gateway): Resources {
  const { settings, subgraphs, bus, overload, budgets, telemetry, log, state } = gateway;
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
    // Budgets count it by its address.
    const budget = budgets && held.add(budgets.admission(request, UNIDENTIFIED));
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
class Hook {
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
    const id = await readMessage(text, rule, keys);
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

/** The oldest message that is received: an API sends one that failed again for some minutes. */
const OLDEST_MS = 10 * 60_000;
/** By how much the clock of an API may be ahead. */
const AHEAD_MS = 60_000;

/** The id of a message whose signature and time are valid, equal for equal messages alone. Rejects with the refusal of any other. */
async function readMessage(text: string, { sentAt }: HookRule, keys: readonly HookKey[]): Promise<string> {
  const payload = await verified(text, keys);
  const time = timeIn(payload, sentAt);
  if (time === undefined) {
    throw new MessageRefusal('untimed', `The message has no time, as milliseconds since 1970 in \`${sentAt}\`.`);
  }
  const age = Date.now() - time;
  if (age > OLDEST_MS) throw new MessageRefusal('late', 'The message was sent more than 10 minutes ago.');
  if (age < -AHEAD_MS) throw new MessageRefusal('early', 'The message is from the future: compare the clocks.');
  // The signed text itself: other texts of the same signature would be other ids.
  return hash('sha256', text.slice(0, text.lastIndexOf('.')), 'base64url');
}

async function verified(token: string, keys: readonly HookKey[]): Promise<Uint8Array> {
  const { compactVerify } = await import('jose');
  try {
    const { payload } = await compactVerify(token, ({ kid }) => secretOf(kid, keys), { algorithms: ['HS256'] });
    return payload;
  } catch {
    // Each error of jose is the same refusal.
    throw new MessageRefusal(
      'unsigned',
      'The body is no JWT that a key of `subscriptions.hooks` has signed by HS256.',
      {
        status: 401,
        code: 'UNAUTHENTICATED',
        headers: { 'www-authenticate': 'JWT' },
      },
    );
  }
}

function secretOf(kid: string | undefined, keys: readonly HookKey[]): Uint8Array {
  const key = keys.find(({ id }) => id === kid);
  if (!key) throw new Error('unknown key');
  return Buffer.from(key.secret);
}

function timeIn(payload: Uint8Array, name: string): number | undefined {
  let found: unknown;
  try {
    found = JSON.parse(Buffer.from(payload).toString());
  } catch {
    return undefined;
  }
  const time = typeof found === 'object' && found !== null ? (found as Record<string, unknown>)[name] : undefined;
  return typeof time === 'number' ? time : undefined;
}

/** Why a message is refused by what it says. */
type RefusalReason = 'unsigned' | 'untimed' | 'late' | 'early' | 'repeated' | 'full';

/** The error of a message that is refused, with the reason for metrics and the log. */
class MessageRefusal extends GraphQLError {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, message: string, options?: RequestErrorOptions) {
    super(message, { extensions: requestError(message, options).extensions });
    this.reason = reason;
  }
}
