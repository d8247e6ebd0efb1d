import type { Plugin } from 'graphql-yoga';
import { csrfError } from './pipeline/csrf.ts';
import type { Documents } from './pipeline/read/persisted-documents.ts';
import { parametersOf } from './pipeline/read/url-parameters.ts';

/** Reads the requests that Yoga is given as the express lane reads its own. */
export function useRequests(documents: Documents, identityHeaders: readonly string[]): Plugin {
  return {
    onRequestParse({ request: { method, url, headers }, setRequestParser }) {
      const header = (name: string) => headers.get(name) ?? undefined;
      const refusal = csrfError({ method, header }, identityHeaders);
      if (refusal) throw refusal;
      if (method === 'GET') setRequestParser(() => parametersOf(url));
    },
    onParams({ params, setParams }) {
      // Yoga refuses by itself what is no request at all.
      if (typeof params !== 'object' || params === null || Array.isArray(params)) return;
      const { documentId: _named, ...others } = params as typeof params & { documentId?: unknown };
      setParams({ ...others, query: documents.textOf(params) });
    },
  };
}
