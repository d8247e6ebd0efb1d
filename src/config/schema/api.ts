import type { z } from 'zod';
import type { Contract } from '#contract';
import { address } from './address.ts';
import { credentials } from './credentials.ts';
import { digits, flag, whole } from './numbers.ts';
import { quotas } from './quotas.ts';
import { headerSecret } from './secret.ts';
import { list, section } from './section.ts';
import { forwardedHeader, headerName, headerPrefix, headerText, line, path } from './text.ts';
import { ownTuning } from './tuning.ts';

const common = {
  enabled: flag('Whether the API is part of the graph.').prefault(true),
  url: address('The base address. Unless set: the sandbox in `start`, `unconfigured` in `serve`.').optional(),
  token: headerSecret('The secret, sent where the contract says. Shorthand for `credentials`.').optional(),
  credentials: credentials.optional(),
  forward: list("The caller's request headers to forward.", forwardedHeader('The name of a header.')).prefault([]),
  quotaUser: flag(
    "Whether calls name their user, if the contract has a parameter for it: as a hash of the caller's identity, keyed with `cursorSecret`.",
  ).prefault(true),
  quotaUserHeader: forwardedHeader(
    "The request header with the caller's identity for `quotaUser`. Unless set: the caller's credential if it is forwarded, else its label by `auth`.",
  ).optional(),
  ...ownTuning,
  quotas: quotas.optional(),
  learnQuotas: flag(
    'Whether `RateLimit` headers, and `Retry-After` of 429 and 503, delay further calls of the same operation with the same credential.',
  ).prefault(true),
  allowPrivateAddresses: flag(
    'Whether the host may resolve to a private address. Unless set: only if the host of `url` is `localhost` or such an address.',
  ).optional(),
  pageSize: whole('The most rows of a page, if fewer than in the contract.', {
    from: 1,
    to: 100_000,
  }).optional(),
  extras: flag(
    'Whether the graph has operations that are publicly documented but not in the specification. Without them, objects that only they can refetch by `node` fail with UNIMPLEMENTED.',
  ).prefault(true),
};

type Names = Record<string, z.ZodOptional<z.ZodType<string, number | string>>>;

const apiWith = (servers: Names, settings: Names) =>
  section('How one API is reached.', {
    ...common,
    servers: section('Further base addresses, where the contract has some.', servers).optional(),
    settings: section('Settings that only this API has.', settings).optional(),
  });

/** An API without servers and settings of its own. */
export const plainApi = apiWith({}, {}).meta({ id: 'Api' });

/** The schema of the API of this contract. */
export function apiOf(contract: Contract): typeof plainApi {
  const names = Object.keys(contract.settings);
  if (contract.servers.length + names.length === 0) return plainApi;
  return apiWith(
    Object.fromEntries(contract.servers.map((name) => [name, address('A further base address.').optional()])),
    Object.fromEntries(names.map((name) => [name, setting(contract, name).optional()])),
  );
}

/** The type of a setting follows from its use in the contract, and else from its default. */
function setting({ operations, settings }: Contract, name: string): z.ZodType<string, number | string> {
  const all = Object.values(operations);
  const headers = all.flatMap((operation) => operation.headers);
  const queries = all.flatMap((operation) => operation.query);
  const description = settings[name] ? `Unless set: \`${settings[name]}\`.` : 'Unless set: none.';
  if (all.some(({ pathSetting }) => pathSetting === name)) return path(description);
  if (headers.some(({ nameSetting }) => nameSetting === name)) return headerName(description);
  if (headers.some(({ prefixSetting }) => prefixSetting === name)) return headerPrefix(description);
  const header = headers.find(({ valueSetting }) => valueSetting === name);
  if (header) return headerText(description, settings[name] ?? 'manifold', header.pattern);
  const isNumber = queries.some(({ numberSetting }) => numberSetting === name) || /^\d+$/.test(settings[name] ?? '');
  return isNumber ? digits(description) : line(description);
}
