import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readContract } from '#contract';
import { slugs } from '#contracts';
import { temporaryFolder } from '#test/temporary-folder';
import { variablesIn } from '../../src/config/document.ts';
import { load } from '../../src/config/harness.ts';
import { editorSchema, type SettingsNode } from './tables.ts';

const contracts = slugs.map((slug) => readContract(slug));
const page = readFileSync('docs/configuration.md', 'utf8');
const examples = [...page.matchAll(/```yaml\n(.*?)```/gs)].map(([, text]) => String(text));

describe('docs/configuration.md', () => {
  it('contains three examples, and each loads', () => {
    const secrets = String(
      pathToFileURL(join(temporaryFolder({ marketplace: 'a', cursors: 'b', auth: 'c'.repeat(32) }), '/')),
    );
    expect(examples).toHaveLength(3);
    for (const example of examples) {
      const text = example.replaceAll('file:///run/secrets/', secrets);
      const environment = Object.fromEntries(
        [...variablesIn(text)].map((name) => [name, name === 'GRAPH_PORT' ? '' : 'x']),
      );
      const { apis } = load(text, { contracts, environment });
      const named = Object.keys((parse(text) as { apis: object }).apis);
      const reached = Object.entries(apis).filter(([, { url }]) => url !== undefined);
      expect(reached.map(([slug]) => slug).toSorted()).toEqual(named.toSorted());
    }
  });

  it('documents every key with its allowed values and meaning', () => {
    const keys = [...keysOf(editorSchema(contracts) as SettingsNode)].filter(
      (key) => !(slugs as readonly string[]).includes(key),
    );
    const row = (key: string) => new RegExp(`^\\| \`([\\w.]+\\.)?${key}\` \\| [^|]+ \\|([^|]* \\|)? [^|]+ \\|$`, 'm');
    expect(keys.filter((key) => !row(key).test(page))).toEqual([]);
    expect(page).not.toMatch(/undefined|\[object/);
  });

  it('documents every default', () => {
    expect(page).toContain('| `port` | 0 to 65535 | `4000` | The port to listen on. 0 takes any that is free. |');
    expect(page).toContain('| `retry.budget` | 0% to 100% | `10%` | Retries as a share of calls. |');
  });
});

describe('docs/manifold.schema.json', () => {
  const schema = z.fromJSONSchema(editorSchema(contracts) as Parameters<typeof z.fromJSONSchema>[0]);

  it('accepts the examples', () => {
    for (const example of examples) expect(schema.safeParse(parse(example)).success).toBe(true);
  });

  it.each([
    'server: { prot: 1 }',
    'server: { port: x }',
    'server: { port: 65536 }',
    'limits: { timeouts: { idle: 30 } }',
    'limits: { body: 10MB }',
    'logs: { level: loud }',
    'apis: { desk: { adress: x } }',
    'apis: { desk: { url: ftp://desk.example } }',
    'apis: { chat: { credentials: { type: basic } } }',
    'apis: { chat: { settings: { a: b } } }',
  ])('refuses settings that the gateway refuses: %s', (text) => {
    expect(schema.safeParse(parse(text)).success).toBe(false);
    expect(() => load(text, { contracts })).toThrow();
  });

  it.each([
    'apis: { desk: { url: https://desk.example, token: a, timeouts: { total: 5s } } }',
    'apis: { desk: { servers: { files: https://files.example }, settings: { tenantId: 7, region: eu } } }',
  ])('accepts your own APIs: %s', (text) => {
    expect(schema.safeParse(parse(text)).success).toBe(true);
  });

  it('is up to date', () => {
    expect(JSON.parse(readFileSync('docs/manifold.schema.json', 'utf8'))).toEqual(editorSchema(contracts));
  });

  it('allows a variable for every value that is not free text', () => {
    const text = 'server: { port: "${A}", introspection: "${A:-true}" }\nlimits: { body: "${A}" }';
    expect(schema.safeParse(parse(text)).success).toBe(true);
  });
});

/** The names of all keys, at any depth. */
function keysOf(node: SettingsNode): Set<string> {
  const parts = [
    ...Object.values(node.properties ?? {}),
    ...(node.oneOf ?? []),
    ...Object.values(node.definitions ?? {}),
  ];
  const own = Object.entries(node.properties ?? {}).filter(
    ([key, { properties, $ref }]) => !properties && !$ref && key !== 'type',
  );
  return new Set([...own.map(([key]) => key), ...parts.flatMap((part) => [...keysOf(part)])]);
}
