import type { ExecutionArgs, ExecutionResult } from 'graphql';
import type { Gateway } from './gateway.ts';
import type { Caller } from './pipeline/identify/request-context.ts';
import type { RequestParameters } from './pipeline/read/url-parameters.ts';
import { toPublicError } from './pipeline/shape/public-error.ts';
import { report } from './pipeline/shape/report.ts';

/**
 * Runs one operation through the same plugins as Yoga does, without its HTTP layer. Everything that may go wrong is in
 * the result.
 */
export async function runOperation(
  gateway: Gateway,
  params: RequestParameters,
  caller: Caller,
  signal: AbortSignal,
): Promise<ExecutionResult> {
  const initial = { params, caller, request: { signal } };
  const yoga = await gateway.yoga();
  const { schema, parse, validate, contextFactory, execute } = yoga.getEnveloped(initial as never);
  try {
    const document = parse(gateway.documents.textOf(params) ?? '');
    const errors = validate(schema, document) as ExecutionResult['errors'];
    if (errors && errors.length > 0) return { errors: errors.map((error) => toPublicError(error, caller.requestId)) };
    const args: ExecutionArgs = {
      schema,
      document,
      contextValue: await contextFactory(),
      variableValues: params.variables,
      operationName: params.operationName,
    };
    return (await execute(args)) as ExecutionResult;
  } catch (error) {
    report(gateway.log, error, caller.requestId);
    return { errors: [toPublicError(error, caller.requestId)] };
  }
}
