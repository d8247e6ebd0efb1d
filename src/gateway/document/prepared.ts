import type { DocumentNode, OperationDefinitionNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { OnCompiled } from '../execution/compile.ts';
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
