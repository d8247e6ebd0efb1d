import { BadInputError, type Context, upstreamKey } from '#graph';

const REQUEST = /^(?!latest$)[\w-]{1,100}$/;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The uuid in an argument that takes a webhook's global `id` or its uuid. */
export function webhookUuid(value: string, context: Pick<Context, 'graph'>, argument = 'id'): string {
  const uuid = upstreamKey('Webhook', value, context);
  // The value is a secret, so that the message does not repeat it.
  if (!UUID.test(uuid)) throw new BadInputError(`\`${argument}\` is neither the \`id\` of a webhook nor a uuid.`);
  return uuid.toLowerCase();
}

/** The key of a recorded request, which is read below its webhook. */
export function requestKey({ token_id, uuid }: { readonly token_id: string; readonly uuid: string }): string {
  return `${token_id}/${uuid}`;
}

/** The parameters that an argument names, which takes a recorded request's global `id` or both uuids: `webhook/request`. */
export function namedRequest(value: string, context: Pick<Context, 'graph'>) {
  const parts = keyPartsOf(upstreamKey('WebhookRequest', value, context));
  if (!parts) throw new BadInputError('`id` is neither the `id` of a recorded request nor `webhook/request`.');
  return parts;
}

/** The parameters in the key of a recorded request; `undefined` where it is none. */
export function keyPartsOf(key: string): { readonly uuid: string; readonly request: string } | undefined {
  const [uuid = '', request = '', ...more] = key.split('/');
  return UUID.test(uuid) && REQUEST.test(request) && more.length === 0 ? { uuid, request } : undefined;
}
