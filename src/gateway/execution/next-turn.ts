/** In workerd, turns belong to a request: those that one requests may never come for the others. */
export const hasTurns = globalThis.navigator?.userAgent !== 'Cloudflare-Workers';

/** Calls back in the next turn of the event loop. In workerd, `setImmediate` must not be called as a method. */
export const nextTurn = (callback: () => void): unknown => setImmediate(callback);
