// The package's main module loads fetch, WebSocket, caches and mocks too: 4 MB and 30 ms of each process.
export { default as buildConnector } from 'undici/lib/core/connect.js';
export { default as Pool } from 'undici/lib/dispatcher/pool.js';
