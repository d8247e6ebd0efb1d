export { type UpgradeRefusal, WebSockets } from './web-sockets.ts';
