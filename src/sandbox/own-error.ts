import { CODES_BY_STATUS, type Contract, type Operation } from '#contract';
import { sampleOf } from './documents/sample.ts';
import { documentOf } from './documents/sources.ts';
import { type Reply, text } from './reply.ts';
import type { World } from './world/index.ts';

type ErrorRules = Operation['errors'];
type ErrorRow = ErrorRules['rows'][number];

interface ErrorSource {
  readonly contract: Contract;
  readonly operation: Operation | undefined;
  readonly world: World;
}

/** An error as the API itself would send it, made from its contract. */
export function ownError({ contract, operation, world }: ErrorSource, status: number, message: string): Reply {
  const document = documentOf(contract.slug);
  const answer = operation && document.answer(operation.id, status);
  if (!answer) return text(message, status);
  const sample = sampleOf(document, answer.schema, { status, now: world.clock.iso(), message });
  if (!answer.isJson) return text(message, status, { 'content-type': answer.mediaType });
  const { body, headers } = withWord(sample, status, operation.errors);
  return { status, headers: { 'content-type': answer.mediaType, ...headers }, body: JSON.stringify(body) };
}

/** Puts the API's own code for a status where the contract reads it from. */
function withWord(body: unknown, status: number, { word: [pointer], rows, after }: ErrorRules) {
  const word = wordFor(status, rows);
  if (pointer === undefined || word === undefined) return { body, headers: {} };
  const value = after === undefined ? word : `sandbox${after}${word}`;
  if (pointer.startsWith('header:')) return { body, headers: { [pointer.slice('header:'.length)]: value } };
  return { body: put(body, pointer.split('/').slice(1), value), headers: {} };
}

function wordFor(status: number, rows: readonly ErrorRow[]): string | undefined {
  const named = rows.filter(({ word }) => word !== undefined);
  const means = ({ code }: ErrorRow) => code === CODES_BY_STATUS[status];
  const classed = `${Math.floor(status / 100)}xx`;
  const fits = (row: ErrorRow) => [undefined, classed, status].includes(row.status);
  return (named.find((row) => fits(row) && means(row)) ?? named.find((row) => row.status === status))?.word;
}

function put(node: unknown, [key, ...rest]: readonly string[], word: string): unknown {
  if (key === undefined) return typeof node === 'number' ? Number(word) : word;
  if (Array.isArray(node)) return node.with(Number(key), put(node[Number(key)], rest, word));
  const properties = (typeof node === 'object' ? node : undefined) as Record<string, unknown> | undefined;
  return { ...properties, [key]: put(properties?.[key], rest, word) };
}
