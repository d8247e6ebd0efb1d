import type { ServerResponse } from 'node:http';

/**
 * Destroys the connection of a caller that does not read its buffered response for `writeMs`, by the socket's idle timeout.
 * After the last write the timeout is off: the next response of the connection may take longer.
 */
export function setWriteTimeout(response: ServerResponse, writeMs: number): void {
  const { socket } = response;
  if (!socket || socket.writableLength === 0) return;
  socket.setTimeout(writeMs);
  // Before node:http's own listener, which sets the keep-alive timeout.
  response.prependOnceListener('finish', () => socket.setTimeout(0));
}
