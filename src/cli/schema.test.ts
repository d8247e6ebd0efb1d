import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fileWith } from '#test/product';
import { outputOf } from './harness.ts';

const GRAPH = readFileSync('schema/manifold.graphql', 'utf8');

/** The exit code and the output of `manifold schema --diff` with this text as the schema before. */
async function diffFrom(before: string, ...more: readonly string[]) {
  const file = fileWith('before.graphql', before);
  const { code, output } = await outputOf(['schema', '--diff', file, ...more]);
  return { code, output: output.replaceAll(file, '@') };
}

describe('manifold schema --diff', () => {
  it('finds no changes from the graph itself', async () => {
    expect(await diffFrom(GRAPH)).toEqual({ code: 0, output: 'No changes.' });
  });

  it('lists changes by what they do to consumers, and fails where any is breaking', async () => {
    const before = GRAPH.replace(/^type Joke .*\{$/m, '$&\n  humour: Int')
      .replace(/^ {2}"""[^"]*"""\n {2}iconUrl: URL\n/m, '')
      .replace('enum CountryDrivingSide {', 'enum CountryDrivingSide {\n  MIDDLE');

    expect(await diffFrom(before)).toEqual({
      code: 1,
      output: [
        'Breaking (2)',
        "  Enum value 'MIDDLE' was removed from enum 'CountryDrivingSide'",
        "  Field 'humour' was removed from object type 'Joke'",
        '',
        'Safe (1)',
        "  Field 'iconUrl' was added to object type 'ChatEmbedAuthor'",
      ].join('\n'),
    });
  });

  it('prints them as JSON', async () => {
    const { code, output } = await diffFrom(GRAPH.replace(/^type Joke .*\{$/m, '$&\n  humour: Int'), '--json');

    expect(code).toBe(1);
    expect(JSON.parse(output)).toEqual({
      breaking: [{ path: 'Joke.humour', message: "Field 'humour' was removed from object type 'Joke'" }],
      dangerous: [],
      safe: [],
    });
  });

  it('reports a file that is no schema', async () => {
    expect(await diffFrom('type Query {')).toEqual({
      code: 2,
      output: '--diff: @: Syntax Error: Expected Name, found <EOF>.',
    });
  });
});
