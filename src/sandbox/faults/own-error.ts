import type { Operation } from '#contract';
import { documentOf } from '../documents/document.ts';
import { sampleOf } from '../documents/sample.ts';
import { type Reply, text } from '../reply.ts';
import type { FaultContext } from './fault.ts';

type ErrorRules = Operation['errors'];
type ErrorRow = ErrorRules['rows'][number];

const MESSAGE = 'The sandbox was told to fail.';
const MEANINGS: Readonly<Record<number, ErrorRow['code']>> = {
  400: 'BAD_USER_INPUT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  412: 'FAILED_PRECONDITION',
  422: 'BAD_USER_INPUT',
  429: 'RATE_LIMITED',
  501: 'UNIMPLEMENTED',
  503: 'UPSTREAM_UNAVAILABLE',
  504: 'UPSTREAM_TIMEOUT',
};

/** A failure as the interface itself would tell it, made from its contract. */
export function ownError({ contract, operation, world }: FaultContext, status: number): Reply {
  const document = documentOf(contract.slug);
  const answer = operation && document.answer(operation.id, status);
  if (!answer) return text(MESSAGE, status);
  const sample = sampleOf(document, answer.schema, { status, now: world.clock.iso(), message: MESSAGE });
  if (!answer.isJson) return text(MESSAGE, status, { 'content-type': answer.mediaType });
  const { body, headers } = withWord(sample, status, operation.errors);
  return { status, headers: { 'content-type': answer.mediaType, ...headers }, body: JSON.stringify(body) };
}

/** Puts the interface's word for what the status means into the place where it stands. */
function withWord(body: unknown, status: number, { word: [place], rows, after }: ErrorRules) {
  const word = wordFor(status, rows);
  if (place === undefined || word === undefined) return { body, headers: {} };
  const told = after === undefined ? word : `sandbox${after}${word}`;
  if (place.startsWith('header:')) return { body, headers: { [place.slice('header:'.length)]: told } };
  return { body: put(body, place.split('/').slice(1), told), headers: {} };
}

function wordFor(status: number, rows: readonly ErrorRow[]): string | undefined {
  const told = rows.filter(({ word }) => word !== undefined);
  const means = ({ code }: ErrorRow) => code === MEANINGS[status];
  const classed = `${Math.floor(status / 100)}xx`;
  const fits = (row: ErrorRow) => [undefined, classed, status].includes(row.status);
  return (told.find((row) => fits(row) && means(row)) ?? told.find((row) => row.status === status))?.word;
}

function put(node: unknown, [key, ...rest]: readonly string[], word: string): unknown {
  if (key === undefined) return typeof node === 'number' ? Number(word) : word;
  if (Array.isArray(node)) return node.with(Number(key), put(node[Number(key)], rest, word));
  const properties = (typeof node === 'object' ? node : undefined) as Record<string, unknown> | undefined;
  return { ...properties, [key]: put(properties?.[key], rest, word) };
}
