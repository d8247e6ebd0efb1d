export type { HookRule } from './hook-rule.ts';
export type { LiveEvent, LiveField, LiveFields, LiveRead, LiveSource } from './live-field.ts';
export { pageOfEvents } from './page-of-events.ts';
export { stateSource } from './state-source.ts';
