export { createGateway, type Gateway, type GatewayParts } from './gateway.ts';
export { createLog, type Log } from './log.ts';
export { runOperation } from './run.ts';
export { serve, type Served } from './server.ts';
export { stitch } from './stitch.ts';
