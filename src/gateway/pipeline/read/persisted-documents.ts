import { hash } from 'node:crypto';
import { GraphQLError } from 'graphql';
import { badRequest, type RequestParameters } from './url-parameters.ts';

const PREFIX = 'sha256:';

/** Documents that callers name instead of sending them: persisted documents or, where nothing else runs, trusted ones. */
export class Documents {
  readonly #only: boolean;
  readonly #texts: ReadonlyMap<string, string>;

  /** What the manifest calls a document is its name, and so is its SHA-256, whatever the manifest goes by. */
  constructor({ manifest, only }: { readonly manifest: ReadonlyMap<string, string>; readonly only: boolean }) {
    this.#only = only;
    const texts = new Map<string, string>();
    for (const text of manifest.values()) texts.set(PREFIX + hash('sha256', text), text);
    for (const [name, text] of manifest) texts.set(name, text);
    for (const [name, text] of texts) if (name.startsWith(PREFIX)) texts.set(name.slice(PREFIX.length), text);
    this.#texts = texts;
  }

  /** The text of a request's document, if it sends or names one. Throws what a caller is refused with. */
  textOf(parameters: RequestParameters): string | undefined {
    const { query, documentId, extensions } = parameters;
    const sent = query ?? undefined;
    const named = documentId ?? undefined;
    if (this.#only && sent !== undefined) throw onlyKnown();
    if (named !== undefined && typeof named !== 'string') throw badRequest('`documentId` is not a text.');
    if (named !== undefined && sent !== undefined) throw badRequest('Send `query` or `documentId`, not both.');
    const hashed = hashIn(extensions);
    if (sent !== undefined) return checked(sent, hashed);
    const name = named ?? hashed;
    if (name !== undefined) return this.#texts.get(name) ?? notKnown(this.#texts.size > 0, named === undefined);
    if (this.#only) throw onlyKnown();
    return undefined;
  }
}

/** Whoever sends the hash as well hopes that it is remembered, which it is not; but it has to be right. */
function checked(text: string, hashed: string | undefined): string {
  if (hashed !== undefined && typeof text === 'string' && hash('sha256', text) !== hashed) {
    throw badRequest('`sha256Hash` is not the hash of `query`.');
  }
  return text;
}

/** The hash by which Apollo's clients name a document. */
function hashIn(extensions: unknown): string | undefined {
  const persisted = (extensions as { persistedQuery?: unknown } | null | undefined)?.persistedQuery;
  if (typeof persisted !== 'object' || persisted === null) return undefined;
  const { version, sha256Hash } = persisted as { version?: unknown; sha256Hash?: unknown };
  return version === 1 && typeof sha256Hash === 'string' ? sha256Hash : undefined;
}

/** In the words that Apollo's clients wait for, where they ask in their way: they then send the whole document. */
function notKnown(hasDocuments: boolean, inTheirWay: boolean): never {
  const [word, code] = hasDocuments
    ? ['PersistedQueryNotFound', 'PERSISTED_QUERY_NOT_FOUND']
    : ['PersistedQueryNotSupported', 'PERSISTED_QUERY_NOT_SUPPORTED'];
  const message = inTheirWay ? word : 'No document is known by this `documentId`.';
  throw new GraphQLError(message, { extensions: { code, http: { spec: true, status: 404 } } });
}

function onlyKnown(): GraphQLError {
  const extensions = { code: 'PERMISSION_DENIED', http: { spec: true, status: 403 } };
  return new GraphQLError('Only persisted documents are answered here: name one by `documentId`.', { extensions });
}
