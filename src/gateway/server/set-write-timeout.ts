import type { ServerResponse } from 'node:http';

/**
 * Cuts a caller off that reads nothing of what waits for it: node:http ends a socket that is idle for so long. When all is
 * written the socket may be idle again, be it that the next response of its connection takes longer.
 */
export function setWriteTimeout(response: ServerResponse, writeMs: number): void {
  const { socket } = response;
  if (!socket || socket.writableLength === 0) return;
  socket.setTimeout(writeMs);
  // Before node:http sets the time for which an idle connection is kept.
  response.prependOnceListener('finish', () => socket.setTimeout(0));
}
