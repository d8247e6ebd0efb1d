import { GraphError, type Result } from '../graph-error.ts';
import { readResult } from '../read-result.ts';
import { jsonParts } from './json-parts.ts';
import { type Added, MergedParts, type Part } from './merged-parts.ts';

/** The media types of incremental responses, and of whole ones. */
export const ACCEPT_PARTS =
  'multipart/mixed;incrementalSpec=v0.2, application/graphql-response+json, application/json;q=0.9';

/** The result of the parts that have arrived. */
export interface PartialResult<Data> extends Result<Data> {
  /** Whether further parts follow. */
  readonly hasNext: boolean;
  /** The deferred fragments and items of streamed lists that the last part has added to `data`. */
  readonly added: readonly Added[];
}

/** The first result of an incremental response, and the later ones. */
export interface ReadParts extends Result<unknown> {
  readonly later?: AsyncGenerator<PartialResult<unknown>>;
}

/** Reads the first part of a response. A response that is no multipart is read as a whole. */
export async function readParts(response: Response): Promise<ReadParts> {
  if (!response.headers.get('content-type')?.startsWith('multipart/mixed')) return readResult(response);
  const parts = jsonParts(response) as AsyncGenerator<Part>;
  const { value: first = {} } = (await parts.next()) as { value?: Part };
  const merged = new MergedParts(first);
  const result = (): Result<unknown> => {
    const { data, extensions } = merged;
    return { data, errors: merged.errors.map((error) => new GraphError(error)), extensions, response };
  };
  async function* later(): AsyncGenerator<PartialResult<unknown>> {
    for await (const part of parts) {
      const added = merged.add(part);
      yield { ...result(), hasNext: part.hasNext ?? false, added };
    }
  }
  return { ...result(), later: later() };
}
