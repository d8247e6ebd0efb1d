import { type DeclaredCalls, loads } from '#graph';
import { lensByKey } from './batches.ts';

export const calls: DeclaredCalls = { 'ReviewWorkload.lenses': [loads(lensByKey)] };
