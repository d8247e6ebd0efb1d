export { compileContract } from './compile-contract.ts';
export {
  type ContractDocument,
  type ErrorRows,
  type OperationObject,
  operationsOf,
  type Parameter,
  type Reply,
  resolve,
  type Schema,
  type SecurityScheme,
} from './document.ts';
export { contractData } from './plan.ts';
export { probeOf } from './probe-of.ts';
export { problemsIn, problemsOf } from './problems.ts';
export { requestRules } from './request-rules.ts';
export { listIn, successOf } from './responses.ts';
export { printCalls } from './types.ts';
