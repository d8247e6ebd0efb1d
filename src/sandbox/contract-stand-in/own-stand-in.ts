import type { CompiledContract } from '#contract';
import { provideContract } from '../documents/sources.ts';
import type { StandIn } from '../stand-in.ts';
import { contractStandIn } from './contract-stand-in.ts';

/** The stand-in of an API outside of this repository: its own or, without one, one that is made from its contract. */
export function ownStandIn({ compiled, sandbox }: { compiled: CompiledContract; sandbox?: unknown }): StandIn {
  provideContract(compiled);
  return (sandbox as StandIn | undefined) ?? contractStandIn(compiled);
}
