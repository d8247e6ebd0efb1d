import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { ownAudits } from '#test/read-audits';
import { rules } from './index.ts';

const graph = buildSchema(readFileSync('schema/manifold.graphql', 'utf8'));

describe.each(rules)('the rule that $name', ({ name, broken, except = {}, find }) => {
  it('finds a schema that breaks it', () => {
    expect(find(buildSchema(broken.schema, { assumeValidSDL: true }))).toEqual(broken.found);
  });

  it('finds nothing in the graph but its exceptions', () => {
    const own = [...ownAudits.values()].flatMap(({ rules: exceptions = {} }) => Object.keys(exceptions[name] ?? {}));
    expect(find(graph).toSorted()).toEqual([...Object.keys(except), ...own].toSorted());
  });
});

it('has an exception for no rule that does not exist', () => {
  const names = new Set(rules.map(({ name }) => name));
  const all = [...ownAudits.values()].flatMap(({ rules: exceptions = {} }) => Object.keys(exceptions));

  expect(all.filter((name) => !names.has(name))).toEqual([]);
});
