import type { Recorded, RecordedRequest } from '#test/recorded-request';

interface Further {
  /** Makes a request from earlier responses; `undefined` where they lack the data. */
  readonly request: (answerOf: (operation: string) => any) => RecordedRequest | undefined;
  readonly reads: boolean;
}

const get = (target: string): RecordedRequest => ({ method: 'GET', target, headers: {}, body: '' });

/** Requests for operations that no example calls: refetching a node, and uploads. */
const FURTHER: Readonly<Record<string, readonly Further[]>> = {
  jokes: [{ reads: true, request: (answerOf) => get(`/jokes/jokes/${answerOf('searchJokes')?.result?.[0]?.id}`) }],
  quotes: [{ reads: true, request: (answerOf) => get(`/quotes/quotes/${answerOf('getRandomQuote')?._id}`) }],
  datalake: [
    {
      reads: false,
      request: () => ({
        method: 'POST',
        target: '/datalake/webhdfs/v1/logs/new.jsonl?op=CONCURRENTAPPEND&appendMode=autocreate&api-version=2016-11-01',
        headers: {
          authorization: 'Bearer sandbox',
          'content-type': 'application/octet-stream',
          'transfer-encoding': 'chunked',
        },
        body: '{"event":1}\n',
      }),
    },
  ],
};

/** The requests that follow the examples of a file, made from their responses. */
export function furtherRequests(file: string, recorded: readonly Recorded[], isLive: boolean): RecordedRequest[] {
  const answerOf = (id: string): unknown => {
    const found = recorded.findLast((each) => each.file === file && each.operation.id === id);
    return found && Number(found.answer.status) < 300 ? JSON.parse(found.answer.body.toString()) : undefined;
  };
  return (FURTHER[file] ?? [])
    .filter(({ reads }) => reads || !isLive)
    .flatMap(({ request }) => request(answerOf) ?? []);
}
