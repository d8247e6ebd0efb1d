export { assertAffordable } from './assert-affordable.ts';
export { type CallDeclarations, callDeclarations } from './call-declarations.ts';
export { COST_HEADER, costHeader } from './cost-header.ts';
export { type ExplainedCall, type Explanation, explain } from './explain.ts';
export { type Cost, FREE, type Price } from './price.ts';
export { PricedOperation, type Pricing } from './priced-operation.ts';
export { readTypicalSizes } from './typical-sizes.ts';
export { weighFields } from './weigh-fields.ts';
