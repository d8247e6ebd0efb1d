import type { GraphQLError } from 'graphql';
import { liveArgumentsOf } from './document/operation.ts';
import { DocumentErrors, operationIn } from './document/parse.ts';
import { DocumentReader } from './document/validate.ts';
import { variableErrors } from './execution/coerce.ts';
import { isGraphQLError } from './execution/values.ts';
import type { Gateway } from './gateway.ts';
import { type Explanation, explain } from './limits/price/explain.ts';
import { PricedOperation } from './limits/price/price.ts';

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
