/** The content codings of responses (RFC 9110, section 8.4.1), in order of preference: zstd costs least time. */
export const CONTENT_CODINGS = ['zstd', 'br', 'gzip'] as const;
export type ContentCoding = (typeof CONTENT_CODINGS)[number];

/** How much time goes into smaller responses. */
export const COMPRESSION_LEVELS = ['fast', 'balanced', 'small'] as const;
export type CompressionLevel = (typeof COMPRESSION_LEVELS)[number];
