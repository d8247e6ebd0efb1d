export { fetchFunction, subscribeFunction } from './network.ts';
export { handlerProvider, missingFieldHandlers } from './store.ts';
