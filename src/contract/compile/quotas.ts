import type { Quota } from '../contract.ts';
import { type ContractDocument, operationsOf } from './document.ts';

/** The quotas of an API and of its operations; `undefined` without any. */
export function quotasOf(document: ContractDocument): readonly Quota[] | undefined {
  const ofOperations = operationsOf(document).flatMap(({ operation }) =>
    (operation['x-quotas'] ?? []).map((quota) => ({ ...quota, operations: [operation.operationId] })),
  );
  const all = [...(document['x-quotas'] ?? []), ...ofOperations];
  return all.length > 0 ? all : undefined;
}

/** The problems of quotas that the gateway could not keep. */
export function quotaProblems(document: ContractDocument): string[] {
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
