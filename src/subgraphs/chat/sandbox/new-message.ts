import type { Embed, User } from '#contracts/chat';
import type { Reply } from '#sandbox';
import { failure, invalid } from './failures.ts';

const MOST_EMBEDS = 10;
const MOST_EMBED_CHARACTERS = 6000;

/** The body of a new message, within the rules of the contract. */
export interface NewMessageBody {
  readonly content?: string;
  readonly nonce?: string | number;
  readonly enforce_nonce?: boolean;
  readonly embeds?: readonly Readonly<Record<string, unknown>>[];
  readonly allowed_mentions?: { readonly parse?: readonly string[]; readonly users?: readonly string[] };
  readonly message_reference?: { readonly message_id: string };
}

/** The refusal of a body for what it says. */
export function refuseBody({ content = '', embeds = [] }: NewMessageBody): Reply | undefined {
  if (content.trim() === '' && embeds.length === 0) return failure(400, 50006, 'Cannot send an empty message');
  if (!Array.isArray(embeds)) return invalid('embeds', 'LIST_TYPE_CONVERT');
  if (!embeds.every(isObject)) return invalid('embeds', 'DICT_TYPE_CONVERT');
  if (embeds.length > MOST_EMBEDS) return invalid('embeds', 'BASE_TYPE_MAX_LENGTH');
  const characters = embeds.flatMap(textsOf).reduce((sum, text) => sum + Array.from(text).length, 0);
  if (characters > MOST_EMBED_CHARACTERS) return invalid('embeds', 'MAX_EMBED_SIZE_EXCEEDED');
  if (content.includes('blocked.test')) return failure(400, 240000, 'Message contains a blocked link');
  if (/\bforbidden\b/i.test(content)) return failure(403, 200000, 'Message was blocked by automatic moderation');
  return undefined;
}

/** The embeds as they are sent back: those of bots are rich. */
export function embedsOf({ embeds = [] }: NewMessageBody): Embed[] {
  return embeds.map((embed) => ({ ...embed, type: 'rich' }));
}

/** The users whom the content mentions, and who may be notified. */
export function mentionsOf({ content = '', allowed_mentions }: NewMessageBody, users: readonly User[]): User[] {
  const { parse = allowed_mentions ? [] : ['users'], users: named = [] } = allowed_mentions ?? {};
  return users.filter(
    ({ id }) => new RegExp(`<@!?${id}>`).test(content) && (parse.includes('users') || named.includes(id)),
  );
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

const TEXTS = new Set(['title', 'description', 'name', 'value', 'text']);

/** The texts of an embed that count towards its size. */
function textsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    typeof each === 'string' ? (TEXTS.has(name) ? [each] : []) : textsOf(each),
  );
}
