import { globSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Audits } from '#test/own-audits';
import type { Recorded, RecordedRequest } from '#test/recorded-request';

/** The exceptions of each API that has any. */
export const ownAudits: ReadonlyMap<string, Audits> = new Map(
  await Promise.all(
    globSync('src/subgraphs/*/audits.ts')
      .toSorted()
      .map(async (file): Promise<[string, Audits]> => {
        const { audits } = (await import(pathToFileURL(resolve(file)).href)) as { audits: Audits };
        return [basename(dirname(file)), audits];
      }),
  ),
);

/** The requests that follow the examples of a file, made from their responses. */
export function furtherRequests(file: string, recorded: readonly Recorded[], isLive: boolean): RecordedRequest[] {
  const answerOf = (id: string): unknown => {
    const found = recorded.findLast((each) => each.file === file && each.operation.id === id);
    return found && Number(found.answer.status) < 300 ? JSON.parse(found.answer.body.toString()) : undefined;
  };
  return (ownAudits.get(file)?.requests ?? [])
    .filter(({ reads }) => reads || !isLive)
    .flatMap(({ request }) => request(answerOf) ?? []);
}
