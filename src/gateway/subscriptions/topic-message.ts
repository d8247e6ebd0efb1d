import type { LiveEvent } from '#graph';

/** A message of the leader of a source to all replicas. */
export interface TopicMessage {
  /** Of the term of the leader. */
  readonly fence: number;
  /** The position before the events; absent where the leader had none. */
  readonly previous?: string | undefined;
  readonly cursor: string;
  readonly events: readonly LiveEvent[];
  readonly isOver: boolean;
}

/** Missing in the types of the standard library. */
const json = JSON as unknown as {
  isRawJSON(value: unknown): value is { readonly rawJSON: string };
  rawJSON(text: string): unknown;
};
/** The members that stand for numbers which JSON would round. */
const LONG = '\0long';
const EXACT = '\0exact';

/** As text, in which long numbers keep their digits. */
export function encodeMessage(message: TopicMessage): string {
  return JSON.stringify(message, (_name, value: unknown) => {
    if (typeof value === 'bigint') return { [LONG]: String(value) };
    return json.isRawJSON(value) ? { [EXACT]: value.rawJSON } : value;
  });
}

/** `undefined` for a message of another version. */
export function decodeMessage(text: string): TopicMessage | undefined {
  try {
    const message = JSON.parse(text, revived) as Partial<TopicMessage> | null;
    const isMessage =
      typeof message?.fence === 'number' && typeof message.cursor === 'string' && Array.isArray(message.events);
    return isMessage ? (message as TopicMessage) : undefined;
  } catch {
    return undefined;
  }
}

function revived(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const { [LONG]: long, [EXACT]: exact } = value as Readonly<Record<string, unknown>>;
  if (typeof long === 'string') return BigInt(long);
  return typeof exact === 'string' ? json.rawJSON(exact) : value;
}
