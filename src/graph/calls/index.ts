export { calling, callsIn, carriedCalls, withCalls, withCallsOf } from './carried-calls.ts';
export { type Estimate, exactly } from './estimate.ts';
export {
  type DeclaredCalls,
  each,
  type FieldCall,
  type FieldCalls,
  type FieldSite,
  filteredPages,
  inheritingVariants,
  type Loader,
  loads,
  loadsOnce,
  pages,
  type VariantCalls,
  variants,
} from './field-calls.ts';
export { LONGEST_ROW_LIST, MOST_PAGES, WHOLE_LIST } from './whole-list.ts';
export { type PricedWindow, type ReadWindow, readWindowOf, windowCalls } from './window-calls.ts';
