import type { MemberTree } from '#contract';
import { json, type Reply } from './reply.ts';
import type { SandboxRequest } from './request.ts';
import { failed } from './status.ts';

interface Fields extends Map<string, Fields> {}

/** A reply with the fields that the parameter `fields` selects, such as `items(name,owner/id)`; all fields without it. */
export function masked({ query }: SandboxRequest, body: object): Reply {
  const mask = query.get('fields');
  if (!mask) return json(body);
  const fields = parseMask(mask);
  return fields ? json(picked(body, fields)) : failed('INVALID_ARGUMENT', 'The fields cannot be read.');
}

/** The fields that a mask selects; `undefined` where it is malformed. */
export function parseMask(mask: string): Fields | undefined {
  const tokens = mask.match(/[\w@.:-]+|\*|[(),/]/g) ?? [];
  if (tokens.join('') !== mask) return undefined;
  const fields = list(tokens);
  return tokens.length === 0 ? fields : undefined;
}

/** The path of the first field that no answer has, such as `products/nope`. */
export function unknownMember(fields: Fields, members: MemberTree): string | undefined {
  for (const [name, below] of fields) {
    const own = Object.hasOwn(members, name) ? members[name] : members['*'];
    if (!own && name !== '*') return name;
    const unknown = own && (isAny(own) ? undefined : unknownMember(below, own));
    if (unknown !== undefined) return `${name}/${unknown}`;
  }
  return undefined;
}

/** Members of a map are not known: neither are theirs. */
const isAny = (members: MemberTree) => Object.keys(members).every((name) => name === '*');

/** Reads a list from the tokens that are left, up to its end. */
function list(tokens: string[]): Fields | undefined {
  const fields: Fields = new Map();
  do {
    if (!readOne(tokens, fields)) return undefined;
  } while (tokens[0] === ',' && tokens.shift());
  return fields;
}

function readOne(tokens: string[], into: Fields): boolean {
  const name = tokens.shift();
  if (name === undefined || /[(),/]/.test(name)) return false;
  const below: Fields = into.get(name) ?? new Map();
  into.set(name, below);
  if (tokens[0] === '/') return tokens.shift() !== undefined && readOne(tokens, below);
  if (tokens[0] !== '(') return true;
  tokens.shift();
  const inner = list(tokens);
  for (const [each, rest] of inner ?? []) below.set(each, rest);
  return inner !== undefined && tokens.shift() === ')';
}

function picked(value: unknown, fields: Fields): unknown {
  if (fields.size === 0 || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => picked(each, fields));
  const selected = Object.entries(value).flatMap(([name, each]) => {
    const below = fields.get(name) ?? fields.get('*');
    return below ? [[name, picked(each, below)]] : [];
  });
  return Object.fromEntries(selected);
}
