import { BadInputError, type Context, upstreamKey } from '#graph';

const ID = /^\d{1,20}$/;

/** Whether a text is an id of the platform: a 64-bit number. */
export const isPlatformId = (text: string): boolean => ID.test(text);

/** The key of a message, which is read below its channel. */
export function messageKey({ channel_id, id }: { readonly channel_id: string; readonly id: string }): string {
  return `${channel_id}/${id}`;
}

/** The parameters in the key of a message; `undefined` where it is none. */
export function keyPartsOf(key: string): { readonly channel_id: string; readonly message_id: string } | undefined {
  const [channel_id = '', message_id = '', ...more] = key.split('/');
  return isPlatformId(channel_id) && isPlatformId(message_id) && more.length === 0
    ? { channel_id, message_id }
    : undefined;
}

/** The parameters that an argument names, which takes a message's global `id` or the platform's ids: `channel/message`. */
export function namedMessage(value: string, context: Pick<Context, 'graph'>) {
  const parts = keyPartsOf(upstreamKey('ChatMessage', value, context));
  if (!parts) throw new BadInputError('`id` is neither the `id` of a message nor `channel/message`.');
  return parts;
}

/** The platform's id of a message in an argument that takes its global `id` too. */
export function messageId(value: string, context: Pick<Context, 'graph'>): string {
  const key = upstreamKey('ChatMessage', value, context);
  return keyPartsOf(key)?.message_id ?? key;
}
