import type { GraphError } from './graph-error.ts';

/**
 * A document with the types of its operation. GraphQL Code Generator writes such objects: `TypedDocumentString`
 * (`documentMode: 'string'`) and `TypedDocumentNode`; its ids of persisted documents are in `__meta__`.
 */
export interface TypedDocument<Data, Variables> {
  readonly __apiType?: ((variables: Variables) => Data) | undefined;
  readonly __meta__?: Readonly<Record<string, unknown>> | undefined;
  readonly kind?: 'Document' | undefined;
  /** The id of a persisted document. */
  readonly documentId?: string | undefined;
  readonly text?: string | undefined;
}

export type GraphDocument<Data, Variables> = string | TypedDocument<Data, Variables>;

/** Prints a `DocumentNode`. It is `print` of the package `graphql`, which this client does not import. */
export type Print = (document: never) => string;

/** A document, ready to be sent: it has an id, a text, or both. */
export interface SentDocument {
  readonly id: string | undefined;
  readonly text: string | undefined;
  /** `undefined` if only the id is known. */
  readonly isQuery: boolean | undefined;
}

/** Reads the id and the text of a document. Throws a `TypeError` if it has neither. */
export function readDocument(given: GraphDocument<never, never> | undefined, print: Print | undefined): SentDocument {
  const document = given ?? {};
  const id = typeof document === 'string' ? undefined : (document.documentId ?? documentHash(document));
  const text = typeof document === 'string' ? document : textOf(document, print);
  if (text === undefined && id === undefined) {
    throw new TypeError(
      'The document has neither a text nor an id: pass `print` of graphql to createClient, or generate strings.',
    );
  }
  return { id, text, isQuery: text === undefined ? undefined : hasOnlyQueries(text) };
}

function textOf(document: TypedDocument<never, never>, print: Print | undefined): string | undefined {
  if (document instanceof String) return document.toString();
  if (document.text !== undefined) return document.text;
  if (document.kind !== 'Document') return undefined;
  if (print) return print(document as never);
  const { loc } = document as { readonly loc?: { readonly source?: { readonly body?: string } } };
  return loc?.source?.body;
}

/** The id of a document that `manifold-gateway/codegen` generated, as it is in the manifest; `undefined` for others. */
export function documentHash(document: object): string | undefined {
  const { __meta__: meta } = document as { readonly __meta__?: Readonly<Record<string, unknown>> };
  return typeof meta?.['hash'] === 'string' ? meta['hash'] : undefined;
}

/** Braces and keywords in comments and strings are text. */
const TEXTS = /#[^\n\r]*|"""(?:\\"""|(?!""")[^])*"""|"(?:\\.|[^"\\\n\r])*"/g;
const TOKEN = /[{}()]|[_A-Za-z]\w*/g;

/** Whether a document has no mutation and no subscription. The document is not validated. */
export function hasOnlyQueries(text: string): boolean {
  let depth = 0;
  let isStart = true;
  for (const [token] of text.replaceAll(TEXTS, ' ').matchAll(TOKEN)) {
    if (isStart && (token === 'mutation' || token === 'subscription')) return false;
    if (token === '{' || token === '(') depth += 1;
    if (token === '}' || token === ')') depth -= 1;
    isStart = token === '}' && depth === 0;
  }
  return true;
}

const CODES: ReadonlySet<string> = new Set(['PERSISTED_QUERY_NOT_FOUND', 'PERSISTED_QUERY_NOT_SUPPORTED']);

/** Whether the gateway does not know a document by its id. */
export function isUnknownDocument(errors: readonly GraphError[]): boolean {
  return errors.some(({ code }) => CODES.has(code));
}
