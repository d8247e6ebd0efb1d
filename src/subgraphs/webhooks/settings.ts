import type { Token, TokenSettings } from '#contracts/webhooks';
import { type UpstreamError, UpstreamStatusError } from '#upstream';
import type { CreateWebhookInput, UpdateWebhookInput } from './types.generated.ts';

/** The API's names of the input's fields. */
const WORDS = {
  defaultStatus: 'default_status',
  defaultContent: 'default_content',
  defaultContentType: 'default_content_type',
  timeoutSeconds: 'timeout',
  listenSeconds: 'listen',
  lifetimeSeconds: 'expiry',
  requestLimit: 'request_limit',
  allowsCors: 'cors',
  alias: 'alias',
  runsActions: 'actions',
  cloneFromId: 'clone_from',
  groupId: 'group_id',
} as const satisfies Record<keyof CreateWebhookInput, keyof TokenSettings>;

const NAMES = Object.entries(WORDS) as [keyof CreateWebhookInput, keyof TokenSettings][];

/** The settings that a webhook tells of itself, where its version does. */
const TOLD = [
  'default_status',
  'default_content',
  'default_content_type',
  'timeout',
  'listen',
  'expiry',
  'request_limit',
  'cors',
  'alias',
  'actions',
  'group_id',
] as const satisfies (keyof TokenSettings & keyof Token)[];

/** The input as the API takes it, without absent fields. */
export function settingsOf(input: CreateWebhookInput | Omit<UpdateWebhookInput, 'id'>): TokenSettings {
  const fields: CreateWebhookInput = input;
  return Object.fromEntries(NAMES.filter(([name]) => fields[name] != null).map(([name, word]) => [word, fields[name]]));
}

/** The settings of a webhook, changed by the input: the API replaces all of them. */
export function changedSettings(webhook: Token, input: Omit<UpdateWebhookInput, 'id'>): TokenSettings {
  const told = TOLD.filter((word) => webhook[word] != null).map((word) => [word, webhook[word]] as const);
  return { ...Object.fromEntries(told), ...settingsOf(input) };
}

/** The input's fields that a refusal names, by the API's words. Its messages are not shown. */
export function fieldsIn(error: UpstreamError, words: readonly (readonly [name: string, word: string])[] = NAMES) {
  const body = error instanceof UpstreamStatusError ? error.body : undefined;
  const named = { ...mapOf(body), ...mapOf(mapOf(body)['errors']) };
  return words.filter(([, word]) => Object.hasOwn(named, word)).map(([name]) => name);
}

function mapOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
