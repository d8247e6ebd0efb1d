import type { Aspsp } from '#contracts/banking';
import type { Batch } from '#graph';

/** A bank by its id. All banks are one call, and there is no other. */
export const bankByUuid: Batch<Aspsp> = {
  list: ({ banking }) => banking.listAspsps().then(({ aspsps }) => aspsps),
  keyOf: ({ aspspUuid }) => aspspUuid,
  maxKeys: 1000,
};
