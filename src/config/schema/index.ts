import type { z } from 'zod';
import type { Contract } from '#contract';
import { documents } from './documents.ts';
import { interfaceOf, type plainInterface } from './interface.ts';
import { limits } from './limits.ts';
import { performance } from './performance.ts';
import { secret } from './secret.ts';
import { section } from './section.ts';
import { logs, sandbox, server } from './server.ts';
import { oneOf } from './text.ts';
import { tuning } from './tuning.ts';

export { shown, type ValueProblem } from './value.ts';

/** What `manifold.yaml` may hold, given these interfaces: what validates it also documents it. */
export function settingsSchema(contracts: readonly Contract[]) {
  const interfaces: Record<string, z.ZodPrefault<typeof plainInterface>> = Object.fromEntries(
    contracts.map((contract) => [contract.slug, interfaceOf(contract).prefault({})]),
  );
  return section('The settings of a Manifold gateway.', {
    server: server.prefault({}),
    sandbox: sandbox.prefault({}),
    limits: limits.prefault({}),
    performance: performance.prefault({}),
    documents: documents.prefault({}),
    logs: logs.prefault({}),
    cursorSecret: secret(
      'The key that binds cursors to their field and arguments. The default is published: with it, anyone can make one.',
    ).prefault('manifold'),
    unconfigured: oneOf(
      'What `serve` does with an interface that has no address: its fields answer NOT_CONFIGURED, or are left out.',
      ['error', 'omit'],
    ).prefault('error'),
    defaults: section('How every interface is treated, unless it says otherwise.', tuning).prefault({}),
    interfaces: section("The interfaces, by their contracts' names.", interfaces).prefault({}),
  });
}

/** What the schema makes of `manifold.yaml`. */
export type ParsedSettings = z.output<ReturnType<typeof settingsSchema>>;
export type ParsedInterface = z.output<typeof plainInterface>;
export type ParsedTuning = ParsedSettings['defaults'];
