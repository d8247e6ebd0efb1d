import { describe, expect, it } from 'vitest';
import { withoutDescriptions, withRelease, withUnreleased } from './changelog.ts';

const EMPTY = '# Changes\n\n## Unreleased\n\nNo changes.\n';
const change = (message: string) => ({ path: '', message });
const changes = {
  breaking: [change("Field 'a' was removed"), change('b')],
  dangerous: [],
  safe: [change('c')],
};
const WRITTEN = `# Changes

## Unreleased

### Breaking

- Field \`a\` was removed.
- b.

### Safe

- c.
`;

describe('the changelog of the graph', () => {
  it('has what changed since the last release', () => {
    expect(withUnreleased(EMPTY, changes)).toBe(WRITTEN);
    expect(withUnreleased(WRITTEN, { breaking: [], dangerous: [], safe: [] })).toBe(EMPTY);
  });

  it('keeps earlier versions', () => {
    const released = withRelease(WRITTEN, '1.0.0', '2026-01-02');

    expect(released).toBe(WRITTEN.replace('## Unreleased', '## Unreleased\n\nNo changes.\n\n## 1.0.0 (2026-01-02)'));
    expect(withUnreleased(released, changes)).toBe(`${WRITTEN}${released.slice(released.indexOf('\n## 1.0.0'))}`);
    expect(() => withRelease(released, '1.0.0', '2026-01-03')).toThrow('There is a version 1.0.0 already.');
  });

  it('is made from schemas without descriptions', () => {
    const schema = '"A root." type Query { "A field." a("An argument." b: Int): Int @deprecated(reason: "Old") }';

    expect(withoutDescriptions(schema)).toBe('type Query {\n  a(b: Int): Int @deprecated(reason: "Old")\n}\n');
  });
});
