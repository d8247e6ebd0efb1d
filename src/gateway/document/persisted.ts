import { hash } from 'node:crypto';
import type { RequestParameters } from '../http/parameters.ts';
import { MALFORMED, requestError } from '../types.ts';

const PREFIX = 'sha256:';

/** Documents that clients name instead of sending them: persisted documents or, where no others run, trusted ones. */
export class PersistedDocuments {
  readonly #only: boolean;
  readonly #texts: Map<string, string>;

  /** A document is named as the manifest names it, or by its SHA-256, with and without the prefix `sha256:`. */
  constructor({ manifest, only }: { readonly manifest: ReadonlyMap<string, string>; readonly only: boolean }) {
    this.#only = only;
    const texts = new Map<string, string>();
    for (const text of manifest.values()) texts.set(PREFIX + hash('sha256', text), text);
    for (const [name, text] of manifest) texts.set(name, text);
    for (const [name, text] of texts) if (name.startsWith(PREFIX)) texts.set(name.slice(PREFIX.length), text);
    this.#texts = texts;
  }

  /** Adds a document of the gateway's own. Returns its name. */
  trust(text: string): string {
    const name = hash('sha256', text);
    this.#texts.set(name, text);
    return name;
  }

  /** The text of the document that a request sends or names. Throws the refusal where there is none. */
  textOf({ query, documentId, extensions }: RequestParameters): string {
    if (this.#only && query !== undefined) throw persistedOnly();
    if (documentId !== undefined && query !== undefined)
      throw requestError('Send `query` or `documentId`, not both.', MALFORMED);
    const sentHash = extensions && apolloHash(extensions);
    if (query !== undefined) return assertHash(query, sentHash);
    const name = documentId ?? sentHash;
    if (name !== undefined) return this.#texts.get(name) ?? this.#unknown(documentId === undefined);
    if (this.#only) throw persistedOnly();
    throw requestError('The request has no document: send `query`, or name one by `documentId`.', MALFORMED);
  }

  /** Apollo's clients wait for these messages, and send the whole document then. */
  #unknown(isApollo: boolean): never {
    const [message, code] =
      this.#texts.size > 0
        ? (['PersistedQueryNotFound', 'PERSISTED_QUERY_NOT_FOUND'] as const)
        : (['PersistedQueryNotSupported', 'PERSISTED_QUERY_NOT_SUPPORTED'] as const);
    const options = { code, status: 404, spec: true };
    throw requestError(isApollo ? message : 'No document is known by this `documentId`.', options);
  }
}

/** A client that sends both wants the document remembered, which it is not; but the hash has to be right. */
function assertHash(text: string, sentHash: string | undefined): string {
  if (sentHash === undefined || hash('sha256', text) === sentHash) return text;
  throw requestError('`sha256Hash` is not the hash of `query`.');
}

/** The hash by which Apollo's clients name a document. */
function apolloHash({ persistedQuery }: Readonly<Record<string, unknown>>): string | undefined {
  if (typeof persistedQuery !== 'object' || persistedQuery === null) return undefined;
  const { version, sha256Hash } = persistedQuery as { version?: unknown; sha256Hash?: unknown };
  return version === 1 && typeof sha256Hash === 'string' ? sha256Hash : undefined;
}

function persistedOnly() {
  return requestError('Only persisted documents are answered here: name one by `documentId`.', {
    code: 'PERSISTED_QUERY_REQUIRED',
    status: 403,
    spec: true,
  });
}
