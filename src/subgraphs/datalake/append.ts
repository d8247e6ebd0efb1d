import { BadInputError, type Context, rejection } from '#graph';
import { TooManyCallsError, UpstreamError } from '#upstream';
import { Parts } from './parts.ts';
import type { ConcurrentAppendInput, ConcurrentAppendResult, DatalakeAppendContent } from './types.generated.ts';

/** Forwards content as it arrives, in consecutive appends of at most `appendBytes`. */
export async function append(input: ConcurrentAppendInput, context: Context): Promise<ConcurrentAppendResult> {
  const { path, content, createIfMissing, sync } = input;
  const { settings } = context.graph.facts('datalake.concurrentAppend');
  const parts = new Parts(bytesOf(content));
  let [appendCount, byteCount] = [0, 0];
  try {
    do {
      await context.upstream.datalake.concurrentAppend({
        path,
        syncFlag: sync,
        // Only the first creates the file: one that is removed in between would come back without its beginning.
        appendMode: createIfMissing && appendCount === 0 ? 'autocreate' : undefined,
        body: parts.piece(Number(settings['appendBytes']) || Infinity),
      });
      appendCount += 1;
      byteCount = parts.taken;
    } while (await parts.more());
    return { __typename: 'ConcurrentAppendSuccess', path, byteCount, appendCount };
  } catch (error) {
    if (appendCount === 0) return refusal(error, input);
    return rejection('DatalakeAppendInterrupted', 'INTERRUPTED', interruption(error, context), { byteCount });
  } finally {
    parts.close();
  }
}

async function* bytesOf({ text, base64, file }: DatalakeAppendContent): AsyncGenerator<Uint8Array> {
  if (file) yield* file.stream();
  else if (text == null) yield Buffer.from(base64 ?? '', 'base64');
  else if (text.isWellFormed()) yield Buffer.from(text);
  else throw new BadInputError('`text` is not well-formed Unicode.');
}

function refusal(error: unknown, { createIfMissing }: ConcurrentAppendInput): ConcurrentAppendResult {
  const code = error instanceof UpstreamError ? error.code : undefined;
  if (code === 'NOT_FOUND' && !createIfMissing)
    return rejection('DatalakeFileNotFound', 'NOT_FOUND', 'There is no such file.');
  if (code !== 'FAILED_PRECONDITION') throw error;
  const message = 'What is at the path takes no concurrent appends.';
  return rejection('DatalakeAppendKindMismatch', 'FAILED_PRECONDITION', message);
}

/** The message of an error that callers may see. Other errors are faults of the gateway. */
function interruption(error: unknown, { scope }: Context): string {
  if (error instanceof UpstreamError) return error.publicMessage;
  if (error instanceof BadInputError || error instanceof TooManyCallsError) return error.message;
  if (scope.cancelled) return scope.cancelled.message;
  throw error;
}
