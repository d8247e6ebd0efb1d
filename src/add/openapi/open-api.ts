import { LineCounter, parseDocument } from 'yaml';
import { type OpenApiDocument, type Referable, Unsupported } from './document.ts';
import { fromSwagger } from './swagger.ts';

const VERSIONS = /^3\.[01](?:\.|$)/;
const MOST_REFERENCES = 20;
/** Aliases of aliases are exponential in the size of a document. */
const MOST_ALIASED = 10_000;

/** The target of a reference, and its position. */
export interface Resolved<Value> {
  readonly value: Value;
  readonly where: string;
  /** The last part of the reference, if there was one. */
  readonly name: string | undefined;
}

/** An OpenAPI document with its references. */
export class OpenApi {
  readonly document: OpenApiDocument;

  constructor(document: OpenApiDocument) {
    this.document = document;
  }

  /** Follows references until there is none. Errors name `where`. */
  resolve<Value extends Referable>(value: Value, where: string): Resolved<Value> {
    let resolved: Resolved<Value> = { value, where, name: undefined };
    for (let count = 0; typeof resolved.value.$ref === 'string'; count++) {
      if (count === MOST_REFERENCES) throw new Unsupported(`${where}: ${value.$ref} leads in a circle`);
      resolved = this.#follow<Value>(resolved.value.$ref, resolved.where);
    }
    return resolved;
  }

  #follow<Value>(reference: string, where: string): Resolved<Value> {
    if (!reference.startsWith('#/')) throw new Unsupported(`${where}: $ref ${reference} leads to another document`);
    const names = reference
      .slice(2)
      .split('/')
      .map((name) => decoded(name).replaceAll('~1', '/').replaceAll('~0', '~'));
    const value = names.reduce<unknown>(
      (node, name) => (isObject(node) && Object.hasOwn(node, name) ? node[name] : undefined),
      this.document,
    );
    if (typeof value !== 'object' || value === null) throw new Unsupported(`${where}: $ref ${reference} leads nowhere`);
    return { value: value as Value, where: names.join('.'), name: names.at(-1) };
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** A part of a reference; what is no URI encoding is taken as it is. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Reads the text of an OpenAPI 3.0 or 3.1 or a Swagger 2.0 document, in YAML or JSON. */
export function parseOpenApi(file: string, text: string): OpenApi {
  return openApiOf(file, parseText(file, text));
}

/** The value of a text in YAML or JSON. Throws `Unsupported`. */
export function parseText(file: string, text: string): unknown {
  const json = jsonOf(text);
  if (json !== undefined) return json;
  const counter = new LineCounter();
  const parsed = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  const [error] = parsed.errors;
  if (error) {
    const { line, col } = counter.linePos(error.pos[0]);
    const isDeep = error.code === 'RESOURCE_EXHAUSTION';
    throw new Unsupported(
      `${file}:${line}:${col}: ${isDeep ? 'nested too deeply to be read' : `neither YAML nor JSON: ${error.message}`}`,
    );
  }
  try {
    return parsed.toJS({ maxAliasCount: MOST_ALIASED });
  } catch (error) {
    if (error instanceof ReferenceError) throw new Unsupported(`${file}: its aliases stand for too many values`);
    throw error;
  }
}

/** The same of a document that was parsed before. */
export function openApiOf(file: string, parsed: unknown): OpenApi {
  if (typeof parsed !== 'object' || parsed === null) throw new Unsupported(`${file}: not an OpenAPI document`);
  const given = parsed as Partial<OpenApiDocument> & { readonly swagger?: unknown };
  if (given.swagger !== undefined && given.swagger !== '2.0' && given.swagger !== 2) {
    throw new Unsupported(`${file}: swagger: ${JSON.stringify(given.swagger)} is not supported; 2.0 is`);
  }
  if (given.swagger === undefined && given.openapi === undefined) {
    throw new Unsupported(`${file}: not an OpenAPI document: it has neither \`openapi\` nor \`swagger\``);
  }
  if (given.swagger === undefined && !(typeof given.openapi === 'string' && VERSIONS.test(given.openapi))) {
    throw new Unsupported(`${file}: openapi: ${JSON.stringify(given.openapi)} is not supported; 3.0 and 3.1 are`);
  }
  if (typeof given.paths !== 'object' || given.paths === null) throw new Unsupported(`${file}: paths: missing`);
  return new OpenApi(given.swagger === undefined ? (given as OpenApiDocument) : fromSwagger(given));
}

/** JSON is YAML too, which takes ten times as long to read. */
function jsonOf(text: string): unknown {
  if (!text.trimStart().startsWith('{')) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
