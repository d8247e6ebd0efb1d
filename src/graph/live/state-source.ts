import type { Context } from '../context.ts';
import type { LiveEvent, LiveSource } from './live-field.ts';
import { isVersion, versionOf } from './version-of.ts';

interface StateParts<Row> {
  readonly key: string;
  readonly everyMs: LiveSource['everyMs'];
  /** Reads the row. Rejects where there is none. */
  readonly load: (context: Context) => Promise<Row>;
  readonly eventOf: (row: Row, cursor: string) => LiveEvent;
  /** Whether the row will not change any more. */
  readonly isFinal: (row: Row) => boolean;
}

/** The source of one row that changes: its events are the row as it is, and then each other version that a poll finds. */
export function stateSource<Row>({ key, everyMs, load, eventOf, isFinal }: StateParts<Row>): LiveSource {
  return {
    key,
    everyMs,
    startsWithState: true,
    isCursor: isVersion,
    async read(after, context) {
      const row = await load(context);
      const cursor = versionOf(row);
      return { events: cursor === after ? [] : [eventOf(row, cursor)], cursor, isOver: isFinal(row) };
    },
  };
}
