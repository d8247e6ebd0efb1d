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
export { compileContract, contractData } from './plan.ts';
export { probeOf } from './probe.ts';
export { problemsIn, problemsOf } from './problems.ts';
export { listIn, successOf } from './responses.ts';
export { requestRules } from './rules.ts';
export { printCalls } from './types.ts';
