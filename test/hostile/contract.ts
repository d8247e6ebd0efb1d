import type { Contract, Operation } from '#contract';

/** An operation that answers with any JSON, changed by these parts. */
export function operation(parts: Partial<Operation> & Pick<Operation, 'path'>): Operation {
  const { method = 'GET' } = parts;
  const reads = method === 'GET' || method === 'HEAD';
  return {
    id: 'probe',
    method,
    pathParameters: [...parts.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({ name, span: 'segment' })),
    query: [],
    headers: [],
    answer: { kind: 'json', mediaTypes: ['application/json'], shape: 'any', exactIntegers: false },
    repeatable: reads,
    reads,
    random: false,
    secretAnswer: false,
    extra: false,
    invalidates: [],
    errors: { word: ['/code'], rows: [] },
    ...parts,
  };
}

/** A contract of these operations. Its API is called `probe`. */
export function contract(
  operations: Readonly<Record<string, Partial<Operation> & Pick<Operation, 'path'>>>,
  parts: Partial<Contract> = {},
): Contract {
  const entries = Object.entries(operations).map(([id, each]) => [id, operation({ id, ...each })]);
  return {
    slug: 'probe',
    label: 'I00',
    title: 'Probe',
    settings: {},
    servers: [],
    operations: Object.fromEntries(entries),
    ...parts,
  };
}
