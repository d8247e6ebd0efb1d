import type { Lookup } from '#graph';
import { outcome } from '#upstream';
import type { FileAccess } from './models.ts';

/** By the three letters of the action, and the path right after them: `r-xlogs/march.csv`. */
export const accessByKey: Lookup<FileAccess> = {
  one({ datalake }, key) {
    const asked = { fsaction: key.slice(0, 3), path: key.slice(3) };
    return outcome<undefined, FileAccess | null>(datalake.checkAccess(asked), () => ({ ...asked, granted: true }), {
      NOT_FOUND: () => null,
      PERMISSION_DENIED(error) {
        // A 403 of another kind says nothing of the path.
        if (error.upstreamCode !== 'AccessControlException') throw error;
        return { ...asked, granted: false };
      },
    });
  },
};
