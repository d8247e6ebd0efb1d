import { type GraphQLResolveInfo, Kind, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { type Selection, selectionOf, selectionOfNodes } from './selection.ts';

/** The selection that the resolver of the operation's only field receives. */
function infoOf(document: string): GraphQLResolveInfo {
  const { definitions } = parse(document);
  const [operation, ...others] = definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new TypeError('The operation comes first');
  const fragments = others.flatMap((each) => (each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each]] : []));
  const fieldNodes = operation.selectionSet.selections;
  return { fieldNodes, fragments: Object.fromEntries(fragments) } as unknown as GraphQLResolveInfo;
}

const written = (selection: Selection): string =>
  [...selection].map(([name, below]) => ([...below.keys()].length > 0 ? `${name}(${written(below)})` : name)).join(' ');
const selected = (document: string) => written(selectionOf(infoOf(document)));

describe('selectionOf', () => {
  it.each([
    ['names of fields, not of aliases', '{ f { x: a y: b { c } } }', 'a b(c)'],
    ['nothing', '{ f }', ''],
    ['both of two fields of one name', '{ f { a { b } a { c } x: a { d } } }', 'a(b c d)'],
    ['all selections of the field itself', '{ f { a } f { b { c } } f { b { d } } }', 'a b(c d)'],
    [
      'fragments, and what they spread',
      '{ f { ...A } } fragment A on T { a ...B } fragment B on T { b { c } }',
      'a b(c)',
    ],
    ['inline fragments', '{ f { ... on T { a ... { b } } } }', 'a b'],
    ['a fragment below and beside itself', '{ f { ...A a { ...A } } } fragment A on T { a b }', 'a(a b) b'],
    ['a fragment at each of two fields', '{ f { a { ...A } b { ...A } } } fragment A on T { c }', 'a(c) b(c)'],
    ['what is skipped or not included', '{ f { a @skip(if: true) ... @include(if: false) { b } } }', 'a b'],
    ['nothing of an unknown fragment', '{ f { ...Missing a } }', 'a'],
  ])('holds %s', (_what, document, expected) => {
    expect(selected(document)).toBe(expected);
  });

  it('lists its fields', () => {
    const selection = selectionOf(infoOf('{ f { a { b } } }'));

    expect(selection.has('a')).toBe(true);
    expect(selection.has('b')).toBe(false);
    expect(selection.get('a')?.has('b')).toBe(true);
    expect(selection.get('b')).toBeUndefined();
    expect([...selection.keys()]).toEqual(['a']);
  });

  it('is the same object for the same nodes, so that it can be a cache key', () => {
    const [one, several] = [infoOf('{ f { a } }'), infoOf('{ f { a } f { b } }')];

    expect(selectionOf(one)).toBe(selectionOf({ ...one, fieldNodes: [...one.fieldNodes] }));
    expect(selectionOf(several)).toBe(selectionOf(several));
    expect(selectionOf(several)).not.toBe(selectionOf(infoOf('{ f { a } f { b } }')));
  });
});

describe('selectionOfNodes', () => {
  it.each([
    ['nodes', '{ f { nodes { a } } }', 'a'],
    ['edges', '{ f { edges { node { a } cursor } } }', 'a'],
    ['both', '{ f { nodes { a b { c } } edges { node { b { d } e } } } }', 'b(d c) e a'],
    ['neither', '{ f { totalCount } }', ''],
  ])('is what is selected by %s', (_what, document, expected) => {
    const connection = selectionOf(infoOf(document));

    expect(written(selectionOfNodes(connection))).toBe(expected);
    expect(selectionOfNodes(connection)).toBe(selectionOfNodes(connection));
  });
});

describe('fragments that spread others several times', () => {
  const LEVELS = 60;
  const chain = (spread: (next: string) => string) => {
    const fragments = Array.from(
      { length: LEVELS },
      (_, level) => `fragment F${level} on T { ${spread(`...F${level + 1}`)} }`,
    );
    return `{ f { ...F0 } } ${fragments.join(' ')} fragment F${LEVELS} on T { a }`;
  };

  /** The depth of the selection along the first field of each level. */
  function depthOf(selection: Selection): number {
    let depth = 0;
    let below: Selection | undefined = selection;
    while (below) {
      const first: string | undefined = [...below.keys()][0];
      below = first === undefined ? undefined : below.get(first);
      depth += 1;
    }
    return depth;
  }

  it.each([
    ['side by side', chain((next) => next.repeat(6))],
    ['in inline fragments', chain((next) => `... { ${next} ... on T { ${next} } } ${next}`)],
  ])('are entered once, %s', (_how, document) => {
    expect(selected(document)).toBe('a');
  });

  it.each([
    ['below one field', chain((next) => `g { ${next} } g { ${next} } g { ${next} }`)],
    ['below several fields', chain((next) => `g { ${next} } h { ${next} } i { ${next} }`)],
    ['below both', chain((next) => `g { ${next} ${next} } h { ${next} } g { h { ${next} } }`)],
    ['below edges and nodes', chain((next) => `edges { node { ${next} } } nodes { ${next} }`)],
  ])('are expanded as far as they are read, %s', (_how, document) => {
    const selection = selectionOf(infoOf(document));

    expect(depthOf(selection)).toBeGreaterThan(LEVELS / 2);
    expect(depthOf(selectionOfNodes(selection))).toBeGreaterThanOrEqual(1);
  });

  it('share the selection of one node between all fields that spread it', () => {
    const selection = selectionOf(infoOf(chain((next) => `g { ${next} } h { ${next} }`)));
    const [viaG, viaH] = [selection.get('g'), selection.get('h')];

    // `toBe` would print the whole selections, which are too large.
    expect(viaG === viaH).toBe(false);
    expect(viaG?.get('g') === viaH?.get('g')).toBe(true);
  });
});
