import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readContract } from '#contract';
import { slugs } from '#contracts';
import { operationsOf, readContract as readDocument, resolve } from '../../scripts/contract/document.ts';
import { contractOperation, listed, listedSlugs, plainPath, specified } from '../../scripts/contract/specified.ts';

const documents = slugs.map((slug) => ({ slug, document: readDocument(slug) }));

describe('the contracts', () => {
  it('are those that Mesh is given, in the order of the specification where that lists them', () => {
    const files = readdirSync('mesh').filter((file) => file.endsWith('.yaml'));
    const mesh = parse(readFileSync('.meshrc.yaml', 'utf8')) as { sources: { name: string }[] };

    expect(slugs.filter((slug) => listedSlugs.has(slug))).toEqual([...listedSlugs]);
    expect(files.toSorted()).toEqual(slugs.map((slug) => `${slug}.yaml`).toSorted());
    expect(mesh.sources.map(({ name }) => name)).toEqual([...slugs]);
  });

  it('hold each of the specified operations with each of its parameters', () => {
    const missing = specified.flatMap((each) => {
      const { slug, method, path, query = [] } = each;
      const { document } = documents.find((known) => known.slug === slug) ?? {};
      const operation = document && contractOperation(document, each);
      if (!document || !operation) return [`${slug} ${method} ${path}`];
      const parameters = (operation.parameters ?? []).map((parameter) => resolve(document, parameter).name);
      const names = query.map((name) => name.split('=', 1)[0] ?? name);
      return names.filter((name) => !parameters.includes(name)).map((name) => `${slug} ${method} ${path} ?${name}`);
    });

    const roots = listed.map((each) => `${each.slug} ${each.root} ${each.method} ${each.path}`);
    expect(new Set(roots).size).toBe(listed.length);
    expect(missing).toEqual([]);
  });

  it('name the root field of each operation that is not listed, and of no other', () => {
    const wrong = documents.flatMap(({ slug, document }) =>
      operationsOf(document)
        .filter(({ operation }) => {
          const isExtra = operation['x-origin'] !== undefined;
          return (operation['x-root'] !== undefined) === (listedSlugs.has(slug) || isExtra);
        })
        .map(({ operation }) => `${slug}.${operation.operationId}`),
    );

    expect(wrong).toEqual([]);
    expect(specified.filter((each) => !/^(?:query|mutation)\.[a-z]\w*$/.test(each.root))).toEqual([]);
  });

  it('hold no other operation or parameter without saying where it comes from', () => {
    const extra = documents.flatMap(({ slug, document }) =>
      operationsOf(document).flatMap(({ method, path, operation }) => {
        const listed = specified.filter(
          (each) => each.slug === slug && each.method === method && each.path === plainPath(path),
        );
        if (listed.length === 0) return operation['x-origin'] ? [] : [`${slug} ${method} ${path}`];
        const names = listed.flatMap(({ query = [] }) => query.map((name) => name.split('=', 1)[0]));
        return (operation.parameters ?? [])
          .map((parameter) => resolve(document, parameter))
          .filter((each) => each.in === 'query' && !names.includes(each.name) && !each['x-origin'])
          .map(({ name }) => `${slug} ${method} ${path} ?${name}`);
      }),
    );

    expect(extra).toEqual([]);
  });

  it('have no text that YAML splits at a comma', () => {
    const broken = documents.flatMap(({ slug, document }) => textsTakenApart(document).map((key) => `${slug}: ${key}`));

    expect(broken).toEqual([]);
  });

  it('name each error row by a code and say when it happens', () => {
    const rows = slugs.flatMap((slug) =>
      Object.values(readContract(slug).operations).flatMap(({ errors }) => errors.rows),
    );

    expect(rows.filter(({ code, when }) => !/^[A-Z_]+$/.test(code) || when.length < 10)).toEqual([]);
  });
});

/** `{ description: One thing, another }` is two keys, the second without a value. */
function textsTakenApart(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsTakenApart);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    each === null && key.includes(' ') ? [key] : textsTakenApart(each),
  );
}
