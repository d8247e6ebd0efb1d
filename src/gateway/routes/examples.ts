import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type GraphQLSchema, Kind, type OperationDefinitionNode, parse, TokenKind, validate } from 'graphql';

/** A file of `examples/`. */
export interface ExampleFile {
  /** The name without `.graphql`: an API's slug, or a topic across APIs. */
  readonly name: string;
  readonly operations: readonly Example[];
}

/** One self-contained operation. */
export interface Example {
  readonly name: string;
  /** The comment above the operation, without its `Header:` lines. */
  readonly description: string;
  /** The operation with its comment. */
  readonly text: string;
  /** Headers that the caller has to send, from comments such as `Header: authorization: Bearer …`. */
  readonly headers: Readonly<Record<string, string>>;
}

const FOLDER = new URL('../../../examples/', import.meta.url);

/** All examples with one response, sorted by file name; empty if `examples/` is not installed. */
export function readExamples(): ExampleFile[] {
  return filesIn(FOLDER);
}

/** Examples with several responses or parts: of subscriptions, live queries, and queries that are answered incrementally. */
export function readStreamExamples(): ExampleFile[] {
  return filesIn(new URL('streams/', FOLDER));
}

function filesIn(folder: URL): ExampleFile[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((file) => file.endsWith('.graphql'));
  return files.toSorted().map((file) => ({
    name: file.replace(/\.graphql$/, ''),
    operations: examplesIn(readFileSync(new URL(file, folder), 'utf8')),
  }));
}

/** The operations of a document, each with the comment above it. */
export function examplesIn(text: string): Example[] {
  const operations = parse(text).definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION);
  return operations.map((operation) => exampleOf(operation, text));
}

function exampleOf({ name, loc }: OperationDefinitionNode, text: string): Example {
  const comments: string[] = [];
  let start = loc?.startToken;
  while (start?.prev?.kind === TokenKind.COMMENT) {
    start = start.prev;
    comments.unshift(start.value.trim());
  }
  const headers = comments.flatMap((comment) => {
    const [, key, value] = /^Header: ([\w-]+): (.+)$/.exec(comment) ?? [];
    return key && value ? [[key, value] as const] : [];
  });
  const description = comments.filter((comment) => !comment.startsWith('Header: ')).join(' ');
  return {
    name: name?.value ?? '',
    description,
    text: text.slice(start?.start, loc?.end),
    headers: Object.fromEntries(headers),
  };
}

/** The examples that are valid for a schema, without those of APIs that are not served. */
export function examplesFor(schema: GraphQLSchema, files: readonly ExampleFile[]): ExampleFile[] {
  return files.flatMap(({ name, operations }) => {
    const valid = operations.filter(({ text }) => isValid(schema, text));
    return valid.length > 0 ? [{ name, operations: valid }] : [];
  });
}

/** Validation lets an operation pass whose root type the schema does not have. */
function isValid(schema: GraphQLSchema, text: string): boolean {
  const document = parse(text);
  const operations = document.definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION);
  return operations.every((each) => schema.getRootType(each.operation)) && validate(schema, document).length === 0;
}
