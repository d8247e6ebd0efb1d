import { type DocumentNode, GraphQLError, parse, visit } from 'graphql';
import { isGraphQLError } from '../../execution/values.ts';
import { DocumentErrors } from './document.ts';
import { isNestedDeeper } from './is-nested-deeper.ts';

/** Comments, blanks and long strings take time to parse, and are not counted as tokens. */
const MOST_CHARACTERS = 100_000;
/** For the location of each error graphql-js goes through all lines before it. */
const MOST_LINES = 10_000;
/** The parser is recursive: twice as many would exhaust the stack before it is optimized. */
const MOST_NESTED = 500;
const [LINE_FEED, CARRIAGE_RETURN] = [10, 13];

/** Parses documents of at most so many tokens. */
export function parseDocument(text: string, maxTokens: number): DocumentNode {
  if (text.length > MOST_CHARACTERS) throw new DocumentErrors([tooMany(`${MOST_CHARACTERS} characters`)]);
  if (hasTooManyLines(text)) throw new DocumentErrors([tooMany(`${MOST_LINES} lines`)]);
  if (isNestedDeeper(text, MOST_NESTED)) throw new DocumentErrors([tooMany(`${MOST_NESTED} nested brackets`)]);
  let document: DocumentNode;
  try {
    document = parse(text, { maxTokens });
  } catch (error) {
    if (!isGraphQLError(error)) throw error;
    throw new DocumentErrors([hasTooManyTokens(error) ? tooMany(`${maxTokens} tokens`) : parseError(error)]);
  }
  dropTokens(document);
  return document;
}

/** A carriage return with a line feed after it ends one line (GraphQL specification, section 2.1.3). */
function hasTooManyLines(text: string): boolean {
  if (text.length < MOST_LINES) return false;
  let lines = 1;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const isEnd = code === LINE_FEED || (code === CARRIAGE_RETURN && text.charCodeAt(at + 1) !== LINE_FEED);
    if (isEnd) lines += 1;
  }
  return lines > MOST_LINES;
}

/** The parser's error is recognizable by its message only. */
function hasTooManyTokens({ message }: GraphQLError): boolean {
  return /more (?:that|than) \d+ tokens/.test(message);
}

function tooMany(what: string): GraphQLError {
  const extensions = { code: 'OPERATION_TOO_COMPLEX', http: { status: 400, spec: true } };
  return new GraphQLError(`The document has more than ${what}.`, { extensions });
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
