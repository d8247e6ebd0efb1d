import { createRequire } from 'node:module';
import type * as undici from 'undici';

type Undici = typeof undici;

// The package's main module loads fetch, WebSocket, caches and mocks too: 4 MB and 30 ms of each process.
const require = createRequire(import.meta.url);

export const Pool = require('undici/lib/dispatcher/pool.js') as Undici['Pool'];
export const buildConnector = require('undici/lib/core/connect.js') as Undici['buildConnector'];
export const errors = require('undici/lib/core/errors.js') as Undici['errors'];
