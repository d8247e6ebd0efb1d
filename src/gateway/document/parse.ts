import {
  type DocumentNode,
  GraphQLError,
  getOperationAST,
  Lexer,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
  Source,
  TokenKind,
  visit,
} from 'graphql';
import { isGraphQLError, MALFORMED, requestError } from '../types.ts';

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

const OPENING = new Set<string>([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L]);
const CLOSING = new Set<string>([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R]);

/** Whether more than so many brackets of a document are open at a time. It takes linear time, and no stack. */
function isNestedDeeper(text: string, most: number): boolean {
  // Few documents have so many brackets at all, and only theirs are read twice.
  if (!hasMoreBrackets(text, most)) return false;
  const lexer = new Lexer(new Source(text));
  let depth = 0;
  try {
    for (let { kind } = lexer.advance(); kind !== TokenKind.EOF; { kind } = lexer.advance()) {
      if (OPENING.has(kind)) depth += 1;
      else if (CLOSING.has(kind)) depth -= 1;
      if (depth > most) return true;
    }
  } catch {
    // The parser says what is wrong with the text.
  }
  return false;
}

/** Whether more than so many opening brackets are in the text, those in strings and comments included. */
function hasMoreBrackets(text: string, most: number): boolean {
  if (text.length <= most) return false;
  let brackets = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character === '{' || character === '[' || character === '(') brackets += 1;
  }
  return brackets > most;
}

/** Errors of one document: it is not executed. */
export class DocumentErrors extends Error {
  override readonly name = 'DocumentErrors';
  readonly errors: readonly GraphQLError[];
  /** The document, where it could be parsed. */
  readonly document: DocumentNode | undefined;

  constructor(errors: readonly GraphQLError[], document?: DocumentNode) {
    super('The document is not valid.');
    this.errors = errors;
    this.document = document;
  }
}

/** The operation that a request asks for. */
export function operationIn(document: DocumentNode, operationName: string | undefined): OperationDefinitionNode {
  const operation = getOperationAST(document, operationName);
  if (operation) return operation;
  const message =
    operationName === undefined
      ? 'The document has not exactly one operation: name one by `operationName`.'
      : 'The document has no operation of this `operationName`.';
  throw requestError(message, { ...MALFORMED, code: 'OPERATION_RESOLUTION_FAILURE' });
}

/** Refuses a mutation by GET or HEAD (GraphQL over HTTP, section 5.3). */
export function assertMethod({ operation }: OperationDefinitionNode, method: string): void {
  if (operation === OperationTypeNode.MUTATION && method !== 'POST') {
    throw requestError('A mutation is sent by POST.', { status: 405, headers: { allow: 'POST' } });
  }
}

/** What a step returns, or the errors of the document that it refuses. */
export function orErrors<Result>(step: () => Result): Result | readonly GraphQLError[] {
  try {
    return step();
  } catch (error) {
    if (error instanceof DocumentErrors) return error.errors;
    throw error;
  }
}
