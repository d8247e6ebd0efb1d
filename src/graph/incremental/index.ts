export { DEFER, STREAM } from './directive-names.ts';
export { incrementalArguments } from './incremental-arguments.ts';
