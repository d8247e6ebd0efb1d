export { negotiateCoding } from './coding-negotiator.ts';
export { compress, compressSync } from './compress.ts';
export { type CompressedForm, type Compressible, Compressor, mostKeptBytes } from './compressor.ts';
