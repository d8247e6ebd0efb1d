import type { SchemaKeywords } from '#contract';

/** The parts of OpenAPI 3.0 and 3.1 that are read. Any of them may be a reference, and anything may be missing. */
export interface Referable {
  readonly $ref?: string;
}

export interface OpenApiSchema extends Referable, SchemaKeywords<OpenApiSchema> {
  readonly description?: string;
  readonly nullable?: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly readOnly?: boolean;
  readonly example?: unknown;
  readonly default?: unknown;
}

export interface OpenApiParameter extends Referable {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly example?: unknown;
  readonly schema?: OpenApiSchema;
  readonly content?: unknown;
  readonly style?: string;
  readonly explode?: boolean;
}

export interface OpenApiMedia {
  readonly schema?: OpenApiSchema;
  readonly encoding?: Readonly<Record<string, { readonly style?: string }>>;
}

export interface OpenApiResponse extends Referable {
  readonly description?: string;
  readonly content?: Readonly<Record<string, OpenApiMedia>>;
  readonly headers?: Readonly<Record<string, unknown>>;
}

export interface OpenApiBody extends Referable {
  readonly required?: boolean;
  readonly content?: Readonly<Record<string, OpenApiMedia>>;
}

export interface OpenApiOperation {
  readonly operationId?: string;
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly requestBody?: OpenApiBody;
  readonly callbacks?: Readonly<Record<string, unknown>>;
  readonly parameters?: readonly OpenApiParameter[];
  readonly responses?: Readonly<Record<string, OpenApiResponse>>;
  readonly security?: readonly Readonly<Record<string, unknown>>[];
}

export interface OpenApiSecurityScheme extends Referable {
  readonly type?: string;
  readonly scheme?: string;
  readonly in?: string;
  readonly name?: string;
  readonly description?: string;
}

export interface OpenApiPath extends Referable {
  readonly get?: OpenApiOperation;
  readonly post?: OpenApiOperation;
  readonly put?: OpenApiOperation;
  readonly patch?: OpenApiOperation;
  readonly delete?: OpenApiOperation;
  readonly parameters?: readonly OpenApiParameter[];
  readonly [other: string]: unknown;
}

export interface OpenApiServer {
  readonly url?: string;
  readonly variables?: Readonly<Record<string, { readonly default?: unknown }>>;
}

export interface OpenApiDocument {
  readonly openapi: string;
  readonly info?: { readonly title?: string; readonly version?: string; readonly description?: string };
  readonly servers?: readonly OpenApiServer[];
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly paths: Readonly<Record<string, OpenApiPath>>;
  readonly webhooks?: Readonly<Record<string, unknown>>;
  readonly components?: {
    readonly securitySchemes?: Readonly<Record<string, OpenApiSecurityScheme>>;
    readonly [kind: string]: unknown;
  };
}

/** A document, or a part of it, that is not supported. The message names the problem and its position. */
export class Unsupported extends Error {
  override readonly name = 'Unsupported';
}
