import { type ContractDocument, type OperationObject, resolve, type Schema } from './document.ts';
import { listIn, successOf } from './responses.ts';

/** The problems of the row key of a paged list, by which pages are compared. */
export function rowKeyProblems(contract: ContractDocument, operation: OperationObject): string[] {
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
