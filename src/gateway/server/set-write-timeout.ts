import type { ServerResponse } from 'node:http';

/** A response of HTTP/2, which shares its socket with others. */
interface StreamResponse {
  limitWrites(milliseconds: number): void;
}

/**
 * Destroys the connection of a caller that does not read its buffered response for `writeMs`, by the socket's idle timeout; of
 * HTTP/2, the stream. After the last write the timeout is off: the next response of the connection may take longer.
 */
export function setWriteTimeout(response: ServerResponse, writeMs: number): void {
  if (isOfStream(response)) return response.limitWrites(writeMs);
  const { socket } = response;
  if (!socket || socket.writableLength === 0) return;
  socket.setTimeout(writeMs);
  // Before node:http's own listener, which sets the keep-alive timeout.
  response.prependOnceListener('finish', () => socket.setTimeout(0));
}

/** The same for a pause before the last write, until it is set to 0. */
export function limitPause(response: ServerResponse, writeMs: number): void {
  if (isOfStream(response)) response.limitWrites(writeMs);
  else response.socket?.setTimeout(writeMs);
}

function isOfStream(response: ServerResponse | StreamResponse): response is StreamResponse {
  return 'limitWrites' in response;
}
