import { pointed } from '#contract';
import { rejection } from '#graph';
import { type UpstreamError, UpstreamStatusError } from '#upstream';
import type { CreateMessageResult, DeleteMessageResult, UpdateMessageResult } from './types.generated.ts';

type CreateRefusal = Exclude<CreateMessageResult, { __typename?: 'CreateMessageSuccess' }>;
type UpdateRefusal = Exclude<UpdateMessageResult, { __typename?: 'UpdateMessageSuccess' }>;
type RemovalRefusal = Exclude<DeleteMessageResult, { __typename?: 'DeleteMessageSuccess' }>;
type Refusals<Refusal> = Readonly<Record<string, (error: UpstreamError) => Refusal>>;

const MOST_CHARACTERS = 2000;

/** The fields of the inputs by the platform's names. */
const WORDS: Readonly<Record<string, string>> = {
  channel_id: 'channelId',
  content: 'content',
  allowed_mentions: 'mentions',
  message_reference: 'replyToId',
  nonce: 'nonce',
  message_id: 'id',
};

const channelGone = () => rejection('ChatChannelNotFound', 'NOT_FOUND', 'There is no such channel.');
const messageGone = () => rejection('ChatMessageNotFound', 'NOT_FOUND', 'There is no such message.');
const denied = (message: string) => () => rejection('ChatAccessDenied', 'PERMISSION_DENIED', message);
const invalid = (fields: string[], message = 'The platform does not take the message.') =>
  rejection('InvalidChatMessage', 'BAD_USER_INPUT', message, { fields });
const invalidContent = (message: string) => () => invalid(['content'], message);
const empty = invalidContent('The message says nothing.');

/** Refusals that a caller can act on, by the platform's code. */
const OF_CREATION: Refusals<CreateRefusal> = {
  10003: channelGone,
  50001: denied('The bot cannot see the channel.'),
  50006: empty,
  50013: denied('The bot may not post in the channel.'),
  50035: (error) => invalid(fieldsIn(error)),
  200000: invalidContent('Automatic moderation keeps the message out.'),
  240000: invalidContent('The message holds a link that is kept out.'),
};

const OF_UPDATES: Refusals<UpdateRefusal> = {
  ...OF_CREATION,
  10008: messageGone,
  50005: denied('Another account posted the message.'),
  50013: denied('The bot may not change messages of the channel.'),
};

const OF_REMOVAL: Refusals<RemovalRefusal> = {
  10003: channelGone,
  10008: messageGone,
  50001: denied('The bot cannot see the channel.'),
  50013: denied('The bot may not remove messages of others in the channel.'),
};

/** The refusal in the platform's answer to a new message. */
export const refusalOf = refusalIn(OF_CREATION);
/** The refusal in the platform's answer to a change of a message. */
export const updateRefusalOf = refusalIn(OF_UPDATES);
/** The refusal in the platform's answer to the removal of a message. */
export const removalRefusalOf = refusalIn(OF_REMOVAL);

/** The refusal of a text that the platform would not take, without a call. */
export function refusedBefore(content: string): ReturnType<typeof invalid> | undefined {
  if (content.trim() === '') return empty();
  return Array.from(content).length > MOST_CHARACTERS ? invalid(['content']) : undefined;
}

function refusalIn<Refusal>(refusals: Refusals<Refusal>) {
  return (error: UpstreamError): Refusal => {
    const refusal = refusals[error.upstreamCode ?? ''];
    if (!refusal) throw error;
    return refusal(error);
  };
}

/** The fields that a refusal names: its `errors` mirror the message. */
function fieldsIn(error: UpstreamError): string[] {
  const errors = error instanceof UpstreamStatusError ? pointed(error.body, '/errors') : undefined;
  const named = typeof errors === 'object' && errors !== null ? Object.keys(errors) : [];
  return named.flatMap((word) => WORDS[word] ?? []);
}
