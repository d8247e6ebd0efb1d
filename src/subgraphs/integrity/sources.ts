import type { MaskSources } from '#graph';

/** What a payload's fields are made from. */
export const PAYLOAD: MaskSources = {
  packageMatches: { requestDetails: true, appIntegrity: true },
  requestDetails: true,
  appIntegrity: true,
  deviceIntegrity: true,
  accountDetails: true,
  environmentDetails: true,
  isTestingResponse: 'testingDetails',
};
