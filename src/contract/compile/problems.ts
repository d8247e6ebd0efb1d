import { LineCounter, parseDocument } from 'yaml';
import { type ContractDocument, type OperationObject, operationsOf, resolve, type Schema } from './document.ts';
import { quotasOf } from './plan.ts';
import { listIn, successOf } from './responses.ts';

/** The problems of a contract's text, a line each with its position, before later steps fail because of them. */
export function problemsOf(file: string, text: string): string[] {
  const counter = new LineCounter();
  const read = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  const syntax = read.errors.map(({ pos, message }) => {
    const { line, col } = counter.linePos(pos[0]);
    return `${file}:${line}:${col} not YAML: ${message}`;
  });
  return syntax.length > 0 ? syntax : problemsIn(file, read.toJS());
}

/** The same of a document that was read before. */
export function problemsIn(file: string, document: unknown): string[] {
  if (!isMapping(document)) return [`${file}:1 not a mapping`];
  const missing = ['info', 'paths', 'components', 'x-api'].filter((key) => !isMapping(document[key]));
  if (missing.length > 0)
    return missing.map((key) =>
      key === 'x-api' && 'x-interface' in document
        ? `${file}:1 x-interface: removed; write \`x-api\``
        : `${file}:1 ${key}: missing, or not a mapping`,
    );
  const contract = document as unknown as ContractDocument;
  return [...operationProblems(contract), ...referenceProblems(contract), ...quotaProblems(contract)].map(
    (problem) => `${file} ${problem}`,
  );
}

function operationProblems(contract: ContractDocument): string[] {
  const seen = new Set<unknown>();
  return operationsOf(contract).flatMap(({ method, path, operation }) => {
    const { operationId: id, responses }: Partial<OperationObject> = operation;
    const isDouble = seen.has(id);
    seen.add(id);
    return [
      ...(typeof id === 'string' && /^[a-z]\w*$/.test(id)
        ? []
        : ['operationId: missing, or not a word that begins small']),
      ...(isDouble ? [`operationId: ${id} is another operation's already`] : []),
      ...(isMapping(operation['x-example']) ? [] : ['x-example: missing, or not a mapping']),
      ...(isMapping(responses) ? [...rowKeyProblems(contract, operation)] : ['responses: missing, or not a mapping']),
    ].map((problem) => `${method} ${path} ${problem}`);
  });
}

/** The problems of the row key of a paged list, by which pages are compared. */
function rowKeyProblems(contract: ContractDocument, operation: OperationObject): string[] {
  if (!operation['x-paging']) return [];
  const schema = itemSchema(contract, operation);
  if (!schema?.properties) return [];
  const key = [operation['x-row-key'] ?? []].flat();
  if (key.length === 0) return ['x-row-key: missing, although the rows of a paged list are objects'];
  return key
    .filter((pointer) => !leadsInto(contract, schema, pointer))
    .map((pointer) => `x-row-key: no row has ${pointer}`);
}

function itemSchema(contract: ContractDocument, operation: OperationObject): Schema | undefined {
  try {
    const { schema } = successOf(contract, operation);
    const found = schema && listIn(contract, operation, schema);
    return found && resolve(contract, found.list.items ?? {});
  } catch {
    // An unresolvable reference is a problem of its own.
    return undefined;
  }
}

function leadsInto(contract: ContractDocument, schema: Schema, pointer: string): boolean {
  let current: Schema | undefined = schema;
  for (const name of pointer.split('/').slice(1)) {
    const member: Schema | undefined = current && resolve(contract, current).properties?.[name];
    current = member;
  }
  return pointer.startsWith('/') && current !== undefined;
}

function referenceProblems(contract: ContractDocument): string[] {
  const broken = new Set<string>();
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { $ref } = node as { $ref?: unknown };
    if (typeof $ref === 'string' && !leadsSomewhere(contract, $ref)) broken.add($ref);
    Object.values(node).forEach(visit);
  };
  visit(contract);
  return [...broken].map((reference) => `$ref: ${reference} leads nowhere`);
}

function leadsSomewhere(contract: ContractDocument, $ref: string): boolean {
  try {
    return resolve(contract, { $ref }) !== undefined;
  } catch {
    return false;
  }
}

/** The problems of quotas that the gateway could not keep. */
function quotaProblems(document: ContractDocument): string[] {
  const quotas = quotasOf(document) ?? [];
  return quotas.flatMap((quota, index) => {
    const { name, operations, per } = quota;
    const counted = operationsOf(document).filter(
      ({ operation }) => operations?.includes(operation.operationId) ?? true,
    );
    const isParameter = counted.every(({ path }) => path.includes(`{${per}}`));
    return [
      ...(quotas.findIndex((each) => each.name === name) < index ? ['is the name of another quota too'] : []),
      ...(counted.length < (operations?.length ?? 1) ? ['counts operations that there are not'] : []),
      ...(['address', 'project', 'credential'].includes(per) || isParameter
        ? []
        : [`per: ${per} is no path parameter`]),
    ].map((problem) => `x-quotas: ${name} ${problem}`);
  });
}

function isMapping(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
