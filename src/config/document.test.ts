import { describe, expect, it } from 'vitest';
import { readDocument } from './document.ts';

const read = (source: string, environment = {}) => readDocument('f.yaml', source, environment);

describe('readDocument', () => {
  it('reads plain data, with the position of each value', () => {
    const { tree, positions, problems } = read('a: 1\nb:\n  - x\n  - c: true\n\nd: # empty\n');
    expect(tree).toEqual({ a: 1, b: ['x', { c: true }], d: undefined });
    const places = [...positions].map(([path, { line, col }]) => [path, `${line}:${col}`]);
    expect(Object.fromEntries(places)).toEqual({
      '': '1:1',
      a: '1:1',
      b: '2:1',
      'b[0]': '3:5',
      'b[1]': '4:5',
      'b[1].c': '4:5',
      d: '6:1',
    });
    expect(problems).toEqual([]);
  });

  it('resolves an alias, with the line of the alias', () => {
    const { tree, positions } = read('a: &x { b: 1 }\nc: *x');
    expect(tree).toEqual({ a: { b: 1 }, c: { b: 1 } });
    expect(positions.get('c')).toEqual({ line: 2, col: 1 });
  });

  it.each([
    ['no anchor', 'a: *x', ['f.yaml:1:1 a: an alias without its anchor']],
    ['itself inside', 'a: &x\n  b: *x', ['f.yaml:2:3 a.b: more than 100 aliases']],
  ])('does not follow an alias with %s', (_case, source, problems) => {
    expect(read(source).problems.map(({ text }) => text.replace(/a(\.b)+:/, 'a.b:'))).toEqual(problems);
  });

  it('resolves a hundred aliases, not the millions that a few lines can contain', () => {
    const levels = Array.from(
      { length: 9 },
      (_, level) => `l${level + 1}: &l${level + 1} [${Array(9).fill(`*l${level}`).join()}]`,
    );
    const { positions, problems } = read(['l0: &l0 x', ...levels].join('\n'));
    expect(positions.size).toBeLessThan(2000);
    expect(problems[0]?.text).toContain('more than 100 aliases');
  });

  it('reads a value of empty variables only as not set', () => {
    const { tree, templates } = read('a: ${A:-}\nb: "${A:-}x"\nc: ""', { A: '' });
    expect(tree).toEqual({ a: undefined, b: 'x', c: '' });
    expect(Object.fromEntries(templates)).toEqual({ a: '${A:-}', b: '${A:-}x' });
  });

  it('has own keys only in mappings', () => {
    const { tree } = read('__proto__: { polluted: 1 }\nconstructor: 2');
    expect(Object.keys(tree as object)).toEqual(['__proto__', 'constructor']);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });
});
