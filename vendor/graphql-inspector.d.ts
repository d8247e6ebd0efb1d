export { type Change, CriticalityLevel, diff } from '@graphql-inspector/core';
