/** Hooks around a GraphQL operation (envelop). */
export const GRAPHQL_HOOKS: readonly string[] = [
  'onPluginInit',
  'onSchemaChange',
  'onEnveloped',
  'onParse',
  'onValidate',
  'onContextBuilding',
  'onExecute',
  'onSubscribe',
];
/** Hooks around an HTTP request (Yoga and its server adapter). */
export const HTTP_HOOKS: readonly string[] = [
  'onYogaInit',
  'onRequest',
  'onRequestParse',
  'onParams',
  'onExecutionResult',
  'onResultProcess',
  'onResponse',
  'onDispose',
];
export const GRAPHQL_INSTRUMENTATION: readonly string[] = [
  'init',
  'parse',
  'validate',
  'context',
  'execute',
  'subscribe',
];
export const HTTP_INSTRUMENTATION: readonly string[] = ['request', 'requestParse', 'operation', 'resultProcess'];
