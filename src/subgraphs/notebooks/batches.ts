import type { Policy } from '#contracts/notebooks';
import type { Lookup } from '#graph';
import { orNull } from '#upstream';

/** The policy of an instance with its conditions. */
export const policyByInstance: Lookup<Policy> = {
  one: ({ notebooks }, resource) => orNull(notebooks.getIamPolicy({ resource, 'options.requestedPolicyVersion': 3 })),
};
