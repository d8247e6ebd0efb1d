/** The part of JSON Schema that contracts describe responses with. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly examples?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly additionalProperties?: boolean | Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

/** A response body of an operation. */
export interface AnswerBody {
  readonly mediaType: string;
  readonly isJson: boolean;
  readonly schema: Schema;
}

interface AnswerObject {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}

interface OperationObject {
  readonly operationId?: string;
  readonly responses?: Readonly<Record<string, AnswerObject>>;
}

/** The responses of a contract. */
export interface Root {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
}

/** Some media types end in a version. */
const JSON_TYPE = /[/+-]json/;

/** The response bodies of a contract, which the generated plans do not have. */
export class Document {
  readonly #root: Root;

  constructor(root: Root) {
    this.#root = root;
  }

  /** The body of an operation's response with this status, JSON where there are several media types. */
  answer(operation: string, status: number): AnswerBody | undefined {
    const answers = Object.values(this.#root.paths)
      .flatMap((item) => Object.values(item))
      .find(({ operationId }) => operationId === operation)?.responses;
    const found = answers?.[status] ?? answers?.[`${Math.floor(status / 100)}XX`] ?? answers?.['default'];
    const bodies = Object.entries(found ? (this.resolved(found).content ?? {}) : {});
    const [mediaType, media] = bodies.find(([type]) => JSON_TYPE.test(type)) ?? bodies[0] ?? [];
    if (!mediaType || !media?.schema) return undefined;
    return { mediaType, isJson: JSON_TYPE.test(mediaType), schema: media.schema };
  }

  /** Resolves a reference; other values are returned as they are. */
  resolved<Referable extends { readonly $ref?: string }>(value: Referable): Referable {
    if (value.$ref === undefined) return value;
    const path = value.$ref.split('/').slice(1);
    const found = path.reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], this.#root);
    if (!found) throw new TypeError(`${value.$ref} leads nowhere`);
    return this.resolved(found as Referable);
  }
}
