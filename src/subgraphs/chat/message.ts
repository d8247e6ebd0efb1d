import { pointed } from '#contract';
import type { NewMessage } from '#contracts/chat';
import { type UpstreamError, UpstreamStatusError } from '#upstream';
import type { CreateMessageInput, CreateMessageResult } from './types.generated.ts';

type Refusal = Exclude<CreateMessageResult, { __typename?: 'CreateMessageSuccess' }>;

const MOST_CHARACTERS = 2000;

/** What the platform calls the fields of the input. */
const WORDS: Readonly<Record<string, string>> = {
  channel_id: 'channelId',
  content: 'content',
  allowed_mentions: 'mentions',
  message_reference: 'replyTo',
  nonce: 'nonce',
};

/** The platform's codes for what a caller can do something about. */
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

/** What can be said of a message without asking the platform. */
export function refusedBefore({ content }: CreateMessageInput): Refusal | undefined {
  if (content.trim() === '') return empty;
  return Array.from(content).length > MOST_CHARACTERS ? invalid(['content']) : undefined;
}

/** What the platform says of a message that it does not post. */
export function refusalOf(error: UpstreamError): Refusal {
  const refusal = REFUSALS[error.upstreamCode ?? ''];
  if (!refusal) throw error;
  return refusal(error);
}

/** The message in the platform's words. Whoever is not named is not notified, whatever the content says. */
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
