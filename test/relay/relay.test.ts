import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { compile, SCHEMA } from './compile.ts';
import { type Module, relayModules } from './documents.ts';

it('compiles for Relay: every node refetched, every connection of a node or the query paged', () => {
  const modules = relayModules(buildSchema(SCHEMA));
  const { artifacts, wrong } = compile(modules);

  const kinds = ({ name }: Module) =>
    name.startsWith('Refetched')
      ? [`${name}Query`, `${name}RefetchQuery`, `${name}_thing`]
      : [`${name}PageQuery`, `${name}Query`, `${name}_page`];
  expect(wrong).toBe('');
  expect(artifacts).toEqual(
    modules
      .flatMap(kinds)
      .map((name) => `${name}.graphql.js`)
      .toSorted(),
  );
  expect(modules.length).toBeGreaterThan(60);
});

it("has Relay's error if a connection is not used as one", () => {
  const text =
    'graphql`fragment Broken_page on Query { orders(first: 1) @connection(key: "Broken_orders") { totalCount } }`;';

  expect(compile([{ name: 'Broken', text }]).wrong).toContain("Expected 'orders' to be passed a 'edges' selection");
});
