import type { Settings } from '#config';
import type { Uploads } from '../pipeline/execute/operation-deadlines.ts';
import type { BodyMemory } from '../pipeline/read/body-memory.ts';
import { bodyText, jsonParameters } from '../pipeline/read/json-body.ts';
import type { RequestParameters } from '../pipeline/read/parameters.ts';
import type { ReaderKind } from '../pipeline/read/reader.ts';
import { urlParameters } from '../pipeline/read/url-parameters.ts';
import type { HttpRequest } from '../types.ts';

interface ReadParts {
  readonly settings: Pick<Settings, 'limits'>;
  readonly memory: BodyMemory;
}

/** Reads a request that Yoga serves, by the readers of the pipeline. */
export async function readParameters(
  request: HttpRequest,
  kind: ReaderKind | undefined,
  { settings: { limits }, memory }: ReadParts,
): Promise<{ readonly parameters: RequestParameters; readonly uploads?: Uploads; readonly bytes: number }> {
  if (kind === 'multipart') {
    const { readUpload } = await import('../pipeline/read/multipart.ts');
    return readUpload(request, limits, memory);
  }
  if (kind === 'url') return { parameters: urlParameters(request.url), bytes: 0 };
  const body = await new Promise<Buffer>((resolve, reject) => {
    request.readBody(limits.body, (error, bytes) => (error ? reject(error) : resolve(bytes)));
  });
  return { parameters: jsonParameters(bodyText(body)), bytes: body.length };
}
