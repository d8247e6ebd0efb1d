import type { CompiledContract } from '#contract';
import { provideContract } from '../documents/sources.ts';
import type { Mock } from '../mock.ts';
import { contractMock } from './contract-mock.ts';

/** The mock of an API outside of this repository: its own or, without one, one that is made from its contract. */
export function ownMock({ compiled, sandbox }: { compiled: CompiledContract; sandbox?: unknown }): Mock {
  provideContract(compiled);
  return (sandbox as Mock | undefined) ?? contractMock(compiled.contract.slug);
}
