/** The header of streams: proxies must not wait for more of them. */
export const UNBUFFERED = ['x-accel-buffering', 'no'] as const;
