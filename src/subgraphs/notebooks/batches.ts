import type { Instance, Location, Operation, Policy } from '#contracts/notebooks';
import type { Lookup } from '#graph';
import { orNull } from '#upstream';

/** The policy of an instance with its conditions. */
export const policyByInstance: Lookup<Policy> = {
  operation: 'notebooks.getIamPolicy',
  one: ({ notebooks }, resource) => orNull(notebooks.getIamPolicy({ resource, 'options.requestedPolicyVersion': 3 })),
};

export const locationByName: Lookup<Location> = {
  operation: 'notebooks.getLocation',
  one: ({ notebooks }, name) => orNull(notebooks.getLocation({ name })),
};

export const operationByName: Lookup<Operation> = {
  operation: 'notebooks.getOperation',
  one: ({ notebooks }, name) => orNull(notebooks.getOperation({ name })),
};

export const instanceByName: Lookup<Instance> = {
  operation: 'notebooks.getInstance',
  one: ({ notebooks }, name) => orNull(notebooks.getInstance({ name })),
};
