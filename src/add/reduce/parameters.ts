import { isKeyName } from '#contract';
import type { Parameter, Schema } from '#contract/compile';
import { camelCase, singular, wordsOf } from '../names.ts';
import { type OpenApiOperation, type OpenApiParameter, type OpenApiPath, Unsupported } from '../openapi/document.ts';
import type { OpenApi } from '../openapi/open-api.ts';
import { firstSentence, parameterText } from '../texts.ts';
import { merged, plainSchema, typeOfSchema } from './schemas.ts';

/** Headers that cannot be parameters, by the OpenAPI specification or because the gateway sends them. */
const OWN_HEADERS = /^(?:accept|accept-encoding|authorization|content-type|user-agent)$/i;
/** Names of headers that hold a credential. */
const CREDENTIAL = /key|token|secret|passw|auth|signature|session/i;
/** Parameters that select members of rows: write `x-projection` by hand. */
const PROJECTIONS = /^(?:fields?|select|include|includes|expand|embed|view)$/i;
const PLAIN = ['string', 'integer', 'number', 'boolean'];

/** A parameter as the contract has it. */
export interface NewParameter extends Parameter {
  /** The name in the document. */
  readonly originalName: string;
  /** It is a text in the document too: large numbers are texts in the contract. */
  readonly isText: boolean;
}

export interface Parameters {
  readonly parameters: readonly NewParameter[];
  /** Required headers that are called like credentials. */
  readonly credentials: readonly string[];
  readonly leftOut: readonly string[];
}

/** The supported parameters of an operation. An unsupported required one is an error. */
export function reduceParameters(
  openapi: OpenApi,
  item: OpenApiPath,
  operation: OpenApiOperation,
  where: string,
): Parameters {
  const reducedParameters = new Map<string, NewParameter>();
  const leftOut: string[] = [];
  const credentials: string[] = [];
  for (const [index, each] of [...(item.parameters ?? []), ...(operation.parameters ?? [])].entries()) {
    const { value: parameter, where: at } = openapi.resolve(each, `${where}.parameters[${index}]`);
    if (isCredential(openapi, parameter, at)) {
      credentials.push(parameter.name);
      continue;
    }
    const reason = unsupportedIn(openapi, parameter, at);
    const key = `${parameter.in} ${parameter.name}`;
    if (reason === undefined) reducedParameters.set(key, reduced(openapi, parameter, at));
    else if (parameter.required && reason !== '')
      throw new Unsupported(`${at}: \`${parameter.name}\` is required, and ${reason}`);
    else if (reason !== '') leftOut.push(`\`${parameter.name}\`, which ${reason}`);
  }
  return { parameters: distinct([...reducedParameters.values()], where, leftOut), credentials, leftOut };
}

/** Arguments of a call are named after parameters, so that two of one name cannot be told apart. */
function distinct(parameters: readonly NewParameter[], where: string, leftOut: string[]): NewParameter[] {
  const taken = new Set(['body']);
  const required = parameters.toSorted((one, other) => Number(other.required ?? false) - Number(one.required ?? false));
  const kept = required.filter(({ name, required: isRequired }) => {
    const isFree = !taken.has(name);
    taken.add(name);
    if (isFree) return true;
    if (isRequired) throw new Unsupported(`${where}: two required parameters are called \`${name}\``);
    leftOut.push(`\`${name}\`, which has the name of another parameter`);
    return false;
  });
  return parameters.filter((each) => kept.includes(each));
}

/** The reason why a parameter is omitted; empty if nothing is lost. */
function unsupportedIn(openapi: OpenApi, parameter: OpenApiParameter, where: string): string | undefined {
  const { name, in: place, schema, content, style, required } = parameter;
  // Generated code reads parameters as members of an object.
  if (name in Object.prototype) return 'has the name of a member that every object has';
  if (place === 'cookie') return 'is a cookie';
  if (place === 'header' && OWN_HEADERS.test(name)) return '';
  if (place === 'header') return required ? undefined : 'is a header that callers would choose';
  if (content) return 'is written as `content`';
  if (!required && PROJECTIONS.test(name)) return 'chooses fields: see `x-projection`';
  const own = schema && merged(openapi, openapi.resolve(schema, where).value, where);
  const type = own && typeOfSchema(own);
  if (own && type === 'array') {
    if (place === 'path') return 'is a list in the path';
    if (style === 'spaceDelimited') return 'has the style spaceDelimited';
    const items = merged(openapi, openapi.resolve(own.items ?? {}, where).value, where);
    return items && PLAIN.includes(typeOfSchema(items) ?? '') ? undefined : 'is a list of more than texts and numbers';
  }
  if (type === 'object') return 'is an object';
  return undefined;
}

function reduced(openapi: OpenApi, parameter: OpenApiParameter, where: string): NewParameter {
  const { name, in: place, required = false, description } = parameter;
  const path = place === 'path';
  const header = place === 'header' ? headerOf(openapi, parameter, where) : {};
  return {
    name: path && !/^\w+$/.test(name) ? camelCase(wordsOf(name)) : name,
    originalName: name,
    isText: textIn(openapi, parameter, where),
    in: place as Parameter['in'],
    ...((required || path) && { required: true }),
    description: firstSentence(description, parameterText(name, place, schemaOf(openapi, parameter, where))),
    ...styleOf(openapi, parameter, where),
    schema: schemaOf(openapi, parameter, where),
    ...header,
  };
}

function textIn(openapi: OpenApi, { schema = {} }: OpenApiParameter, where: string): boolean {
  const own = merged(openapi, openapi.resolve(schema, where).value, where);
  return own !== undefined && typeOfSchema(own) === 'string';
}

function schemaOf(openapi: OpenApi, { name, in: place, schema = {} }: OpenApiParameter, where: string): Schema {
  const own = merged(openapi, openapi.resolve(schema, where).value, where) ?? {};
  const type = typeOfSchema(own) ?? 'string';
  if (type === 'array') {
    const items = merged(openapi, openapi.resolve(own.items ?? {}, where).value, where) ?? {};
    const limit = own.maxItems === undefined ? {} : { maxItems: own.maxItems };
    const itemType = typeOfSchema(items) ?? 'string';
    const isKey = itemType === 'integer' && (isKeyName(name) || isKeyName(singular(name)) || items.format === 'int64');
    return { type, ...limit, items: isKey ? { type: 'string' } : withoutText(plainSchema(items, itemType)) };
  }
  // Keys are strings, and so are integers beyond 2^53.
  const isText = (place === 'path' || isKeyName(name) || own.format === 'int64') && type !== 'boolean';
  const plain = withoutText(plainSchema({ ...own, nullable: false, type }, isText ? 'string' : type));
  if (isText && type !== 'string') return { type: 'string' };
  const { minimum, maximum, default: usual } = own;
  const limits = Object.fromEntries(
    Object.entries({ minimum, maximum, default: usual }).filter(([, value]) => value !== undefined && value !== null),
  );
  return { ...plain, ...limits };
}

function styleOf(openapi: OpenApi, { style, explode, schema }: OpenApiParameter, where: string) {
  const own = schema && merged(openapi, openapi.resolve(schema, where).value, where);
  if (!own || typeOfSchema(own) !== 'array') return {};
  return style === 'pipeDelimited' ? { style, explode: false } : { style: 'form', explode: explode ?? true };
}

/** Whether a header that the gateway would have to send is a credential. */
function isCredential(openapi: OpenApi, parameter: OpenApiParameter, where: string): boolean {
  const { name, in: place, required = false } = parameter;
  const isSent = place === 'header' && required && !OWN_HEADERS.test(name);
  return isSent && CREDENTIAL.test(name) && constantOf(openapi, parameter, where) === undefined;
}

/** A header that the gateway sends: with the only value that it can have, or with that of a setting. */
function headerOf(openapi: OpenApi, parameter: OpenApiParameter, where: string): Partial<NewParameter> {
  const constant = constantOf(openapi, parameter, where);
  if (constant !== undefined) return { schema: { type: 'string', const: constant }, 'x-transport': true };
  const { name, schema = {}, example } = parameter;
  const { enum: words = [], example: shown } = openapi.resolve(schema, where).value;
  const known = [words[0], example, shown].find((each) => typeof each === 'string' || typeof each === 'number');
  const setting = camelCase(wordsOf(name.replace(/^x-/i, '')));
  return {
    schema: { type: 'string', default: String(known ?? 'unset') },
    'x-transport': true,
    'x-value-setting': setting,
  };
}

/** The only value that a header can have. */
function constantOf(openapi: OpenApi, { schema = {} }: OpenApiParameter, where: string): string | undefined {
  const { const: constant, enum: words = [], default: usual } = openapi.resolve(schema, where).value;
  const value = constant ?? (words.length === 1 ? words[0] : usual);
  return typeof value === 'string' ? value : undefined;
}

function withoutText({ description: _description, ...schema }: Schema): Schema {
  return schema;
}
