import { deserialize, serialize } from 'node:v8';
import type { LiveEvent } from '#graph';

/** What the leader of a source tells all replicas. */
export interface TopicMessage {
  /** Of the term of the leader. */
  readonly fence: number;
  /** The position before the events; absent where the leader had none. */
  readonly previous: string | undefined;
  readonly cursor: string;
  readonly events: readonly LiveEvent[];
  readonly isOver: boolean;
}

/** As text: rows have long integers, which JSON cannot hold. */
export function encodeMessage(message: TopicMessage): string {
  return serialize(message).toString('base64');
}

/** `undefined` for a message of another version. */
export function decodeMessage(text: string): TopicMessage | undefined {
  try {
    const message = deserialize(Buffer.from(text, 'base64')) as Partial<TopicMessage> | null;
    const isMessage =
      typeof message?.fence === 'number' && typeof message.cursor === 'string' && Array.isArray(message.events);
    return isMessage ? (message as TopicMessage) : undefined;
  } catch {
    return undefined;
  }
}
