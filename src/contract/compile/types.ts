import {
  type ContractDocument,
  type OperationObject,
  operationsOf,
  type Parameter,
  parametersOf,
  type Schema,
} from './document.ts';
import { bodyOf, listIn, successOf } from './responses.ts';

/** The module of a contract's types, with a heading. `from` is the module of the types of bodies and redirects. */
export function printCalls(document: ContractDocument, { heading, from }: { heading: string; from: string }): string {
  const types = printTypes(document);
  const imported = ['Bytes', 'Redirect'].filter((name) => new RegExp(`: ${name}\\b`).test(types));
  const imports = imported.length > 0 ? `import type { ${imported.join(', ')} } from '${from}';\n\n` : '';
  return `// ${heading}\n${imports}${types}`;
}

/** The TypeScript of a contract: its schemas, and the arguments and response of each operation. */
function printTypes(document: ContractDocument): string {
  const schemas = Object.entries(document.components.schemas ?? {}).map(
    ([name, schema]) => `${comment(schema.description)}export ${declaration(document, name, schema)}`,
  );
  const operations = operationsOf(document).map(({ operation }) => {
    const { args, optional } = argumentsOf(document, operation);
    return (
      `${comment(operation.summary, '  ')}  ${operation.operationId}: ` +
      `{ args: ${args}; optional: ${optional}; answer: ${answerOf(document, operation)}; ` +
      `item: ${itemOf(document, operation)} };`
    );
  });
  return `${schemas.join('\n\n')}

/** The operations of this API: what each takes and what it answers. */
export interface Operations {
${operations.join('\n')}
}
`;
}

function argumentsOf(document: ContractDocument, operation: OperationObject) {
  const members = parametersOf(document, operation)
    .filter((parameter) => !parameter['x-transport'])
    .map((parameter) => ({
      optional: !parameter.required,
      text: `${comment(parameter.description, '    ')}    ${key(parameter.name)}${parameter.required ? '' : '?'}: ${argumentType(document, parameter)};`,
    }));
  const body = bodyOf(operation);
  if (body) {
    const type = body.kind === 'bytes' ? 'Bytes' : print(document, body.schema ?? {}, '    ');
    members.push({ optional: !body.required, text: `    body${body.required ? '' : '?'}: ${type};` });
  }
  return {
    args: members.length === 0 ? 'Record<never, never>' : `{\n${members.map(({ text }) => text).join('\n')}\n  }`,
    optional: members.every(({ optional }) => optional),
  };
}

/** A missing argument, `undefined` and `null` are not sent. */
function argumentType(document: ContractDocument, parameter: Parameter): string {
  const type = print(document, parameter.schema, '    ');
  return parameter.required ? type : `${type} | null`;
}

function answerOf(document: ContractDocument, operation: OperationObject): string {
  const { kind, schema } = successOf(document, operation);
  if (kind === 'empty') return 'undefined';
  if (kind === 'redirect') return 'Redirect';
  if (kind === 'text' || kind === 'bytes') return 'string';
  if (kind === 'integer') return 'bigint';
  return print(document, schema ?? {}, '  ');
}

/** A row of a paged operation's answer. */
function itemOf(document: ContractDocument, operation: OperationObject): string {
  const { schema } = successOf(document, operation);
  const found = operation['x-paging'] && schema && listIn(document, operation, schema);
  return found ? print(document, found.list.items ?? {}, '  ') : 'never';
}

function declaration(document: ContractDocument, name: string, schema: Schema): string {
  const isObject = schema.properties && !schema.allOf && !schema.anyOf && !schema.oneOf && !Array.isArray(schema.type);
  return isObject
    ? `interface ${name} ${print(document, schema, '')}`
    : `type ${name} = ${print(document, schema, '')};`;
}

function print(document: ContractDocument, schema: Schema, indent: string): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1) as string;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return openEnum(schema.enum);
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return union(alternatives.map((each) => print(document, each, indent)));
  if (schema.allOf) return schema.allOf.map((each) => print(document, each, indent)).join(' & ');
  if (Array.isArray(schema.type)) {
    return union(schema.type.map((type) => print(document, { ...schema, type }, indent)));
  }
  switch (schema.type) {
    case 'string':
      return 'string';
    case 'integer':
      return schema.format === 'int64' ? 'number | bigint' : 'number';
    case 'number':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'null':
      return 'null';
    case 'array': {
      const item = print(document, schema.items ?? {}, indent);
      return `readonly ${/^[\w.]+$/.test(item) ? item : `(${item})`}[]`;
    }
    default:
      return schema.type === 'object' || schema.properties ? object(document, schema, indent) : 'unknown';
  }
}

function object(document: ContractDocument, schema: Schema, indent: string): string {
  const inner = `${indent}  `;
  const members = Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const mark = schema.required?.includes(name) ? '' : '?';
    return `${comment(property.description, inner)}${inner}readonly ${key(name)}${mark}: ${print(document, property, inner)};`;
  });
  if (members.length > 0) return `{\n${members.join('\n')}\n${indent}}`;
  const values = schema.additionalProperties;
  const value = typeof values === 'object' ? print(document, values, indent) : 'unknown';
  return `Readonly<Record<string, ${value}>>`;
}

/** An upstream may add values later, so each enum also accepts any other string. */
function openEnum(words: unknown[]): string {
  const literals = words.map((word) => JSON.stringify(word));
  return words.every((word) => typeof word === 'string' || word === null) && words.some((word) => word !== null)
    ? [...literals, '(string & {})'].join(' | ')
    : literals.join(' | ');
}

const union = (types: string[]) => [...new Set(types)].join(' | ');
const key = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));
const comment = (text: string | undefined, indent = '') =>
  text ? `${indent}/** ${text.trim().replaceAll(/\s+/g, ' ').replaceAll('*/', '* /')} */\n` : '';
