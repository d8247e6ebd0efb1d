import {
  type DocumentNode,
  type GraphQLError,
  getOperationAST,
  type OperationDefinitionNode,
  OperationTypeNode,
} from 'graphql';
import { MALFORMED, requestError } from '../request-error.ts';

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
