import { readdirSync } from 'node:fs';
import {
  type GraphQLField,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isNonNullType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { slugs } from '#contracts';
import * as subgraphs from '#subgraphs';
import { gatewayOf } from '#test/harness';
import { rootOf, specified } from '../../scripts/contract/specified.ts';

const everything = () => gatewayOf(Object.fromEntries(slugs.map((slug) => [slug, 'http://127.0.0.1:9']))).schema;

describe('the graph', () => {
  it('is made of one folder an API, and the registry lists exactly these', () => {
    const folders = readdirSync('src/subgraphs', { withFileTypes: true }).filter((entry) => entry.isDirectory());

    expect(Object.keys(subgraphs).toSorted()).toEqual(folders.map(({ name }) => name).toSorted());
    expect(Object.entries(subgraphs).filter(([name, { slug }]) => name !== slug)).toEqual([]);
  });

  it('has the root field of every specified operation whose API it serves', () => {
    const schema = everything();
    const served = new Set<string>(Object.keys(subgraphs));
    const missing = specified.filter((each) => {
      const { type, field } = rootOf(each);
      const root = type === 'Mutation' ? schema.getMutationType() : schema.getQueryType();
      return served.has(each.slug) && !root?.getFields()[field];
    });

    expect(missing).toEqual([]);
  });

  it('loses nothing but a root field when its API fails', () => {
    const schema = everything();
    const roots = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
      Object.values(type?.getFields() ?? {}),
    );
    const own = new Set(['nodes', 'authorizationUrl']);

    expect(roots.filter(({ name, type }) => isNonNullType(type) && !own.has(name)).map(({ name }) => name)).toEqual([]);
  });

  it('describes every type, field, argument and value', () => {
    const bare = Object.values(everything().getTypeMap()).flatMap((type) => {
      if (isIntrospectionType(type) || isSpecifiedScalarType(type)) return [];
      const own = type.description ? [] : [type.name];
      if (isEnumType(type))
        return [
          ...own,
          ...type
            .getValues()
            .filter((each) => !each.description)
            .map((each) => `${type.name}.${each.name}`),
        ];
      if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return own;
      const fields = Object.values(type.getFields()) as GraphQLField<unknown, unknown>[];
      return [
        ...own,
        ...fields.filter((each) => !each.description).map((each) => `${type.name}.${each.name}`),
        ...fields.flatMap((each) =>
          (each.args ?? []).filter((arg) => !arg.description).map((arg) => `${type.name}.${each.name}(${arg.name})`),
        ),
      ];
    });

    expect(bare).toEqual([]);
  });

  it('never shows the paging words of an upstream', () => {
    const words = new Set(['page', 'limit', 'offset', 'nextToken', 'pageToken', 'pageSize', 'maxResults']);
    const shown = Object.values(everything().getTypeMap()).flatMap((type) =>
      isObjectType(type) && !isIntrospectionType(type)
        ? Object.values(type.getFields()).flatMap(({ name, args }) =>
            args.filter((arg) => words.has(arg.name)).map((arg) => `${name}(${arg.name})`),
          )
        : [],
    );

    expect(shown).toEqual([]);
  });

  it('has an UNRECOGNIZED value only where a resolver answers with an enum', () => {
    const types = Object.values(everything().getTypeMap());
    const open = types.filter(isEnumType).filter((type) => type.getValue('UNRECOGNIZED'));

    expect(open.length).toBeGreaterThan(0);
    expect(open.filter((type) => type.serialize('a word from the future') !== 'UNRECOGNIZED')).toEqual([]);
  });
});
