import type { MaskSources } from '#graph';

/** What a policy's fields are made from. */
export const POLICY: MaskSources = { version: true, etag: true, bindings: true };

/** What a location's fields are made from. */
export const LOCATION: MaskSources = {
  name: true,
  locationId: true,
  displayName: true,
  labels: true,
  metadata: true,
  operations: 'name',
};

/** What an operation's fields are made from. */
export const OPERATION: MaskSources = {
  name: true,
  operationId: 'name',
  done: true,
  createdAt: 'metadata',
  endedAt: 'metadata',
  target: 'metadata',
  targetPolicy: 'metadata',
  verb: 'metadata',
  statusMessage: 'metadata',
  requestedCancellation: 'metadata',
  apiVersion: 'metadata',
  endpoint: 'metadata',
  metadata: true,
  error: true,
  response: true,
};
