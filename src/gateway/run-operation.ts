import type { ExecutionResult, GraphQLError } from 'graphql';
import { liveArgumentsOf } from './document/operation.ts';
import { DocumentErrors, operationIn } from './document/parse.ts';
import { DocumentReader } from './document/validate.ts';
import { variableErrors } from './execution/values.ts';
import type { Gateway } from './gateway.ts';
import type { RequestParameters } from './http/reader.ts';
import { type Explanation, explain } from './limits/price/explain.ts';
import { PricedOperation } from './limits/price/price.ts';
import { errorsIn } from './result/respond.ts';
import { type Caller, Held, isGraphQLError, OPEN_IDENTITY } from './types.ts';

/** A caller in this process. Without an identity it may do everything. */
export type LocalCaller = Omit<Caller, 'identity'> & Partial<Pick<Caller, 'identity'>>;

/** Executes one operation without HTTP. Errors are masked as in responses. */
export async function runOperation(
  gateway: Gateway,
  parameters: RequestParameters,
  local: LocalCaller,
  signal: AbortSignal,
): Promise<ExecutionResult> {
  const { persisted, executor, shaper } = await gateway.handler();
  const caller: Caller = {
    identity: local.identity ?? OPEN_IDENTITY,
    requestId: local.requestId,
    observation: local.observation,
    header: (name) => local.header(name),
  };
  try {
    const document = persisted.textOf(parameters);
    const initialContext = () => ({ params: { ...parameters, query: document } });
    const request = { method: 'POST', document, caller, parameters, uploads: undefined, initialContext };
    const executable = executor.prepare(request);
    const held = new Held();
    const end = () => held.end();
    if (signal.aborted) end();
    signal.addEventListener('abort', end, { once: true });
    try {
      const { result } = await executable.execute(held);
      return shaper.masked(result, caller.requestId);
    } finally {
      signal.removeEventListener('abort', end);
    }
  } catch (error) {
    return shaper.masked({ errors: errorsIn(error) }, caller.requestId);
  }
}

interface OperationParameters {
  readonly query: string;
  readonly operationName: string | undefined;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** The upstream calls of an operation, or why it cannot be executed. Nothing is called. */
export function explainOperation(
  { schema, settings, pricing }: Pick<Gateway, 'schema' | 'settings' | 'pricing'>,
  { query, operationName, variables }: OperationParameters,
): { readonly explanation: Explanation } | { readonly problems: readonly string[] } {
  const reader = new DocumentReader(schema, settings);
  try {
    const document = reader.parse(query);
    reader.validate(document);
    const operation = operationIn(document, operationName);
    const refused = variableErrors(schema, operation, variables, settings.limits.errors);
    if (refused.length > 0) return { problems: refused.map(problemText) };
    const priced = new PricedOperation(document, operation, { ...pricing, schema });
    return { explanation: explain(priced, variables, pricing, liveArgumentsOf(schema, operation, variables)) };
  } catch (error) {
    if (error instanceof DocumentErrors) return { problems: error.errors.map(problemText) };
    if (isGraphQLError(error)) return { problems: [problemText(error)] };
    throw error;
  }
}

function problemText({ message, locations = [] }: GraphQLError): string {
  return [...locations.slice(0, 1).map(({ line, column }) => `${line}:${column} `), message].join('');
}
