import type { TokenSettings } from '#contracts/webhooks';
import { type UpstreamError, UpstreamStatusError } from '#upstream';
import type { CreateWebhookInput } from './types.generated.ts';

/** What the interface calls the fields of the input. */
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

/** The input in the interface's words; what was not given is left to it. */
export function settingsOf(input: CreateWebhookInput): TokenSettings {
  return Object.fromEntries(NAMES.filter(([name]) => input[name] != null).map(([name, word]) => [word, input[name]]));
}

/** The fields that the interface names in a refusal: under `errors`, or at the top. Its messages stay where they are. */
export function fieldsIn(error: UpstreamError): string[] {
  const body = error instanceof UpstreamStatusError ? error.body : undefined;
  const named = { ...mapOf(body), ...mapOf(mapOf(body)['errors']) };
  return NAMES.filter(([, word]) => Object.hasOwn(named, word)).map(([name]) => name);
}

function mapOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
