import { readContract } from '#contract';
import { operationOf } from '#test/recorded';
import type { Recorded, RecordedRequest } from '#test/recorded-request';
import { compileRoutes } from '../src/sandbox/routes.ts';

const STRANGE_VALUES = ['', 'x', '-1', '9999999', '%00'];
const STRANGE_WORDS = ['no-such-thing', '0', '%25'];
const STRANGE_BODIES = ['', '{}', '[]', '{"a":', 'null'];

/** Invalid variants of a request that succeeded, each with its defect. */
export function abusesOf({ slug, operation, request }: Recorded): [what: string, request: RecordedRequest][] {
  const [path = '', search = ''] = request.target.split('?', 2);
  const query = new URLSearchParams(search);
  const at = (target: string): RecordedRequest => ({ ...request, target });
  const withQuery = (change: (query: URLSearchParams) => void) => {
    const changed = new URLSearchParams(query);
    change(changed);
    return at(`${path}?${changed}`);
  };
  const { authorization: _without, ...bare } = request.headers;
  const names = [...new Set([...query.keys(), ...operation.query.map(({ name }) => name)])].filter(
    (name) => name !== 'op',
  );
  const all: [what: string, request: RecordedRequest][] = [
    ['no credential', { ...request, headers: bare }],
    ['a strange credential', { ...request, headers: { ...bare, authorization: 'Unknown' } }],
    ...strangePaths(slug, path, request).map((target): [string, RecordedRequest] => [
      target,
      at(`${target}?${search}`),
    ]),
    ...names.flatMap((name) => [
      [`no ${name}`, withQuery((changed) => changed.delete(name))] as [string, RecordedRequest],
      ...STRANGE_VALUES.map((value): [string, RecordedRequest] => [
        `${name}=${value}`,
        withQuery((changed) => changed.set(name, decodeURIComponent(value))),
      ]),
    ]),
    ...(operation.body
      ? STRANGE_BODIES.map((body): [string, RecordedRequest] => [`body ${body}`, { ...request, body }])
      : []),
  ];
  return all.filter(([, each]) => operationOf(slug, each)?.id === operation.id);
}

/** The path with each word of its parameters replaced by unknown ones. */
function strangePaths(slug: string, path: string, { method, headers }: RecordedRequest): string[] {
  const below = path.slice(slug.length + 1);
  const match = compileRoutes(readContract(slug))({ method, headers, path: below, query: new URLSearchParams() });
  const words = Object.values(match?.parameters ?? {}).flatMap((value) => encodeURI(value).split('/'));
  return words.flatMap((word) => STRANGE_WORDS.map((strange) => path.replace(`/${word}`, `/${strange}`)));
}
