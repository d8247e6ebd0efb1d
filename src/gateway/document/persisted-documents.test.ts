import { hash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { RequestParameters } from '../http/reader.ts';
import { PersistedDocuments } from './prepared.ts';

const KNOWN = '{ a }';
const NAMED = '{ named }';
const OTHER = '{ other }';
const sha = (text: string) => hash('sha256', text);
const manifest = new Map([
  ['plain', KNOWN],
  [`sha256:${sha('anything')}`, NAMED],
  ['__proto__', OTHER],
]);
const persisted = (only = false) => new PersistedDocuments({ manifest, only });
const apollo = (sha256Hash: unknown, version: unknown = 1) => ({
  extensions: { persistedQuery: { version, sha256Hash } },
});
const refusal = (message: string, code: string, http: object) =>
  expect.objectContaining({ message, extensions: { code, http } }) as Error;
const bad = (message: string) => refusal(message, 'BAD_REQUEST', { status: 400, draftStatus: 422 });
const NOT_FOUND = refusal('No document is known by this `documentId`.', 'PERSISTED_QUERY_NOT_FOUND', {
  status: 404,
  spec: true,
});
const ONLY = refusal(
  'Only persisted documents are answered here: name one by `documentId`.',
  'PERSISTED_QUERY_REQUIRED',
  { status: 403, spec: true },
);

describe('a document', () => {
  it('is sent, and is then what it was sent as', () => {
    expect(persisted().textOf({ query: OTHER })).toBe(OTHER);
    expect(persisted().textOf({ query: '' })).toBe('');
  });

  it.each<[string, RequestParameters]>([
    ['its name', { documentId: 'plain' }],
    ['its hash', { documentId: sha(KNOWN) }],
    ['its hash with the prefix', { documentId: `sha256:${sha(KNOWN)}` }],
    ["its hash, as Apollo's clients send it", apollo(sha(KNOWN))],
  ])('is found by %s', (_how, parameters) => {
    expect(persisted().textOf(parameters)).toBe(KNOWN);
    expect(persisted(true).textOf(parameters)).toBe(KNOWN);
  });

  it('is found by the hash that the manifest names it by, with and without the prefix', () => {
    for (const documentId of [`sha256:${sha('anything')}`, sha('anything'), sha(NAMED)]) {
      expect(persisted().textOf({ documentId })).toBe(NAMED);
    }
  });

  it.each([
    '',
    ' plain',
    'Plain',
    'constructor',
    'toString',
    'sha256:',
    `SHA256:${sha(KNOWN)}`,
    sha(KNOWN).toUpperCase(),
    'x'.repeat(1_000_000),
  ])('is not found by another name', (documentId) => {
    expect(() => persisted().textOf({ documentId })).toThrow(NOT_FOUND);
  });

  it('may be named like a member of every object', () => {
    expect(persisted().textOf({ documentId: '__proto__' })).toBe(OTHER);
    expect(() =>
      new PersistedDocuments({ manifest: new Map(), only: false }).textOf({ documentId: '__proto__' }),
    ).toThrow();
  });

  it("that is not found is told to Apollo's clients in their words, whether any is known or none", () => {
    expect(() => persisted().textOf(apollo(sha('unknown')))).toThrow(
      refusal('PersistedQueryNotFound', 'PERSISTED_QUERY_NOT_FOUND', { status: 404, spec: true }),
    );
    expect(() => new PersistedDocuments({ manifest: new Map(), only: false }).textOf(apollo(sha(KNOWN)))).toThrow(
      refusal('PersistedQueryNotSupported', 'PERSISTED_QUERY_NOT_SUPPORTED', { status: 404, spec: true }),
    );
  });

  it('is not remembered: a hash that was sent with its document is as unknown as before', () => {
    const documents = persisted();
    expect(documents.textOf({ query: '{ b }', ...apollo(sha('{ b }')) })).toBe('{ b }');

    expect(() => documents.textOf(apollo(sha('{ b }')))).toThrow();
    expect(() => documents.textOf({ documentId: sha('{ b }') })).toThrow(NOT_FOUND);
  });

  it('is refused with a hash that is not its own, be it that of a known one', () => {
    for (const wrong of [sha(KNOWN), sha(OTHER).toUpperCase(), '', 'plain']) {
      expect(() => persisted().textOf({ query: OTHER, ...apollo(wrong) })).toThrow(
        refusal('`sha256Hash` is not the hash of `query`.', 'BAD_REQUEST', { status: 400 }),
      );
    }
  });

  it('is refused together with a name', () => {
    expect(() => persisted().textOf({ query: KNOWN, documentId: 'plain' })).toThrow(
      bad('Send `query` or `documentId`, not both.'),
    );
  });

  it.each<[unknown, unknown]>([
    [sha(KNOWN), 2],
    [sha(KNOWN), '1'],
    [sha(KNOWN), null],
    [[sha(KNOWN)], 1],
    [undefined, 1],
  ])('is missing where the extension is no persisted query: %j of version %j', (sha256Hash, version) => {
    const missing = bad('The request has no document: send `query`, or name one by `documentId`.');

    expect(() => persisted().textOf(apollo(sha256Hash, version))).toThrow(missing);
    expect(() => persisted().textOf({ extensions: { persistedQuery: null } })).toThrow(missing);
    expect(() => persisted().textOf({})).toThrow(missing);
  });

  it.each<RequestParameters>([
    { query: KNOWN },
    { query: '' },
    { query: OTHER },
    { query: KNOWN, documentId: 'plain' },
    { query: KNOWN, ...apollo(sha(KNOWN)) },
    {},
    { extensions: {} },
  ])('is refused where only persisted ones run, even a known one: %j', (parameters) => {
    expect(() => persisted(true).textOf(parameters)).toThrow(ONLY);
  });
});
