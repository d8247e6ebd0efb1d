import type { ExpiryOption } from '#contracts/datalake';
import { BadInputError } from '#graph';
import type { FileExpiry } from './types.generated.ts';

interface Expiry {
  readonly expiryOption: ExpiryOption;
  readonly expireTime?: bigint;
}

/** The data lake's parameters for an expiry. */
export function expiryOf({ never, millisecondsFromNow, millisecondsFromCreation, at }: FileExpiry): Expiry {
  if (never) return { expiryOption: 'NeverExpire' };
  if (millisecondsFromNow != null) return counted('RelativeToNow', millisecondsFromNow);
  if (millisecondsFromCreation != null) return counted('RelativeToCreationDate', millisecondsFromCreation);
  if (at != null) return counted('Absolute', Date.parse(at));
  throw new BadInputError('`never` can only be true.');
}

function counted(expiryOption: ExpiryOption, milliseconds: string | number): Expiry {
  if (!(Number(milliseconds) >= 0))
    throw new BadInputError('An expiry is 0 milliseconds or more, or a time after 1970.');
  return { expiryOption, expireTime: BigInt(milliseconds) };
}
