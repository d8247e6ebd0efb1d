import type * as Wire from '#contracts/indexing';

export type UrlNotificationMetadata = Wire.UrlNotificationMetadata;
/** All of it may be missing in what a mask leaves. */
export type UrlNotification = Partial<Wire.UrlNotification>;
