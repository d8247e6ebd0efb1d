import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderWith, load, problemsOf } from './harness.ts';

/** A manifest of this text, and settings that name it. */
function manifest(text: string, more = '') {
  const file = join(folderWith({ 'd.json': text }), 'd.json');
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
    ['["{ __typename }"]', 'does not hold the text of each document by its hash'],
    ['{"abc": 1}', 'does not hold the text of each document by its hash'],
    ['null', 'does not hold the text of each document by its hash'],
    ['{"abc"', 'cannot be read (no JSON)'],
  ])('is not %s', (text, message) => {
    const { file, settings } = manifest(text);

    expect(problemsOf(settings)).toEqual([
      `manifold.yaml:1 documents.manifest: "${file}" names a file that ${message}`,
    ]);
  });

  it('is required where all other documents are refused', () => {
    expect(problemsOf('documents: { manifest: /nowhere/documents.json }')).toEqual([
      'manifold.yaml:1 documents.manifest: "/nowhere/documents.json" names a file that cannot be read (ENOENT)',
    ]);
    expect(problemsOf('documents: { manifest: 7 }')).toEqual([
      'manifold.yaml:1 documents.manifest: 7 is not the path of a JSON file that holds the text of each document by its hash',
    ]);
    expect(problemsOf('documents: { only: true }')).toEqual([
      'manifold.yaml:1 documents: only is true without a manifest',
    ]);
  });
});
