import type { z } from 'zod';
import type { Contract } from '#contract';
import { address } from './address.ts';
import { credentials } from './credentials.ts';
import { digits, flag, whole } from './numbers.ts';
import { headerSecret } from './secret.ts';
import { list, section } from './section.ts';
import { forwardedHeader, headerName, headerPrefix, line, path } from './text.ts';
import { ownTuning } from './tuning.ts';

const common = {
  enabled: flag('Whether the interface is part of the graph.').prefault(true),
  url: address('Its base address. Unset: the sandbox in `start`, see `unconfigured` in `serve`.').optional(),
  token: headerSecret('Its secret, sent where its contract says. Shorthand for `credentials`.').optional(),
  credentials: credentials.optional(),
  forward: list(
    "Request headers of the caller that are sent on, besides the gateway's own.",
    forwardedHeader('The name of a header.'),
  ).prefault([]),
  ...ownTuning,
  allowPrivateAddresses: flag(
    'Whether a name may resolve to a private address. Unless set: only if the host of `url` is `localhost` or such an address.',
  ).optional(),
  pageSize: whole('The most rows to ask for at once, where that is less than the contract allows.', {
    from: 1,
    to: 100_000,
  }).optional(),
  extras: flag('Whether operations are there that are publicly known but not in the specification.').prefault(true),
};

type Names = Record<string, z.ZodOptional<ReturnType<typeof line>>>;

const interfaceWith = (servers: Names, settings: Names) =>
  section('How one interface is reached.', {
    ...common,
    servers: section('Further base addresses, where the contract has such.', servers).optional(),
    settings: section('What only this interface has.', settings).optional(),
  });

/** An interface without servers and settings of its own, as most are. */
export const plainInterface = interfaceWith({}, {}).meta({ id: 'Interface' });

/** How the interface of this contract is reached. */
export function interfaceOf(contract: Contract): typeof plainInterface {
  const names = Object.keys(contract.settings);
  if (contract.servers.length + names.length === 0) return plainInterface;
  return interfaceWith(
    Object.fromEntries(contract.servers.map((name) => [name, address('A further base address.').optional()])),
    Object.fromEntries(names.map((name) => [name, setting(contract, name).optional()])),
  );
}

/** A setting is judged by what the contract uses it for, and else by its default. */
function setting({ operations, settings }: Contract, name: string) {
  const all = Object.values(operations);
  const headers = all.flatMap((operation) => operation.headers);
  const queries = all.flatMap((operation) => operation.query);
  const description = settings[name] ? `Unless set: \`${settings[name]}\`.` : 'Unless set: none.';
  if (all.some(({ pathSetting }) => pathSetting === name)) return path(description);
  if (headers.some(({ nameSetting }) => nameSetting === name)) return headerName(description);
  if (headers.some(({ prefixSetting }) => prefixSetting === name)) return headerPrefix(description);
  const isNumber = queries.some(({ numberSetting }) => numberSetting === name) || /^\d+$/.test(settings[name] ?? '');
  return isNumber ? digits(description) : line(description);
}
