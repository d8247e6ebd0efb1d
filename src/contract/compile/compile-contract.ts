import type { CompiledContract } from '../compiled-contract.ts';
import type { ContractDocument } from './document.ts';
import { contractData } from './plan.ts';
import { probeOf } from './probe-of.ts';
import { requestRules } from './request-rules.ts';

/** Compiles a contract to data that is used as it is: nothing of it is compiled when a gateway starts. */
export function compileContract(document: ContractDocument): CompiledContract {
  const contract = contractData(document);
  const probe = probeOf(document, contract);
  return {
    contract: { ...contract, ...(probe && { probe }) },
    requests: requestRules(document),
    document: { paths: document.paths, components: document.components },
  };
}
