import type { ExpiryOption } from '#contracts/datalake';
import { BadInputError } from '#graph';
import type { DatalakeFileExpiry } from './types.generated.ts';

interface Expiry {
  readonly expiryOption: ExpiryOption;
  readonly expireTime?: bigint;
}

/** The data lake's parameters for an expiry. */
export function expiryOf({ fromNowMilliseconds, fromCreationMilliseconds, at }: DatalakeFileExpiry): Expiry {
  if (fromNowMilliseconds != null) return counted('RelativeToNow', fromNowMilliseconds);
  if (fromCreationMilliseconds != null) return counted('RelativeToCreationDate', fromCreationMilliseconds);
  if (at != null) return counted('Absolute', Date.parse(at));
  return { expiryOption: 'NeverExpire' };
}

function counted(expiryOption: ExpiryOption, milliseconds: string | number): Expiry {
  if (!(Number(milliseconds) >= 0))
    throw new BadInputError('An expiry is 0 milliseconds or more, or a time after 1970.');
  return { expiryOption, expireTime: BigInt(milliseconds) };
}
