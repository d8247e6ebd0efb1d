import type { Settings } from '#config';
import type { Uploads } from '../limits/operation-deadlines.ts';
import type { GraphRequest, Held, Receipt } from '../types.ts';
import type { BodyMemory } from './body-memory.ts';
import { bodyText, jsonParameters } from './json-body.ts';
import type { RequestParameters } from './parameters.ts';
import type { ReaderKind } from './reader.ts';
import { urlParameters } from './url-parameters.ts';

/** The parameters of a request, and what its body holds. */
export interface ReadParameters {
  readonly parameters: RequestParameters;
  /** The files of a multipart request. */
  readonly uploads: Uploads | undefined;
  /** The memory of its body; absent without one. */
  readonly memory: Receipt | undefined;
}

/** Reads the parameters of a request by its kind of reader. The multipart parser is loaded with the first upload. */
export async function readParameters(
  request: GraphRequest,
  kind: ReaderKind,
  limits: Settings['limits'],
  memory: BodyMemory,
  held: Held,
): Promise<ReadParameters> {
  if (kind === 'url') return { parameters: urlParameters(request.url), uploads: undefined, memory: undefined };
  if (kind === 'multipart') {
    const { readUpload } = await import('./multipart.ts');
    const { parameters, uploads, bytes } = await readUpload(request, limits, memory);
    return { parameters, uploads, memory: held.add(memory.hold(bytes)) };
  }
  const body = await request.readBody(limits.body);
  const receipt = held.add(memory.hold(body.length));
  return { parameters: jsonParameters(bodyText(body)), uploads: undefined, memory: receipt };
}
