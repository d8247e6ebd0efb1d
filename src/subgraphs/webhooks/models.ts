import type * as Wire from '#contracts/webhooks';

export type Webhook = Wire.Token;
export type WebhookRequest = Wire.CapturedRequest;
export type WebhookMail = Wire.CapturedRequest;
export type WebhookMailChecks = Wire.MailChecks;
/** A name and its value, of any of the maps that a recorded request holds. */
export type WebhookRequestField = readonly [name: string, value: unknown];
export type WebhookRequestHeader = readonly [name: string, values: string | readonly string[]];
export type WebhookRequestFile = readonly [field: string, file: Wire.CapturedFile];
export type WebhookActionOutput = readonly [actionId: string, lines: readonly string[]];
