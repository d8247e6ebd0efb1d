/**
 * Functions of node:http. An import would evaluate its exports of the WebSocket API as well, which load the
 * implementation of fetch.
 */
export const { createServer, STATUS_CODES, validateHeaderName, validateHeaderValue } =
  process.getBuiltinModule('node:http');
