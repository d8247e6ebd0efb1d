import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { rules } from './index.ts';

const graph = buildSchema(readFileSync('schema/manifold.graphql', 'utf8'));

describe.each(rules)('the rule that $name', ({ broken, except = {}, find }) => {
  it('finds a schema that breaks it', () => {
    expect(find(buildSchema(broken.schema, { assumeValidSDL: true }))).toEqual(broken.found);
  });

  it('finds nothing in the graph but its exceptions', () => {
    expect(find(graph).toSorted()).toEqual(Object.keys(except).toSorted());
  });
});
