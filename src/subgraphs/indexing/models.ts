import type * as Wire from '#contracts/indexing';

export type UrlNotificationStatus = Wire.UrlNotificationMetadata;
/** A field mask may leave out any member. */
export type UrlNotification = Partial<Wire.UrlNotification>;
