import type { PartsFormat } from '../execution/incremental/compile.ts';

/** The media types of incremental responses. Clients search for the boundary that the established servers use. */
export const MULTIPART_TYPES: Readonly<Record<PartsFormat, string>> = {
  byId: 'multipart/mixed; boundary="-"; incrementalSpec=v0.2',
  byPath: 'multipart/mixed; boundary="-"; deferSpec=20220824',
};

const DELIMITER = '\r\n---';
const HEAD = '\r\ncontent-type: application/json; charset=utf-8\r\n\r\n';

/** JSON texts as the parts of a multipart body. Each ends with a delimiter, so that clients need not wait for the next. */
export async function* multipartMixed(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let opening = DELIMITER;
  for await (const text of texts) {
    yield `${opening}${HEAD}${text}${DELIMITER}`;
    opening = '';
  }
  yield '--\r\n';
}
