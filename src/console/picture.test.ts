import { describe, expect, it } from 'vitest';
import { slugs } from '#contracts';
import { gatewayOf } from '#test/harness';
import { pictureOf } from './picture.ts';

const drawn = () => pictureOf(gatewayOf(Object.fromEntries(slugs.map((slug) => [slug, 'http://127.0.0.1:9']))));

describe('the picture', () => {
  it('has each API with its root fields and types, without connections and edges', () => {
    const quotes = drawn().apis.find(({ slug }) => slug === 'quotes');

    expect(quotes?.queries.map(({ name }) => name)).toContain('randomQuote');
    expect(quotes?.queries.find(({ name }) => name === 'quotes')).toEqual({
      name: 'quotes',
      type: 'QuoteConnection',
      leadsTo: 'Quote',
    });
    expect(quotes?.types.map(({ name }) => name)).toEqual(['Quote', 'QuoteAuthor']);
    expect(quotes?.types[0]?.fields).toContainEqual({ name: 'author', type: 'QuoteAuthor', leadsTo: 'QuoteAuthor' });
    expect(quotes?.types[0]?.fields).toContainEqual({ name: 'text', type: 'String!' });
  });

  it('has every root field once, but shared ones', () => {
    const roots = drawn().apis.flatMap(({ queries, mutations }) => [...queries, ...mutations]);

    expect(new Set(roots.map(({ name }) => name)).size).toBe(roots.length);
    expect(roots.filter(({ name }) => name === 'node' || name === 'nodes')).toEqual([]);
    expect(roots.length).toBeGreaterThan(40);
  });

  it('has the fields that lead from one API to another, also through shared types', () => {
    const { links } = drawn();
    const link = (from: string, to: string) => links.find((each) => each.from === from && each.to === to);

    expect(link('blockchain', 'countries')?.fields).toEqual(expect.arrayContaining(['Currency.countries']));
    expect(link('countries', 'jokes')).toBeUndefined();
    expect(links.filter(({ from, to }) => from === to)).toEqual([]);
  });

  it('names union members', () => {
    const unions = drawn().apis.flatMap(({ types }) => types.filter(({ kind }) => kind === 'union'));

    expect(unions.length).toBeGreaterThan(0);
    expect(unions.filter(({ members }) => members.length === 0)).toEqual([]);
  });
});
