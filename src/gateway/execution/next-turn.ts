/** In workerd, turns belong to a request: those that one requests may never come for the others. */
export const hasTurns = globalThis.navigator?.userAgent !== 'Cloudflare-Workers';

// Tests of programs with a gateway may replace the clock, and a turn that never comes would stop all later ones.
const realImmediate = globalThis.setImmediate;

/** Calls back in the next turn of the event loop. In workerd, `setImmediate` must not be called as a method. */
export const nextTurn = (callback: () => void): unknown => realImmediate(callback);
