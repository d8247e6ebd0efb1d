import type { Schema } from '#contract/compile';
import type { OpenApi } from '../openapi/open-api.ts';
import type { OpenApiSchema } from '../openapi/types.ts';
import { Unsupported } from '../openapi/unsupported.ts';
import type { Found } from './found.ts';
import type { Schemas } from './schemas.ts';

export const JSON_TYPE = /^(?:application|text)\/(?:[\w.+-]+\+)?json/;
const FORM_TYPE = 'application/x-www-form-urlencoded';

/** A request's body as the contract has it. */
export interface NewBody {
  readonly mediaType: string;
  readonly kind: 'json' | 'form';
  readonly required: boolean;
  readonly schema: Schema;
  /** The schema of the document, and its position. */
  readonly source: OpenApiSchema;
  readonly where: string;
  /** The form writes members of objects as `owner[name]`. */
  readonly isNested: boolean;
}

/** The body of an operation: JSON, or else a form. Throws `Unsupported` for other media types. */
export function reduceBody(
  openapi: OpenApi,
  schemas: Schemas,
  { operation, where }: Found,
  name: string,
): NewBody | undefined {
  if (!operation.requestBody) return undefined;
  const { value, where: at } = openapi.resolve(operation.requestBody, `${where}.requestBody`);
  const contents = Object.entries(value.content ?? {});
  if (contents.length === 0) return undefined;
  const json = contents.find(([type]) => JSON_TYPE.test(type)) ?? contents.find(([type]) => type === '*/*');
  const form = contents.find(([type]) => type.startsWith(FORM_TYPE));
  const [type, media] = json ?? form ?? [];
  if (type === undefined || !media) {
    const types = contents.map(([each]) => each).join(', ');
    // An operation that can do without a body keeps its other parts.
    if (value.required !== true && contents.every(([, { schema }]) => isEmpty(schema))) return undefined;
    throw new Unsupported(`${at}: the body is ${types}, neither JSON nor a form`);
  }
  return {
    mediaType: type === '*/*' ? 'application/json' : type.replace(/\s*;.*/, ''),
    kind: json ? 'json' : 'form',
    required: value.required ?? false,
    schema: schemas.reduce(media.schema, `${at}.content.${type}.schema`, name),
    source: media.schema ?? {},
    where: `${at}.content.${type}.schema`,
    isNested: !json && Object.values(media.encoding ?? {}).some(({ style }) => style === 'deepObject'),
  };
}

function isEmpty(schema: { readonly properties?: object } | undefined): boolean {
  return Object.keys(schema?.properties ?? {}).length === 0;
}
