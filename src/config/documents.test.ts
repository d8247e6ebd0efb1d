import { describe, expect, it } from 'vitest';
import { temporaryFile } from '#test/temporary-folder';
import { load, problemsOf } from './harness.ts';
import { shown } from './schema/value.ts';

/** A manifest of this text, and settings that name it. */
function manifest(text: string, more = '') {
  const file = temporaryFile('d.json', text);
  return { file, settings: `documents: { manifest: ${file}${more} }` };
}

describe('a manifest of documents', () => {
  it('is read', () => {
    const { settings } = manifest('{"abc": "{ __typename }", "sha256:1": "query B { __typename }"}', ', only: true');

    expect(load(settings).documents).toEqual({
      manifest: new Map([
        ['abc', '{ __typename }'],
        ['sha256:1', 'query B { __typename }'],
      ]),
      only: true,
    });
  });

  it.each([
    ['["{ __typename }"]', '@:1:1: a list is not a mapping of the text of each document by its hash'],
    [
      '{\n  "abc": 1,\n  "b": "{ a }",\n  "c": [] }',
      '@:2:3 abc: a number is not the text of a document; @:4:3 c: a list is not the text of a document',
    ],
    ['null', '@:1:1: missing; must be a mapping of the text of each document by its hash'],
    ['{\n  "abc"', '@:2:8 not YAML: Flow map must end with a }'],
    ["{ 'abc': 'single quotes' }", '@ not JSON'],
  ])('is not %s', (text, message) => {
    const { file, settings } = manifest(text);

    expect(problemsOf(settings)).toEqual([
      `manifold.yaml:1 documents.manifest: ${shown(file)} names a file that is not valid: ${message.replaceAll('@', file)}`,
    ]);
  });

  it('is required where all other documents are refused', () => {
    expect(problemsOf('documents: { manifest: /nowhere/documents.json }')).toEqual([
      'manifold.yaml:1 documents.manifest: "/nowhere/documents.json" names a file that cannot be read: there is no such file',
    ]);
    expect(problemsOf('documents: { manifest: 7 }')).toEqual([
      'manifold.yaml:1 documents.manifest: 7 is not the path of a JSON file that holds the text of each document by its hash',
    ]);
    expect(problemsOf('documents: { only: true }')).toEqual([
      'manifold.yaml:1 documents: only is true without a manifest',
    ]);
  });
});
