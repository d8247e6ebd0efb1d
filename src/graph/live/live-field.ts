import type { Context } from '../context.ts';

/** An event of a source. Resolvers read its members. */
export interface LiveEvent {
  /** The upstream's own position of the event: the next one follows after it. */
  readonly cursor: string;
}

/** The events of a source after a cursor. */
export interface LiveRead {
  /** Oldest first. */
  readonly events: readonly LiveEvent[];
  /** The position after these events. */
  readonly cursor: string;
  /** Whether further events follow at once. */
  readonly hasMore?: boolean;
  /** Whether no event will ever follow. */
  readonly isOver?: boolean;
}

/** The events of an upstream, which is polled for them. */
export interface LiveSource {
  /** Sources of a field with equal keys are one source, which is polled once for all subscribers. */
  readonly key: string;
  /** The time between two polls: the least while there are events, the most while there are none. */
  readonly everyMs: { readonly least: number; readonly most: number };
  /** Whether a subscription without a cursor begins with the current state, instead of the next event. */
  readonly startsWithState?: boolean;
  isCursor(text: string): boolean;
  /**
   * The order of cursors. Absent for a state, whose cursors name versions: a subscriber gets the newest version, and not those
   * between.
   */
  readonly compare?: (one: string, other: string) => number;
  /** Reads the events after a cursor. Without one: the current position, and the state where subscriptions start with it. */
  read(after: string | undefined, context: Context): Promise<LiveRead>;
}

/** Makes the source of a field for its arguments. Throws `BadInputError`. */
export type LiveField = (args: never, context: Context) => LiveSource;

/** The sources of the fields of `Subscription`, by their names. */
export type LiveFields = Readonly<Record<string, LiveField>>;
