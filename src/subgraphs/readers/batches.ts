import type { Lookup } from '#graph';
import { orNull, type Upstream } from '#upstream';
import type { Reader } from './models.ts';

export const readerByName: Lookup<Reader> = {
  operation: 'readers.getReaderEntitlements',
  one: (upstream, name) => findReader(upstream, name),
};

/** A reader by resource name, with the members of a field mask; without a mask, with all. */
export async function findReader({ readers }: Upstream, name: string, fields?: string): Promise<Reader | null> {
  const answer = await orNull(readers.getReaderEntitlements({ name: `${name}/entitlements`, fields }));
  return answer && { name, answer };
}
