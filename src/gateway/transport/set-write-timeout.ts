import type { ServerResponse } from 'node:http';

/** A response of HTTP/2, which shares its socket with others. */
interface StreamResponse {
  limitWrites(milliseconds: number): void;
}

/** Node renews a timeout once where anything was read since it began: it passes one to two times its length after the last read. */
const MOST_RENEWED = 2;

/**
 * Destroys the connection of a caller that does not read its buffered response for half of `writeMs` to all of it, by the socket's idle timeout; of
 * HTTP/2, the stream. After the last write the timeout is off: the next response of the connection may take longer.
 */
export function setWriteTimeout(response: ServerResponse, writeMs: number): void {
  if (isOfStream(response)) return response.limitWrites(writeMs / MOST_RENEWED);
  const { socket } = response;
  if (!socket || socket.writableLength === 0) return;
  socket.setTimeout(writeMs / MOST_RENEWED);
  // Before node:http's own listener, which sets the keep-alive timeout.
  response.prependOnceListener('finish', () => socket.setTimeout(0));
}

/** The same for a pause before the last write, until it is set to 0. */
export function limitPause(response: ServerResponse, writeMs: number): void {
  const timeoutMs = writeMs / MOST_RENEWED;
  if (isOfStream(response)) response.limitWrites(timeoutMs);
  else response.socket?.setTimeout(timeoutMs);
}

function isOfStream(response: ServerResponse | StreamResponse): response is StreamResponse {
  return 'limitWrites' in response;
}
