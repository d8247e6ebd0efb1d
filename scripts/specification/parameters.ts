import {
  type ContractDocument,
  type OperationObject,
  type Parameter,
  resolve,
  type Schema,
} from '../contract/document.ts';
import type { Specified } from '../contract/specified.ts';

/** A parameter of an operation, or a member of its body. */
export interface OperationParameter {
  /** As in `coverage.yaml`: members of the body begin with `body.`. */
  readonly key: string;
  readonly name: string;
  readonly in: Parameter['in'] | 'body';
  /** Absent if only the specification's list names it, such as `Authorization`. */
  readonly parameter?: Parameter;
}

/** All parameters of the contract's operation and of the specification's, with the members of the body. */
export function parametersOf(
  document: ContractDocument,
  operation: OperationObject,
  { query = [], headers = {} }: Specified,
): OperationParameter[] {
  const own = (operation.parameters ?? []).map((each) => resolve(document, each));
  const all: OperationParameter[] = [
    ...own.map((parameter) => ({ key: parameter.name, name: parameter.name, in: parameter.in, parameter })),
    ...query.map((each) => ({ key: nameOf(each), name: nameOf(each), in: 'query' as const })),
    ...Object.keys(headers).map((name) => ({ key: name, name, in: 'header' as const })),
    ...membersOf(document, operation),
  ];
  return all.filter(({ key }, index) => all.findIndex((each) => each.key === key) === index);
}

function membersOf(document: ContractDocument, { requestBody }: OperationObject): OperationParameter[] {
  const schemas = Object.values(requestBody?.content ?? {}).map(({ schema = {} }) => resolve<Schema>(document, schema));
  return schemas.flatMap(({ properties }) =>
    properties
      ? Object.keys(properties).map((name) => ({ key: `body.${name}`, name, in: 'body' as const }))
      : [{ key: 'body', name: '', in: 'body' as const }],
  );
}

/** The name of an entry such as `op=CHECKACCESS`. */
function nameOf(entry: string): string {
  return entry.replace(/=.*$/, '');
}
