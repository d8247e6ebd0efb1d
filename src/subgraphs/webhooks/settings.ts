import type { TokenSettings } from '#contracts/webhooks';
import { type UpstreamError, UpstreamStatusError } from '#upstream';
import type { CreateWebhookInput } from './types.generated.ts';

/** The interface's names of the input's fields. */
const WORDS = {
  defaultStatus: 'default_status',
  defaultContent: 'default_content',
  defaultContentType: 'default_content_type',
  timeoutSeconds: 'timeout',
  listenSeconds: 'listen',
  lifetimeSeconds: 'expiry',
  requestLimit: 'request_limit',
  cors: 'cors',
  alias: 'alias',
  actions: 'actions',
  cloneFrom: 'clone_from',
  groupId: 'group_id',
} as const satisfies Record<keyof CreateWebhookInput, keyof TokenSettings>;

const NAMES = Object.entries(WORDS) as [keyof CreateWebhookInput, keyof TokenSettings][];

/** The input as the interface takes it, without absent fields. */
export function settingsOf(input: CreateWebhookInput): TokenSettings {
  return Object.fromEntries(NAMES.filter(([name]) => input[name] != null).map(([name, word]) => [word, input[name]]));
}

/** The fields that a refusal names, under `errors` or at the top. Its messages are not shown. */
export function fieldsIn(error: UpstreamError): string[] {
  const body = error instanceof UpstreamStatusError ? error.body : undefined;
  const named = { ...mapOf(body), ...mapOf(mapOf(body)['errors']) };
  return NAMES.filter(([, word]) => Object.hasOwn(named, word)).map(([name]) => name);
}

function mapOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
