import { lookup } from '#graph';

/** The policy of an instance with its conditions. */
export const policyByInstance = lookup('notebooks.getIamPolicy', 'resource', {
  with: { 'options.requestedPolicyVersion': 3 },
});

export const locationByName = lookup('notebooks.getLocation', 'name');
export const operationByName = lookup('notebooks.getOperation', 'name');
export const instanceByName = lookup('notebooks.getInstance', 'name');
