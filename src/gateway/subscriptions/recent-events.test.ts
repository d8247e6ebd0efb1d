import { describe, expect, it } from 'vitest';
import { RecentEvents } from './topic.ts';

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ cursor: String(from + index) }));
/** The positions that are remembered after a cursor. */
const after = (recent: RecentEvents, cursor: string) => recent.after(cursor)?.map((event) => event.cursor);

describe('RecentEvents', () => {
  it('has the events after the position before the first, and after each', () => {
    const recent = new RecentEvents(10);
    recent.add('0', range(1, 2));
    recent.add('2', range(3, 3));
    expect(['0', '1', '2', '3'].map((cursor) => after(recent, cursor))).toEqual([
      ['1', '2', '3'],
      ['2', '3'],
      ['3'],
      [],
    ]);
    expect(after(recent, 'another')).toBeUndefined();
  });

  it('has the last event of a position that comes again', () => {
    const recent = new RecentEvents(10);
    recent.add('0', [{ cursor: 'a' }, { cursor: 'b' }, { cursor: 'a' }, { cursor: 'c' }]);
    expect(after(recent, 'a')).toEqual(['c']);
  });

  it('forgets events before a gap', () => {
    const recent = new RecentEvents(10);
    recent.add('0', range(1, 2));
    recent.add('5', range(6, 7));
    recent.add('7', []);
    expect(['0', '2', '5', '6'].map((cursor) => after(recent, cursor))).toEqual([
      undefined,
      undefined,
      ['6', '7'],
      ['7'],
    ]);
  });

  it('has as many as it may, and up to a quarter more', () => {
    const recent = new RecentEvents(8);
    recent.add('0', range(1, 10));
    expect(after(recent, '0')?.length).toBe(10);
    recent.add('10', range(11, 11));
    expect(after(recent, '2')).toBeUndefined();
    expect(after(recent, '3')).toEqual(['4', '5', '6', '7', '8', '9', '10', '11']);
  });

  it('has given what was known at the time', () => {
    const recent = new RecentEvents(10);
    recent.add('0', range(1, 2));
    const before = recent.after('0');
    recent.add('2', range(3, 3));
    expect(before).toEqual(range(1, 2));
  });
});
