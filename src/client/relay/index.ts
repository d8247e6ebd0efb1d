export { fetchFunction } from './fetch-function.ts';
export { handlerProvider } from './handler-provider.ts';
export { missingFieldHandlers } from './missing-field-handlers.ts';
export { subscribeFunction } from './subscribe-function.ts';
