import { randomUUID } from 'node:crypto';
import type { MessageBus } from '#shared-state';
import type { Changes } from '#upstream';

const TOPIC = 'changes';

interface ReplicaChangesParts {
  readonly bus: MessageBus;
  readonly changes: Pick<Changes, 'listen'>;
  readonly slugs: readonly string[];
  /** Makes responses of operations of an API stale; unless given, of all that mutations invalidate. */
  readonly invalidate: (slug: string, operationIds?: readonly string[]) => void;
}

/** Tells the other replicas what mutations of this one change, where no cache that they share does. */
export class ReplicaChanges {
  readonly #parts: ReplicaChangesParts;
  readonly #id = randomUUID();
  readonly #stop: () => void;

  constructor(parts: ReplicaChangesParts) {
    this.#parts = parts;
    this.#stop = parts.changes.listen((operations, origin) => {
      if (origin === 'mutation') parts.bus.publish(TOPIC, [this.#id, ...operations].join(' '));
    });
  }

  /** Takes note of what other replicas change, until the returned function is called. */
  follow(): () => void {
    const { bus, slugs, invalidate } = this.#parts;
    const missed = () => {
      for (const slug of slugs) invalidate(slug);
    };
    const subscription = bus.subscribe(TOPIC, { message: (text) => this.#received(text), missed });
    return () => subscription.close();
  }

  close(): void {
    this.#stop();
  }

  #received(text: string): void {
    const [id, ...operations] = text.split(' ');
    if (id === this.#id) return;
    const bySlug = Map.groupBy(operations, (operation) => operation.slice(0, operation.indexOf('.')));
    for (const [slug, all] of bySlug) {
      this.#parts.invalidate(
        slug,
        all.map((operation) => operation.slice(slug.length + 1)),
      );
    }
  }
}
