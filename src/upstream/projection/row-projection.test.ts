import { describe, expect, it } from 'vitest';
import { type FieldProjection, mergeProjections, type Projection } from './projection.ts';
import { RowProjection, SharedProjection } from './row-projection.ts';

const parts = (...members: (string | [string, FieldProjection])[]): Projection =>
  new Map(members.map((member) => (typeof member === 'string' ? [member, true] : member)));
const ROWS = Buffer.from('[{"a":"aaaaaaaa","b":"bbbbbbbb","c":"cccccccc","d":"dddddddd"}]');
const read = (wanted: SharedProjection) => Object.keys(JSON.parse(wanted.textOf(ROWS, '') ?? String(ROWS))[0]);
const wants = (...members: string[]) => new SharedProjection(new RowProjection(parts(...members)));

describe('joinedParts', () => {
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

describe('what is wanted of an answer', () => {
  it('is what all want who wait for it', () => {
    const wanted = wants('a');

    expect(wanted.join(wants('b'))).toBe(true);
    expect(read(wanted)).toEqual(['a', 'b']);
  });

  it('is everything as soon as one wants everything', () => {
    const [some, all] = [wants('a'), new SharedProjection(undefined)];

    expect(some.join(new SharedProjection(undefined))).toBe(true);
    expect(all.join(wants('a'))).toBe(true);
    expect([read(some), read(all)]).toEqual([
      ['a', 'b', 'c', 'd'],
      ['a', 'b', 'c', 'd'],
    ]);
  });

  it('cannot become more once it is read', () => {
    const same = new RowProjection(parts('a'));
    const wanted = new SharedProjection(same);
    read(wanted);

    expect(wanted.join(new SharedProjection(same))).toBe(true);
    expect(wanted.join(wants('b'))).toBe(false);
    expect(wanted.join(new SharedProjection(undefined))).toBe(false);
  });

  it('is looked for no more where it is most of what there is', () => {
    const most = new RowProjection(parts('a', 'b', 'c'));

    expect(read(new SharedProjection(most))).toEqual(['a', 'b', 'c']);
    expect(read(new SharedProjection(most))).toEqual(['a', 'b', 'c', 'd']);
  });
});
