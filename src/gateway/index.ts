export { createGateway, type Gateway, type GatewayParts } from './gateway.ts';
export { createHandler, type Handler } from './handler.ts';
export { type Example, examplesFor, readExamples } from './pages/examples.ts';
export { type PageFile, pageFile, pageType, refusePage, SECURITY_HEADERS, sendFile } from './pages/page-file.ts';
export type { Pages } from './pages/pages.ts';
export { runOperation } from './run-operation.ts';
export { printGraphSchema } from './schema/print-schema.ts';
export { stitch } from './schema/stitch.ts';
export { type Served, serve } from './server/server.ts';
