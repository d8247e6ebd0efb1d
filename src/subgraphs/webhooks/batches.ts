import { lookup } from '#graph';
import { keyPartsOf } from './keys.ts';

export const webhookByUuid = lookup('webhooks.getToken', 'uuid', { key: 'uuid' });

/** Recorded requests by the key of their `id`. */
export const webhookRequestByKey = lookup('webhooks.getRequest', keyPartsOf);
