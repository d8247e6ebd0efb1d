import { describe, expect, it } from 'vitest';
import {
  type FieldProjection,
  mergeProjections,
  type Projection,
  RowProjection,
  SharedProjection,
} from './projection.ts';

const parts = (...members: (string | [string, FieldProjection])[]): Projection =>
  new Map(members.map((member) => (typeof member === 'string' ? [member, true] : member)));
const ROWS = Buffer.from('[{"a":"aaaaaaaa","b":"bbbbbbbb","c":"cccccccc","d":"dddddddd"}]');
const read = (shared: SharedProjection) => Object.keys(JSON.parse(shared.textOf(ROWS, '') ?? String(ROWS))[0]);
const callerOf = (...members: string[]) => new RowProjection(parts(...members));

describe('mergeProjections', () => {
  it.each<[Projection, Projection, Projection]>([
    [parts('a'), parts('b'), parts('a', 'b')],
    [parts(['a', parts('b')]), parts(['a', parts('c')]), parts(['a', parts('b', 'c')])],
    [parts(['a', parts('b')]), parts('a'), parts('a')],
    [parts('a'), parts(['a', parts('b')]), parts('a')],
    [parts(), parts(['a', parts('b')]), parts(['a', parts('b')])],
  ])('of %j and %j', (ones, others, expected) => {
    expect(mergeProjections(ones, others)).toEqual(expected);
  });
});

describe('the projection of a shared call', () => {
  it('is the union of those of all callers', () => {
    const shared = new SharedProjection(callerOf('a'));

    expect(shared.join(callerOf('b'))).toBe(true);
    expect(read(shared)).toEqual(['a', 'b']);
  });

  it('is everything as soon as one caller reads whole rows', () => {
    const shared = new SharedProjection(callerOf('a'));

    expect([shared.join(undefined), shared.join(callerOf('b'))]).toEqual([true, true]);
    expect(read(shared)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('cannot grow once the response is read', () => {
    const same = new RowProjection(parts('a'));
    const shared = new SharedProjection(same);
    read(shared);

    expect(shared.join(same)).toBe(true);
    expect(shared.join(callerOf('b'))).toBe(false);
    expect(shared.join(undefined)).toBe(false);
  });

  it('is not applied again if it retains most of a response', () => {
    const most = new RowProjection(parts('a', 'b', 'c'));

    expect(read(new SharedProjection(most))).toEqual(['a', 'b', 'c']);
    expect(read(new SharedProjection(most))).toEqual(['a', 'b', 'c', 'd']);
  });
});
