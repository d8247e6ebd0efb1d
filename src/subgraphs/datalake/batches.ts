import type { Lookup } from '#graph';
import { outcome } from '#upstream';
import type { DatalakeFileAccess } from './models.ts';

/** Keys are the three letters of the action and the path: `r-xlogs/march.csv`. */
export const accessByKey: Lookup<DatalakeFileAccess> = {
  operation: 'datalake.checkAccess',
  one({ datalake }, key) {
    const asked = { fsaction: key.slice(0, 3), path: key.slice(3) };
    return outcome<undefined, DatalakeFileAccess | null>(
      datalake.checkAccess(asked),
      () => ({ ...asked, isGranted: true }),
      {
        NOT_FOUND: () => null,
        PERMISSION_DENIED(error) {
          // Another kind of 403 is not about the path.
          if (error.upstreamCode !== 'AccessControlException') throw error;
          return { ...asked, isGranted: false };
        },
      },
    );
  },
};
