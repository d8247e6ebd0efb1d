import type { HookKey } from '#config';
import type { HookRule } from '#graph';
import type { MessageBus, Subscription } from '#shared-state';
import { MessageRefusal } from './message-refusal.ts';
import { AHEAD_MS, OLDEST_MS, readMessage } from './read-message.ts';
import { ReceivedMessages } from './received-messages.ts';

/** Identifiers of messages take 50 B each. */
const MOST_REMEMBERED = 10_000;

interface HookParts {
  readonly slug: string;
  readonly rule: HookRule;
  readonly keys: readonly HookKey[];
  readonly bus: MessageBus;
  /** Called in all replicas for each message that one of them receives. */
  readonly received: () => void;
}

/** The messages that one interface sends. */
export class Hook {
  readonly slug: string;
  readonly #parts: HookParts;
  readonly #topic: string;
  readonly #messages = new ReceivedMessages(MOST_REMEMBERED, OLDEST_MS + AHEAD_MS);
  readonly #subscription: Subscription;

  constructor(parts: HookParts) {
    this.slug = parts.slug;
    this.#parts = parts;
    this.#topic = `hook ${parts.slug}`;
    this.#subscription = parts.bus.subscribe(this.#topic, {
      message: (id) => {
        this.#messages.add(id);
        parts.received();
      },
      missed: () => parts.received(),
    });
  }

  /** Takes a message that is signed and new. Rejects with the refusal of any other. */
  async receive(text: string): Promise<void> {
    const { rule, keys, bus } = this.#parts;
    const { id } = await readMessage(text, rule, keys);
    if (this.#messages.has(id)) {
      throw new MessageRefusal('repeated', 'The message was received already.', { status: 409, code: 'CONFLICT' });
    }
    if (!this.#messages.hasRoom) {
      throw new MessageRefusal('full', 'The gateway remembers as many messages as it can.', {
        status: 503,
        code: 'OVERLOADED',
        headers: { 'retry-after': '60' },
      });
    }
    this.#messages.add(id);
    bus.publish(this.#topic, id);
  }

  close(): void {
    this.#subscription.close();
  }
}
