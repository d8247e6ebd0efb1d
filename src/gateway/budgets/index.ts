export type { Admission, ChargedOperation, SettleCost } from './admission.ts';
export { remoteReceipt, remoteStates } from './budget-counter.ts';
export { type BudgetRule, budgetRule } from './budget-rule.ts';
export type { BudgetCharge, BudgetDecision, BudgetReceipt, BudgetState, BudgetStore } from './budget-store.ts';
export { Budgets, warnUnknownFields } from './budgets.ts';
export { addressKey } from './caller-key.ts';
export { MemoryBudgetStore } from './memory-budget-store.ts';
export { rootFields } from './root-fields.ts';
