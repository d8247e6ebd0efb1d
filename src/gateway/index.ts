export { type Example, examplesFor, readExamples } from './examples.ts';
export { createGateway, type Gateway, type GatewayParts } from './gateway.ts';
export { createHandler, type Handler } from './handler.ts';
export { createLog, type Log } from './log.ts';
export { GUARDS, type PageFile, pageFile, pageType, refusePage, sendFile } from './page-file.ts';
export { runOperation } from './run-operation.ts';
export { printGraphSchema } from './schema/print-schema.ts';
export { stitch } from './schema/stitch.ts';
export { type Pages, type Served, serve } from './server/server.ts';
