import {
  DirectiveLocation,
  GraphQLBoolean,
  GraphQLDirective,
  GraphQLInt,
  GraphQLNonNull,
  GraphQLString,
} from 'graphql';

const IF = { type: new GraphQLNonNull(GraphQLBoolean), defaultValue: true, description: 'Deferred only if true.' };
const LABEL = { type: GraphQLString, description: 'Names this part of the response.' };

/** `@defer` (incremental delivery RFC). graphql 16 does not define it. */
export const DEFER = new GraphQLDirective({
  name: 'defer',
  description: 'Delivers the fields of a fragment in a later part of the response, if the client accepts parts.',
  locations: [DirectiveLocation.FRAGMENT_SPREAD, DirectiveLocation.INLINE_FRAGMENT],
  args: { if: IF, label: LABEL },
});

/** `@stream` (incremental delivery RFC). */
export const STREAM = new GraphQLDirective({
  name: 'stream',
  description: 'Delivers items of a list in later parts of the response, if the client accepts parts.',
  locations: [DirectiveLocation.FIELD],
  args: {
    if: { ...IF, description: 'Streamed only if true.' },
    label: LABEL,
    initialCount: {
      type: new GraphQLNonNull(GraphQLInt),
      defaultValue: 0,
      description: 'The number of items in the first part.',
    },
  },
});
