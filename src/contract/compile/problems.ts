import { LineCounter, parseDocument } from 'yaml';
import { type ContractDocument, type OperationObject, operationsOf, resolve } from './document.ts';
import { quotaProblems } from './quotas.ts';
import { rowKeyProblems } from './row-key-problems.ts';

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

function isMapping(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
