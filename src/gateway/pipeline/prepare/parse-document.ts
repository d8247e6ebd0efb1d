import { type DocumentNode, GraphQLError, parse, visit } from 'graphql';
import { DocumentErrors } from './document.ts';

/** Parses documents of at most so many tokens. */
export function parseDocument(text: string, maxTokens: number): DocumentNode {
  let document: DocumentNode;
  try {
    document = parse(text, { maxTokens });
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    throw new DocumentErrors([hasTooManyTokens(error) ? tooManyTokens(maxTokens) : parseError(error)]);
  }
  dropTokens(document);
  return document;
}

/** The parser tells by its message alone. */
function hasTooManyTokens({ message }: GraphQLError): boolean {
  return /more (?:that|than) \d+ tokens/.test(message);
}

function tooManyTokens(maxTokens: number): GraphQLError {
  const extensions = { code: 'OPERATION_TOO_COMPLEX', http: { status: 400, spec: true } };
  return new GraphQLError(`The document has more than ${maxTokens} tokens.`, { extensions });
}

function parseError({ message, source, positions }: GraphQLError): GraphQLError {
  const extensions = { code: 'GRAPHQL_PARSE_FAILED', http: { status: 400, spec: true } };
  return new GraphQLError(message, { source, positions, extensions });
}

/**
 * Cuts the links from nodes to tokens. A document's tokens are a chain that holds each of them and every comment, and
 * takes several times the memory of the nodes; the offsets stay, for the locations of errors.
 */
function dropTokens(document: DocumentNode): void {
  visit(document, {
    enter({ loc }) {
      if (loc) Object.assign(loc, { startToken: undefined, endToken: undefined });
    },
  });
}
