import { GraphQLError } from 'graphql';
import type { GraphQLParams } from 'graphql-yoga';

/** What a request may hold. A document is sent, or named. */
export interface RequestParameters extends GraphQLParams {
  readonly documentId?: unknown;
}

/** The parameters in the query of a URL. One that is empty counts as not there. */
export function parametersOf(url: string): RequestParameters {
  const mark = url.indexOf('?');
  const query = new URLSearchParams(mark < 0 ? '' : url.slice(mark + 1));
  const text = (name: string) => query.get(name) || undefined;
  return {
    query: text('query'),
    documentId: text('documentId'),
    operationName: text('operationName'),
    variables: objectIn('variables', text('variables')),
    extensions: objectIn('extensions', text('extensions')),
  };
}

/** Something in a request that cannot be read; answered with this status. */
export function badRequest(message: string, status = 400): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_REQUEST', http: { status } } });
}

function objectIn(name: string, text: string | undefined): Record<string, unknown> | undefined {
  if (text === undefined) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw badRequest(`\`${name}\` is not JSON.`);
  }
  if (typeof value !== 'object' || Array.isArray(value)) throw badRequest(`\`${name}\` is not a JSON object.`);
  return (value as Record<string, unknown> | null) ?? undefined;
}
