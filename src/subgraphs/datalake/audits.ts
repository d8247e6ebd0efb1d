import type { Audits } from '#test/own-audits';

export const audits: Audits = {
  rules: { 'free text is search': { 'DatalakeAppendContent.text': 'The content to append, beside its other forms.' } },
  refusals: {
    status: 400,
    view: ({ RemoteException: { exception } }) => exception,
    expected: () => 'IllegalArgumentException',
  },
  requests: [
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
