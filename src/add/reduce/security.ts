import type { SecurityScheme } from '#contract/compile';
import type { OpenApi } from '../openapi/open-api.ts';
import type { OpenApiOperation, OpenApiSecurityScheme } from '../openapi/types.ts';
import { firstSentence } from '../texts.ts';

/** The credential of an API, and why others of the document are not supported. */
export interface Security {
  readonly scheme: (SecurityScheme & { description?: string }) | undefined;
  readonly leftOut: readonly string[];
}

/** The supported scheme that most of the operations use. */
export function reduceSecurity(openapi: OpenApi, operations: readonly OpenApiOperation[]): Security {
  const { security, components } = openapi.document;
  const schemes = components?.securitySchemes ?? {};
  const named = operations.flatMap((operation) =>
    (operation.security ?? security ?? []).flatMap((each) => Object.keys(each)),
  );
  const leftOut: string[] = [];
  for (const name of [...new Set(named)].toSorted((one, other) => countOf(named, other) - countOf(named, one))) {
    const where = `components.securitySchemes.${name}`;
    const given = schemes[name];
    const scheme = given && schemeOf(openapi.resolve(given, where).value);
    if (scheme) return { scheme, leftOut };
    leftOut.push(
      `${where}: ${given?.type === 'apiKey' ? 'a cookie' : (given?.type ?? 'missing')}; no contract can have it`,
    );
  }
  return { scheme: undefined, leftOut };
}

/** The credential of a document that has it as a header of its operations: the one that most of them need. */
export function headerScheme(credentials: readonly string[]): Security['scheme'] {
  const [name] = [...new Set(credentials)].toSorted(
    (one, other) => countOf(credentials, other) - countOf(credentials, one),
  );
  return name === undefined ? undefined : { type: 'apiKey', in: 'header', name, description: 'The credential' };
}

/** Whether an operation needs no credential. */
export function isOpen(openapi: OpenApi, { security }: OpenApiOperation): boolean {
  const own = security ?? openapi.document.security ?? [];
  return own.every((each) => Object.keys(each).length === 0);
}

function schemeOf(given: OpenApiSecurityScheme): Security['scheme'] {
  const { type, scheme = '', in: place = 'header', name = '', description } = given;
  const text = { description: firstSentence(description, 'The credential') };
  if (type === 'http' && scheme.toLowerCase() === 'basic') {
    return { type: 'apiKey', in: 'header', name: 'Authorization', 'x-prefix': 'Basic ', ...text };
  }
  if (type === 'apiKey') return place === 'cookie' ? undefined : { type, in: place, name, ...text };
  const isBearer = type === 'http' ? scheme.toLowerCase() === 'bearer' : type === 'oauth2' || type === 'openIdConnect';
  return isBearer ? { type: 'http', scheme: 'bearer', ...text } : undefined;
}

function countOf(names: readonly string[], name: string): number {
  return names.filter((each) => each === name).length;
}
