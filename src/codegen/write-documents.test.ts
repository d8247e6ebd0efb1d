import { stripTypeScriptTypes } from 'node:module';
import { parse, print } from 'graphql';
import { describe, expect, it } from 'vitest';
import { Manifest } from './manifest.ts';
import { type DocumentMode, writeDocuments } from './preset.ts';

/** Runs the code that is written, and returns what it exports. */
async function written(texts: readonly string[], mode: DocumentMode) {
  const manifest = new Manifest();
  const code = writeDocuments(
    texts.map((text) => parse(text)),
    {
      mode,
      manifest,
      variableOf: ({ kind, name }) => `${name?.value}${kind === 'FragmentDefinition' ? 'FragmentDoc' : 'Document'}`,
    },
  );
  const module = (await import(`data:text/javascript,${encodeURIComponent(stripTypeScriptTypes(code))}`)) as {
    readonly [name: string]: any;
  };
  return { code, exported: module, texts: JSON.parse(String(manifest)) as Readonly<Record<string, string>> };
}

const OPERATIONS = [
  'query A { a { ...F ...G } }',
  'fragment F on T { f { ...G } }',
  'fragment G on T { g { ...F } } query B { b }',
];

describe.each(['documentNode', 'string'] as const)('documents in %s mode', (mode) => {
  const textOf = (document: any) => (mode === 'string' ? String(document) : print(document));

  it('have the fragments that they use, also by each other, once', async () => {
    const { exported, texts } = await written(OPERATIONS, mode);

    const [f, g] = [print(parse(OPERATIONS[1] ?? '')), 'fragment G on T {\n  g {\n    ...F\n  }\n}'];
    expect(textOf(exported['ADocument'])).toBe([print(parse('query A { a { ...F ...G } }')), f, g].join('\n\n'));
    expect(textOf(exported['BDocument'])).toBe('query B {\n  b\n}');
    expect(textOf(exported['FFragmentDoc'])).toBe([f, g].join('\n\n'));
    expect(exported['FFragmentDoc'].__meta__).toEqual({ fragmentName: 'F' });
    expect(Object.values(texts).toSorted()).toEqual([textOf(exported['ADocument']), textOf(exported['BDocument'])]);
  });

  it('have their ids in the manifest', async () => {
    const { exported, texts } = await written(OPERATIONS, mode);

    expect(texts[exported['ADocument'].__meta__.hash]).toBe(textOf(exported['ADocument']));
  });

  it('keep strings and comments as they mean', async () => {
    const text =
      'query A { a(text: "a \\"quote\\", a \\\\, a `tick`, ${x}\\n", block: """two\n  lines  here""", list: []) }';

    const { exported } = await written([text], mode);

    const document = mode === 'string' ? parse(String(exported['ADocument'])) : exported['ADocument'];
    expect(print(document)).toBe(print(parse(text)));
    expect(print(document)).toContain('a `tick`, ${x}');
  });

  it('have the types of the operation, and leave out operations without a name', async () => {
    const { code } = await written(['mutation M { m } { anonymous }', 'fragment F on T { f }'], mode);

    expect(code).toContain('<MMutation, MMutationVariables>');
    expect(code).toContain('<FFragment, unknown>');
    expect(code).not.toContain('anonymous');
  });
});
