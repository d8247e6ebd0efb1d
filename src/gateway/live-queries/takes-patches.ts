import { MALFORMED, requestError } from '../pipeline/request-error.ts';

/** Whether a request asks for changes as patches, by `live: "patch"` in its `extensions`. */
export function takesPatches(extensions: Readonly<Record<string, unknown>> | undefined): boolean {
  const form = extensions?.['live'];
  if (form === undefined || form === 'whole') return false;
  if (form === 'patch') return true;
  throw requestError('`extensions.live` is "whole" or "patch".', MALFORMED);
}
