export { contractDocument } from './files/contract.ts';
export { Unsupported } from './openapi/document.ts';
export { type OpenApi, openApiOf } from './openapi/open-api.ts';
export { documentsIn, readOpenApi } from './openapi/read-document.ts';
export { generatedFiles, newApi } from './outside/outside-files.ts';
export { guessesOf, omissionsOf } from './outside/readme.ts';
export { type GraphNames, graphNames, type Plan, planOf } from './plan.ts';
export { reduceApi } from './reduce/api.ts';
export { slugOf, slugProblem } from './slug.ts';
