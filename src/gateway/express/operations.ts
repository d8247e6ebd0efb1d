import { type DocumentNode, type ExecutionResult, execute, getOperationAST, OperationTypeNode } from 'graphql';
import type { Context } from '#graph';
import { compileOperation } from '../execution/compile.ts';
import type { Gateway } from '../gateway.ts';
import { isDeterministic } from '../pipeline/prepare/is-deterministic.ts';
import { Recent } from '../recent.ts';

const DOCUMENTS = 1000;
const LONGEST_KEPT = 64 * 1024;

type Variables = Readonly<Record<string, unknown>> | undefined;

/** An operation that was read, checked and compiled once, and can be run any number of times. */
export interface PreparedOperation {
  readonly isQuery: boolean;
  /** It changes nothing, and answers alike each time. */
  readonly isRepeatable: boolean;
  run(context: Context, variables: Variables): Promise<ExecutionResult> | ExecutionResult;
}

/** The operations that were asked for lately, prepared. */
export class Operations {
  readonly #gateway: Gateway;
  readonly #prepared = new Recent<PreparedOperation>(DOCUMENTS);

  constructor(gateway: Gateway) {
    this.#gateway = gateway;
  }

  /** The operation, if it is known to be valid or turns out so; everything else is for the ordinary way to refuse. */
  find(text: string, operationName: string | undefined): PreparedOperation | undefined {
    const key = operationName === undefined ? text : `${operationName}\n${text}`;
    const known = this.#prepared.get(key);
    if (known) return known;
    const document = this.#gateway.readDocument(text);
    const prepared = document && prepareOperation(this.#gateway, document, operationName);
    if (prepared && text.length <= LONGEST_KEPT) this.#prepared.set(key, prepared);
    return prepared;
  }
}

/**
 * Prepares an operation of a valid document. A result without data means that nothing was run: the variables did not fit.
 */
export function prepareOperation(
  { schema, randomFields, settings: { performance } }: Pick<Gateway, 'schema' | 'randomFields' | 'settings'>,
  document: DocumentNode,
  operationName: string | undefined,
): PreparedOperation | undefined {
  const operation = getOperationAST(document, operationName);
  if (!operation || operation.operation === OperationTypeNode.SUBSCRIPTION) return undefined;
  if (!schema.getRootType(operation.operation)) return undefined;
  const isQuery = operation.operation === OperationTypeNode.QUERY;
  const isRepeatable = isQuery && isDeterministic(schema, document, randomFields);
  const ordinary: PreparedOperation['run'] = (contextValue, variableValues) =>
    execute({ schema, document, operationName, contextValue, variableValues });
  if (!performance.compile) return { isQuery, isRepeatable, run: ordinary };
  const compiled = compileOperation(schema, document, operation);
  return { isQuery, isRepeatable, run: (context, variables) => compiled(context, variables ?? {}) };
}
