import { isDeepStrictEqual } from 'node:util';
import type { AuthSettings, Settings } from '#config';
import type { CallerIdentity } from '../types.ts';

type Auth = Settings['auth'];

/** Whether callers that these settings have identified are still callers by others, with the same rights. */
export function acceptedAfter(before: Auth, after: Auth): (identity: CallerIdentity) => boolean {
  if (typeof after !== 'object' || isDeepStrictEqual(before, after)) return () => true;
  if (typeof before !== 'object') return () => false;
  const known = new Map<string, boolean>();
  return (identity) => {
    const key = `${identity.kind} ${identity.credential}`;
    const accepted = known.get(key) ?? isDeepStrictEqual(grantOf(identity, before), grantOf(identity, after));
    known.set(key, accepted);
    return accepted;
  };
}

/** The settings by which a caller is identified. */
function grantOf({ kind, credential }: CallerIdentity, auth: AuthSettings): unknown {
  switch (kind) {
    case 'key':
      return [auth.secret, auth.keys.find(({ id }) => id === credential)];
    case 'token':
      return auth.jwt.find(({ issuer }) => issuer === credential);
    case 'certificate': {
      const { format, callers } = auth.certificates ?? { callers: [] };
      return [format, callers.find(({ match }) => match.value === credential)];
    }
    case 'anonymous':
    case 'open':
      return auth.anonymous;
  }
}
