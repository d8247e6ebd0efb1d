export { createConsole } from './server.ts';
