import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FieldProjection, JsonFieldFilter, type Projection, projectJson } from './projection.ts';

interface Members {
  readonly [name: string]: true | Members;
}

const partsOf = (members: Members): Projection =>
  new Map(
    Object.entries(members).map(([name, part]): [string, FieldProjection] => [
      name,
      part === true ? true : partsOf(part),
    ]),
  );
const textOf = (text: string, path: readonly string[], members: Members) =>
  projectJson(Buffer.from(text), JsonFieldFilter.ofRows(path, partsOf(members)))?.text;

/** The projection of a parsed value. */
function left(value: unknown, path: readonly string[], members: Members): unknown {
  const [name, ...others] = path;
  if (name === undefined) return Array.isArray(value) ? value.map((row) => part(row, members)) : value;
  if (Array.isArray(value)) return value.map((each) => left(each, path, members));
  if (!isObject(value) || !Object.hasOwn(value, name)) return value;
  return { ...value, [name]: left(value[name], others, members) };
}

function part(value: unknown, members: true | Members): unknown {
  if (members === true) return value;
  if (Array.isArray(value)) return value.map((each) => part(each, members));
  if (!isObject(value)) return value;
  const retained = Object.entries(value).filter(([name]) => Object.hasOwn(members, name));
  return Object.fromEntries(retained.map(([name, each]) => [name, part(each, members[name] ?? true)]));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const names = fc.constantFrom('a', 'b', 'ab', 'rows', 'é', '{', '');
const { value: values } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(null, true, false, 0, -1.5e-7, 'a', '"', '\\', '\\"', '}', ']', ',', '{"a":1}', 'é\n😀'),
    fc.string(),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(names, tie('value'), { maxKeys: 4 }),
  ),
}));
const selections: fc.Arbitrary<Members> = fc.dictionary(
  names,
  fc.oneof(fc.constant(true as const), fc.dictionary(names, fc.constant(true as const), { maxKeys: 3 })),
  { maxKeys: 3 },
);
const paths = fc.array(names, { maxLength: 2 });

describe('projected JSON', () => {
  it('has all members except for removed ones of rows', () => {
    const spaces = fc.constantFrom(undefined, 1, '\t', '\n');
    fc.assert(
      fc.property(values, paths, selections, spaces, (value, path, members, space) => {
        const text = JSON.stringify(value, undefined, space);
        expect(JSON.parse(textOf(text, path, members) ?? '"nothing"')).toEqual(left(value, path, members));
      }),
      { numRuns: 3000 },
    );
  });

  it.each<[string, readonly string[], Members, string]>([
    ['[]', [], { a: true }, '[]'],
    ['[{"b":1}]', [], { a: true }, '[{}]'],
    ['[{"a":1,"b":2},{"b":2,"a":1}]', [], { a: true }, '[{"a":1},{"a":1}]'],
    ['[{"b":0,"a":1,"b":0,"c":2}]', [], { a: true, c: true }, '[{"a":1,"c":2}]'],
    ['{"a":1,"b":2}', [], { a: true }, '{"a":1,"b":2}'],
    ['[1,null,"a",[{"b":1,"a":2}]]', [], { a: true }, '[1,null,"a",[{"a":2}]]'],
    ['{"n":2,"rows":[{"a":1,"b":2}],"b":3}', ['rows'], { a: true }, '{"n":2,"rows":[{"a":1}],"b":3}'],
    ['{"rows":null}', ['rows'], { a: true }, '{"rows":null}'],
    ['{"in":{"n":1,"rows":[{"b":1}]}}', ['in', 'rows'], { a: true }, '{"in":{"n":1,"rows":[{}]}}'],
    [
      '[{"a":{"b":1,"c":2},"d":[{"b":3,"c":4}]}]',
      [],
      { a: { b: true }, d: { b: true } },
      '[{"a":{"b":1},"d":[{"b":3}]}]',
    ],
    ['[{"b":"\\"}]","a":1}]', [], { a: true }, '[{"a":1}]'],
    ['[{"b":[{"c":["]}"]}],"a":-1e3}]', [], { a: true }, '[{"a":-1e3}]'],
  ])('of %s, rows at %j, members %j, is %s', (text, path, members, expected) => {
    expect(textOf(text, path, members)).toBe(expected);
  });

  it.each([
    '',
    ' ',
    '[',
    '[{"a":1}',
    '[{"a":1},]',
    '[{"a":1,}]',
    '[{"a":1 "b":2}]',
    '[{"a" 1}]',
    '[{"a":}]',
    '[{"b":}]',
    '[{a:1}]',
    '[{"b":"]',
    '[{"b":"\\"}]',
    '[{"b":{]',
    '[{"a":1}] x',
    '[{"a":1}]]',
    // The escaped name of a retained member.
    '[{"\\u0061":1}]',
  ])('of %j is undefined, so that the whole text is parsed', (text) => {
    expect(textOf(text, [], { a: true })).toBeUndefined();
  });

  it('has the same value as the parsed text, for any text', () => {
    const texts = fc.string({ unit: fc.constantFrom('{', '}', '[', ']', ',', ':', '"', 'a', 'b', '1', '\\', ' ') });
    fc.assert(
      fc.property(texts, selections, (text, members) => {
        const found = textOf(text, [], members);
        const read = parsed(text);
        if (read !== undefined && found !== undefined) expect(parsed(found)).toEqual(left(read, [], members));
      }),
      { numRuns: 5000 },
    );
  });

  describe('nested', () => {
    const lists = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
    const objects = (depth: number) => `${'{"a":'.repeat(depth - 1)}{}${'}'.repeat(depth - 1)}`;

    it.each<[string, string, boolean]>([
      ['999 lists in a retained member', `[{"a":${lists(998)}}]`, true],
      ['1000 lists in a member that is left out', `[{"b":${lists(998)}}]`, true],
      ['objects in a member that is left out', `[{"b":${objects(998)}}]`, true],
      ['lists around the rows', lists(1000), true],
      ['a level more in a retained member', `[{"a":${lists(999)}}]`, false],
      ['a level more in a member that is left out', `[{"b":${lists(999)}}]`, false],
      ['objects by a level more', `[{"b":${objects(999)}}]`, false],
      ['a level more around the rows', lists(1001), false],
      ['any number of levels', lists(1_000_000), false],
    ])('%s: projected: %#', (_what, text, isProjected) => {
      expect(textOf(text, [], { a: true }) !== undefined).toBe(isProjected);
    });

    it('counts the levels that are open, not all of them', () => {
      const rows = `[${Array(600)
        .fill(`{"a":1,"b":${lists(500)}}`)
        .join(',')}]`;
      expect(textOf(rows, [], { a: true })).toBe(`[${Array(600).fill('{"a":1}').join(',')}]`);
    });
  });

  it('has any size', () => {
    const rows = Array.from({ length: 30_000 }, (_, n) => ({ a: n, b: 'b'.repeat(50) }));

    const found = textOf(JSON.stringify(rows), [], { a: true });

    expect(JSON.parse(found ?? '')).toEqual(rows.map(({ a }) => ({ a })));
  });
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
