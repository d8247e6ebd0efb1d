import { pointed } from '#contract';
import type { NewMessage } from '#contracts/chat';
import { type UpstreamError, UpstreamStatusError } from '#upstream';
import type { CreateMessageInput, CreateMessageResult } from './types.generated.ts';

type Refusal = Exclude<CreateMessageResult, { __typename?: 'CreateMessageSuccess' }>;

const MOST_CHARACTERS = 2000;

/** The fields of the input by the platform's names. */
const WORDS: Readonly<Record<string, string>> = {
  channel_id: 'channelId',
  content: 'content',
  allowed_mentions: 'mentions',
  message_reference: 'replyTo',
  nonce: 'nonce',
};

/** Refusals that a caller can act on, by the platform's code. */
const REFUSALS: Readonly<Record<string, (error: UpstreamError) => Refusal>> = {
  10003: () => ({ __typename: 'ChannelNotFound', message: 'There is no such channel.' }),
  50001: () => ({ __typename: 'MissingAccess', message: 'The bot cannot see the channel.' }),
  50006: () => empty,
  50013: () => ({ __typename: 'MissingAccess', message: 'The bot may not post in the channel.' }),
  50035: (error) => invalid(fieldsIn(error)),
  200000: () => ({ __typename: 'MessageBlocked', message: 'Automatic moderation keeps the message out.' }),
  240000: () => ({ __typename: 'MessageBlocked', message: 'The message holds a link that is kept out.' }),
};

const empty: Refusal = { __typename: 'EmptyMessage', message: 'The message says nothing.' };

function invalid(fields: string[]): Refusal {
  return { __typename: 'InvalidMessage', message: 'The platform does not take the message.', fields };
}

/** The refusal of a message that the platform would not take, without a call. */
export function refusedBefore({ content }: CreateMessageInput): Refusal | undefined {
  if (content.trim() === '') return empty;
  return Array.from(content).length > MOST_CHARACTERS ? invalid(['content']) : undefined;
}

/** The refusal in the platform's answer. */
export function refusalOf(error: UpstreamError): Refusal {
  const refusal = REFUSALS[error.upstreamCode ?? ''];
  if (!refusal) throw error;
  return refusal(error);
}

/** The message as the platform takes it. Only users and roles that the input names are notified. */
export function messageOf({ content, mentions, replyTo, nonce }: CreateMessageInput): NewMessage {
  const { everyone, userIds, roleIds, repliedUser } = mentions ?? {};
  return {
    content,
    allowed_mentions: {
      parse: everyone ? ['everyone'] : [],
      ...(userIds && { users: userIds }),
      ...(roleIds && { roles: roleIds }),
      ...(repliedUser && { replied_user: true }),
    },
    ...(replyTo != null && { message_reference: { message_id: replyTo } }),
    ...(nonce != null && { nonce, enforce_nonce: true }),
  };
}

/** The fields that a refusal names: its `errors` mirror the message. */
function fieldsIn(error: UpstreamError): string[] {
  const errors = error instanceof UpstreamStatusError ? pointed(error.body, '/errors') : undefined;
  const named = typeof errors === 'object' && errors !== null ? Object.keys(errors) : [];
  return named.flatMap((word) => WORDS[word] ?? []);
}
