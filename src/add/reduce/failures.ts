import type { Schema } from '#contract/compile';
import type { OpenApi } from '../openapi/open-api.ts';
import type { OpenApiOperation } from '../openapi/types.ts';
import { Unsupported } from '../openapi/unsupported.ts';
import { named, type Schemas } from './schemas.ts';

const STATUSES = ['default', '4XX', '400', '404', '401', '403', '422', '500', '5XX'];
const WORDS = ['/code', '/error/code', '/errorCode', '/error_code', '/error/type', '/error', '/type'];

/** The body of failures, and the pointer to their code. */
export interface Failures {
  readonly schema: Schema;
  readonly word: string | undefined;
  readonly isOfDocument: boolean;
}

/** The document's first failure with a JSON object, or else one with a message. */
export function reduceFailures(openapi: OpenApi, schemas: Schemas, operations: readonly OpenApiOperation[]): Failures {
  for (const operation of operations) {
    const schema = failureOf(openapi, schemas, operation);
    if (schema) return { schema, word: wordIn(schemas, schema), isOfDocument: true };
  }
  schemas.components.set('Failure', { type: 'object', properties: { message: { type: 'string' } } });
  return { schema: { $ref: '#/components/schemas/Failure' }, word: undefined, isOfDocument: false };
}

function failureOf(openapi: OpenApi, schemas: Schemas, { responses = {} }: OpenApiOperation): Schema | undefined {
  for (const status of STATUSES) {
    const given = responses[status];
    if (!given) continue;
    try {
      const { value, where } = openapi.resolve(given, `responses.${status}`);
      const media = Object.entries(value.content ?? {}).find(([type]) => /json/.test(type))?.[1];
      const schema = media?.schema && schemas.reduce(media.schema, where, 'Problem');
      if (schema?.$ref && named(schemas.components, schema).schema.properties) return schema;
    } catch (error) {
      if (!(error instanceof Unsupported)) throw error;
    }
  }
  return undefined;
}

function wordIn({ components }: Schemas, failure: Schema): string | undefined {
  return WORDS.find((pointer) => {
    let schema: Schema | undefined = failure;
    for (const name of pointer.slice(1).split('/')) {
      schema = schema && named(components, schema).schema.properties?.[name];
    }
    return schema !== undefined && [named(components, schema).schema.type].flat().includes('string');
  });
}
