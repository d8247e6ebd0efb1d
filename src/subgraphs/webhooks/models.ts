import type * as Wire from '#contracts/webhooks';

export type Webhook = Wire.Token;
export type WebhookRequest = Wire.CapturedRequest;
export type WebhookMail = Pick<
  Wire.CapturedRequest,
  'sender' | 'message_id' | 'destinations' | 'text_content' | 'html_content' | 'checks'
>;

/** A value of one of the maps that a recorded request holds, with its key. */
interface Entry<Value> {
  readonly key: string;
  readonly value: Value;
}

export type WebhookRequestField = Entry<unknown>;
export type WebhookRequestHeader = Entry<string | readonly string[]>;
export type WebhookRequestFile = Entry<Wire.CapturedFile>;
export type WebhookActionOutput = Entry<readonly string[]>;

/** The uuid of the webhook whose requests were removed. */
export interface ClearWebhookRequestsSuccess {
  readonly uuid: string;
}
export interface DeleteWebhookRequestSuccess {
  readonly uuid: string;
  readonly deletedWebhookRequestId: string;
}

/** A request that was recorded. Its cursor is the time of recording. */
export interface WebhookRequestReceived {
  readonly cursor: string;
  readonly request: WebhookRequest;
}
