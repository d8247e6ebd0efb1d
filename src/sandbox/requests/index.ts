export { type Leniency, UNKNOWN_MEMBERS, UNKNOWN_PARAMETERS } from './leniency.ts';
export { requestViolations } from './request-violations.ts';
export { readRequestRules } from './rules.ts';
export { pathOf, predicateOf, type ViolatedRule, type Violation } from './violation.ts';
