import type { Contract } from '#contract';
import { nearest } from './nearest.ts';
import { NO_LINE, type Problem } from './problems.ts';
import type { Path } from './tree.ts';
import type { Environment } from './variables.ts';

/** A setting from outside the file, which overrides the file. */
export interface Override {
  /** The name in problems: a variable, or an option of the command line. */
  readonly name: string;
  readonly path: Path;
  readonly value: string;
}

/** An environment variable, and its setting. */
export interface Variable {
  readonly name: string;
  readonly path: Path;
}

/** The variable that names the settings file. */
export const FILE_VARIABLE = 'MANIFOLD_CONFIG';

const PREFIX = 'MANIFOLD_';
const ALLOWED = `allowed are ${FILE_VARIABLE}, MANIFOLD_PROFILE, MANIFOLD_AUTH, MANIFOLD_REDIS_URL, MANIFOLD_SANDBOX_PORT, MANIFOLD_METRICS_PORT, MANIFOLD_<INTERFACE>_URL and MANIFOLD_<INTERFACE>_TOKEN`;

/** The variables of settings. */
export function settingVariables(contracts: readonly Pick<Contract, 'slug'>[]): readonly Variable[] {
  return [
    { name: 'PORT', path: ['server', 'port'] },
    { name: 'HOST', path: ['server', 'host'] },
    { name: 'MANIFOLD_PROFILE', path: ['profile'] },
    { name: 'MANIFOLD_AUTH', path: ['auth'] },
    { name: 'MANIFOLD_REDIS_URL', path: ['redis', 'url'] },
    { name: 'MANIFOLD_SANDBOX_PORT', path: ['sandbox', 'port'] },
    { name: 'MANIFOLD_METRICS_PORT', path: ['metrics', 'port'] },
    { name: 'OTEL_EXPORTER_OTLP_ENDPOINT', path: ['telemetry', 'endpoint'] },
    { name: 'OTEL_EXPORTER_OTLP_HEADERS', path: ['telemetry', 'headers'] },
    { name: 'OTEL_SERVICE_NAME', path: ['telemetry', 'serviceName'] },
    { name: 'OTEL_TRACES_SAMPLER_ARG', path: ['telemetry', 'sample'] },
    ...contracts.flatMap(({ slug }) => [
      { name: `${PREFIX}${slug.toUpperCase()}_URL`, path: ['interfaces', slug, 'url'] },
      { name: `${PREFIX}${slug.toUpperCase()}_TOKEN`, path: ['interfaces', slug, 'token'] },
    ]),
  ];
}

/** Overrides from variables that are set. An empty one counts as not set. */
export function overridesFrom(environment: Environment, variables: readonly Variable[]): readonly Override[] {
  return variables.flatMap(({ name, path }) => {
    const value = environment[name];
    return value ? [{ name, path, value }] : [];
  });
}

/** Problems of variables with the gateway's prefix that are neither settings nor used in the settings file. */
export function unknownVariables(
  environment: Environment,
  variables: readonly Variable[],
  mentioned: ReadonlySet<string>,
): Problem[] {
  const known = new Set([FILE_VARIABLE, ...variables.map(({ name }) => name)]);
  return Object.keys(environment)
    .filter((name) => name.startsWith(PREFIX) && environment[name] && !known.has(name) && !mentioned.has(name))
    .map((name) => {
      const suggestion = nearest(name, known);
      return {
        line: NO_LINE,
        text: `${name}: unknown variable; ${suggestion ? `did you mean ${suggestion}?` : ALLOWED}`,
      };
    });
}
