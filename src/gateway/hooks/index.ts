export { createHooks } from './hooks.ts';
