export { type Example, examplesFor, readExamples } from './examples.ts';
export { createGateway, type Gateway, type GatewayParts } from './gateway.ts';
export { createLog, type Log } from './log.ts';
export { GUARDS, type PageFile, pageFile, pageType, refusePage, sendFile } from './page-file.ts';
export { printGraphSchema } from './print-schema.ts';
export { runOperation } from './run.ts';
export { type Pages, type Served, serve } from './server.ts';
export { stitch } from './stitch.ts';
