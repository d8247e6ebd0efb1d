/** graphql-js's own `src/execution/execute.ts`, by an alias of the configuration. */
declare module 'graphql-js-execute' {
  export * from 'graphql/execution/execute.js';
}
