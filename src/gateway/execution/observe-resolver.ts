import type { GraphQLResolveInfo } from 'graphql';

/** Calls a resolver, and returns its result. */
export type ObserveResolver = <Result>(info: GraphQLResolveInfo, resolve: () => Result) => Result;
