/** Calls back in the next turn of the event loop. In workerd, `setImmediate` must not be called as a method. */
export const nextTurn = (callback: () => void): unknown => setImmediate(callback);
