import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { outputOf } from './harness.ts';

/** The exit code and the output of `manifold schema` with these options. */
const schemaFor = (...args: readonly string[]) => outputOf(['schema', ...args]);

describe('manifold schema --for', () => {
  it('prints the graph that callers with these scopes can use', async () => {
    const { code, output } = await schemaFor('--for', 'countries:read, webhooks:write:createWebhook', '--for', 'tv');
    const schema = buildSchema(output);
    const fields = (type: string) => Object.keys((schema.getType(type) as any)?.getFields() ?? {});

    expect(code).toBe(0);
    expect(fields('Query')).toEqual(expect.arrayContaining(['node', 'countries', 'country']));
    expect(fields('Query').filter((name) => !/^(node|nodes|currency|countr.*|tv.*|random.*)$/.test(name))).toEqual([]);
    expect(fields('Mutation')).toEqual(['createWebhook']);
    expect(fields('Country')).not.toContain('banks');
    expect(output).toContain('@requiresScopes(scopes: [["webhooks:write"]])');
  });

  it.each([
    [['--for', 'countires'], '--for: countires names an API that does not exist; did you mean countries?'],
    [['--for', 'countries:delete'], '--for: countries:delete is no scope; docs/security.md has their grammar'],
    [['--for', 'tv', '--diff', 'schema/manifold.graphql'], '--for: not with --diff'],
  ])('refuses %j', async (args, message) => {
    expect(await schemaFor(...args)).toEqual({ code: 2, output: message });
  });
});

describe('manifold schema --federation', () => {
  it('prints a subgraph for composers, of all or of what a caller can use', async () => {
    const [whole, part] = [await schemaFor('--federation'), await schemaFor('--federation', '--for', 'countries')];

    expect([whole.code, part.code]).toEqual([0, 0]);
    expect(whole.output).toContain('type Order implements Node @key(fields: "id") @key(fields: "orderId") {');
    expect(part.output).toContain(
      'type Country implements Node @key(fields: "id") @key(fields: "code") @key(fields: "code3") {',
    );
    expect(part.output).not.toContain('type Order ');
  });

  it.each([
    ['--diff', 'schema/manifold.graphql'],
    ['--format', 'sdl'],
  ])('refuses %s %s', async (...args) => {
    const message = '--federation: not with --diff or --format';
    expect(await schemaFor('--federation', ...args)).toEqual({ code: 2, output: message });
  });
});
