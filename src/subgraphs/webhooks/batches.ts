import type { CapturedRequest, Token } from '#contracts/webhooks';
import type { Lookup } from '#graph';
import { orNull } from '#upstream';
import { keyPartsOf } from './keys.ts';

export const webhookByUuid: Lookup<Token> = {
  operation: 'webhooks.getToken',
  one: ({ webhooks }, uuid) => orNull(webhooks.getToken({ uuid })),
  keyOf: ({ uuid }) => uuid,
};

/** Recorded requests by the key of their `id`. */
export const webhookRequestByKey: Lookup<CapturedRequest> = {
  operation: 'webhooks.getRequest',
  async one({ webhooks }, key) {
    const parts = keyPartsOf(key);
    return parts ? orNull(webhooks.getRequest(parts)) : null;
  },
};
