import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { RawAnswer } from '#test/raw-request';
import {
  type ContractDocument,
  operationsOf,
  type Reply,
  readContract,
  resolve,
  type Schema,
} from '../scripts/contract/document.ts';

const FORMATS: Readonly<Record<string, (text: string) => boolean>> = {
  'date-time': (text) =>
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:?\d\d)$/.test(text) && !Number.isNaN(Date.parse(text)),
  date: (text) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)),
  uuid: (text) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text),
};

interface Strictness {
  /** Whether properties that the contract does not name are problems. */
  readonly closed: boolean;
  /** Whether values that the contract's enums do not list are problems. */
  readonly words: boolean;
}

/** Checks the answers of one API against the schemas of its contract. */
export class AnswerCheck {
  readonly #document: ContractDocument;
  readonly #compiled = new Map<string, ValidateFunction>();
  readonly #ajv = new Ajv2020({ strict: false, allErrors: true });

  constructor(slug: string, strictness: Strictness) {
    this.#document = readContract(slug);
    const adjust = adjuster(this.#document, strictness);
    for (const { operation } of operationsOf(this.#document)) adjust(operation.responses);
    for (const kind of ['schemas', 'responses']) adjust(this.#document.components[kind] ?? {});
    for (const [name, validate] of Object.entries(FORMATS)) this.#ajv.addFormat(name, validate);
    for (const name of ['int64', 'binary']) this.#ajv.addFormat(name, true);
  }

  /** The problems of a response, a line each. A response to a field mask may lack required members. */
  problemsOf(operationId: string, { status = 0, headers, body, error }: RawAnswer, isPart = false): string[] {
    const found = operationsOf(this.#document).find(({ operation }) => operation.operationId === operationId);
    const replies = found?.operation.responses ?? {};
    const key = [String(status), `${Math.floor(status / 100)}XX`, 'default'].find((each) => each in replies);
    if (error) return [`${status}: the connection ended (${error})`];
    if (!found || !key) return [`${status}: a status that the contract does not know`];
    const reply = resolve<Reply>(this.#document, replies[key] ?? {});
    const missing = this.#missingHeaders(reply, headers).map((name) => `${status}: no header ${name}`);
    if (body.length === 0) return status < 300 && reply.content ? [`${status}: an empty body`, ...missing] : missing;
    const type = String(headers['content-type']).replace(/;.*/, '');
    const media = reply.content?.[type];
    if (!media) return [`${status}: the media type ${type}`, ...missing];
    const validate = this.#validator(`${operationId} ${key} ${type}`, media.schema ?? {});
    validate(valueOf(type, body.toString(), media.schema ?? {}));
    const problems = (validate.errors ?? [])
      .filter(({ keyword }) => !(isPart && keyword === 'required'))
      .map(({ instancePath, message, params }) => {
        const { unevaluatedProperty = '' } = params as { unevaluatedProperty?: string };
        return `${status}: ${instancePath.replaceAll(/\/\d+(?=\/|$)/g, '/*')} ${message} ${unevaluatedProperty}`.trim();
      });
    return [...new Set([...missing, ...problems])];
  }

  #missingHeaders(reply: Reply, sent: RawAnswer['headers']): string[] {
    const { headers = {} } = reply as { headers?: Record<string, { $ref?: string; required?: boolean }> };
    return Object.entries(headers)
      .filter(([name, header]) => resolve(this.#document, header).required && sent[name.toLowerCase()] === undefined)
      .map(([name]) => name);
  }

  #validator(key: string, schema: Schema): ValidateFunction {
    const { components } = this.#document;
    const validate = this.#compiled.get(key) ?? this.#ajv.compile({ ...schema, components });
    this.#compiled.set(key, validate);
    return validate;
  }
}

function valueOf(type: string, text: string, schema: Schema): unknown {
  if (type.endsWith('json') || /json-[\d.]+$/.test(type)) return JSON.parse(text);
  return schema.type === 'integer' ? Number(text) : text;
}

/** Closes all objects with named properties, and opens all enums. */
function adjuster(document: ContractDocument, { closed, words }: Strictness): (node: unknown) => void {
  // Parts of an `allOf` cannot be closed.
  const parts = new Set<unknown>();
  const note = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const part of (node as Schema).allOf ?? []) parts.add(resolve(document, part));
    Object.values(node).forEach(note);
  };
  note(document);
  return function adjust(node) {
    if (typeof node !== 'object' || node === null) return;
    const schema = node as Schema & { unevaluatedProperties?: boolean };
    if (!words) delete schema.enum;
    const isObject = schema.properties !== undefined || schema.allOf !== undefined;
    if (closed && isObject && !parts.has(node) && schema.additionalProperties === undefined)
      schema.unevaluatedProperties = false;
    Object.values(node).forEach(adjust);
  };
}
