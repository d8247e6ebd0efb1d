import { hash } from 'node:crypto';
import type { DocumentNode, OperationDefinitionNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { OnCompiled } from '../execution/compile.ts';
import type { RequestParameters } from '../http/reader.ts';
import { MALFORMED, requestError } from '../types.ts';
import type { PreparedOperation } from './operation.ts';
import { assertMethod, DocumentErrors, operationIn } from './parse.ts';
import type { DocumentReader } from './validate.ts';

/** The estimated bytes of a prepared document per character of its text, and of each field that was compiled for it. */
const PARSED_BYTES = 60;
const COMPILED_BYTES = 1000;
/** The estimated bytes per character of a text, and the overhead of its cache entry. */
const VALID_BYTES = 2;
const ENTRY_BYTES = 1024;
/** The shares of the memory for texts that were asked for once, for the errors of others, and for prepared documents. */
const VALID_SHARE = 0.25;
const INVALID_SHARE = 0.05;
const PREPARED_SHARE = 0.7;

type Prepare = (
  document: DocumentNode,
  operation: OperationDefinitionNode,
  onCompiled: OnCompiled,
) => PreparedOperation;

/** A valid document with the operations of it that were prepared, by name. */
export class PreparedDocument {
  readonly document: DocumentNode;
  readonly #operations = new Map<string | undefined, PreparedOperation>();
  readonly #prepare: Prepare;
  readonly #onCompiled: OnCompiled;
  #compiledFields = 0;

  constructor(document: DocumentNode, prepare: Prepare, onGrowth: () => void) {
    this.document = document;
    this.#prepare = prepare;
    this.#onCompiled = (fields) => {
      this.#compiledFields += fields;
      onGrowth();
    };
  }

  /** The fields of its operations that were compiled so far. */
  get compiledFields(): number {
    return this.#compiledFields;
  }

  operation(name: string | undefined): PreparedOperation {
    return this.#operations.get(name) ?? this.#add(name, operationIn(this.document, name));
  }

  /** The operation, unless it is a mutation and the method is not for one. */
  operationFor(method: string, name: string | undefined): PreparedOperation {
    const known = this.#operations.get(name);
    if (known && method === 'POST') return known;
    const operation = operationIn(this.document, name);
    assertMethod(operation, method);
    return known ?? this.#add(name, operation);
  }

  #add(name: string | undefined, operation: OperationDefinitionNode): PreparedOperation {
    const prepared = this.#prepare(this.document, operation, this.#onCompiled);
    this.#operations.set(name, prepared);
    return prepared;
  }
}

/**
 * A cache of documents. The first request for a document caches its valid text only, so that one-time documents take little
 * memory. The second request skips validation, and caches the prepared document, which is weighed again whenever more of it is
 * compiled. The errors of a document that is not valid are cached at once: finding them takes as long as many executions. One limit
 * of bytes bounds all.
 */
export class PreparedDocuments {
  readonly #reader: Pick<DocumentReader, 'parse' | 'validate'>;
  readonly #prepare: Prepare;
  readonly #valid: LRUCache<string, true>;
  readonly #invalid: LRUCache<string, DocumentErrors>;
  readonly #prepared: LRUCache<string, PreparedDocument>;

  constructor(maxBytes: number, reader: Pick<DocumentReader, 'parse' | 'validate'>, prepare: Prepare) {
    this.#reader = reader;
    this.#prepare = prepare;
    this.#valid = new LRUCache({
      maxSize: bytesOf(maxBytes, VALID_SHARE),
      sizeCalculation: (_value, text) => text.length * VALID_BYTES + ENTRY_BYTES,
    });
    this.#invalid = new LRUCache({
      maxSize: bytesOf(maxBytes, INVALID_SHARE),
      sizeCalculation: (_errors, text) => text.length * PARSED_BYTES + ENTRY_BYTES,
    });
    this.#prepared = new LRUCache({
      maxSize: bytesOf(maxBytes, PREPARED_SHARE),
      sizeCalculation: ({ compiledFields }, text) =>
        text.length * PARSED_BYTES + compiledFields * COMPILED_BYTES + ENTRY_BYTES,
    });
  }

  /** The document of a text; throws `DocumentErrors` where it is not valid. */
  get(text: string): PreparedDocument {
    const known = this.#prepared.get(text);
    if (known) return known;
    const invalid = this.#invalid.get(text);
    if (invalid) throw invalid;
    try {
      return this.#read(text);
    } catch (error) {
      if (error instanceof DocumentErrors) this.#invalid.set(text, error);
      throw error;
    }
  }

  #read(text: string): PreparedDocument {
    const document = this.#reader.parse(text);
    const prepared: PreparedDocument = new PreparedDocument(document, this.#prepare, () =>
      this.#weighAgain(text, prepared),
    );
    if (this.#valid.get(text)) {
      this.#valid.delete(text);
      this.#prepared.set(text, prepared);
    } else {
      this.#reader.validate(document);
      this.#valid.set(text, true);
    }
    return prepared;
  }

  #weighAgain(text: string, prepared: PreparedDocument): void {
    // It may have been dropped while it was executed.
    if (this.#prepared.peek(text) !== prepared) return;
    this.#prepared.delete(text);
    this.#prepared.set(text, prepared);
  }
}

function bytesOf(maxBytes: number, share: number): number {
  return Math.max(1, Math.floor(maxBytes * share));
}

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
    if (query !== undefined) {
      // A client that sends both wants the document remembered, which it is not; but the hash has to be right.
      if (sentHash === undefined || hash('sha256', query) === sentHash) return query;
      throw requestError('`sha256Hash` is not the hash of `query`.');
    }
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
