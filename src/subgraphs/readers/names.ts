import { BadInputError, type Context, upstreamKey } from '#graph';

const READER = /^(publications\/[^/]+\/readers\/[^/]+?)(?:\/entitlements)?$/;

/** A reader's resource name, in an argument that takes the global `id`, that name, or the name of the entitlements. */
export function readerName(value: string, context: Pick<Context, 'graph'>): string {
  const [, name] = READER.exec(upstreamKey('Reader', value, context)) ?? [];
  if (name === undefined) {
    throw new BadInputError(
      '`id` is neither the `id` of a reader nor a name such as `publications/example.test/readers/r-1001`.',
    );
  }
  return name;
}
