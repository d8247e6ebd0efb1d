import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Contract } from '#contract';
import type { Environment } from './document.ts';
import { NO_LINE, nearest, type Problem } from './problems.ts';
import type { Path } from './tree.ts';

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
  /** What a file has that the variable `<name>_FILE` names: a secret, or a mapping with secrets. Absent: there is none. */
  readonly inFile?: 'secret' | 'mapping';
}

/** The variable that names the settings file. */
export const FILE_VARIABLE = 'MANIFOLD_CONFIG';

const PREFIX = 'MANIFOLD_';
const FILE_SUFFIX = '_FILE';
const ALLOWED = `allowed are ${FILE_VARIABLE}, MANIFOLD_AUTH, MANIFOLD_CURSOR_SECRET, MANIFOLD_REDIS_URL, MANIFOLD_SANDBOX_PORT, MANIFOLD_METRICS_PORT, MANIFOLD_<NAME>_URL, MANIFOLD_<NAME>_TOKEN, and those of secrets with ${FILE_SUFFIX} at their end`;

/** Variables that were removed, with what is there instead. */
const REMOVED: ReadonlyMap<string, string> = new Map([
  ['MANIFOLD_PROFILE', 'copy deploy/public-services.yaml into the settings'],
]);

/** The variables of settings. */
export function settingVariables(contracts: readonly Pick<Contract, 'slug'>[]): readonly Variable[] {
  return [
    { name: 'PORT', path: ['server', 'port'] },
    { name: 'HOST', path: ['server', 'host'] },
    { name: 'MANIFOLD_AUTH', path: ['auth'], inFile: 'mapping' },
    { name: 'MANIFOLD_CURSOR_SECRET', path: ['cursorSecret'], inFile: 'secret' },
    { name: 'MANIFOLD_REDIS_URL', path: ['redis', 'url'], inFile: 'secret' },
    { name: 'MANIFOLD_SANDBOX_PORT', path: ['sandbox', 'port'] },
    { name: 'MANIFOLD_METRICS_PORT', path: ['metrics', 'port'] },
    { name: 'OTEL_EXPORTER_OTLP_ENDPOINT', path: ['telemetry', 'endpoint'] },
    { name: 'OTEL_EXPORTER_OTLP_HEADERS', path: ['telemetry', 'headers'] },
    { name: 'OTEL_SERVICE_NAME', path: ['telemetry', 'serviceName'] },
    { name: 'OTEL_TRACES_SAMPLER_ARG', path: ['telemetry', 'sample'] },
    ...contracts.flatMap(({ slug }) => [
      { name: `${PREFIX}${slug.toUpperCase()}_URL`, path: ['apis', slug, 'url'] },
      { name: `${PREFIX}${slug.toUpperCase()}_TOKEN`, path: ['apis', slug, 'token'], inFile: 'secret' } as const,
    ]),
  ];
}

/** The variable that names the file of a secret. */
export function fileVariable({ name, inFile }: Variable): string | undefined {
  return inFile && name + FILE_SUFFIX;
}

/** Overrides from variables that are set. An empty one counts as not set. */
export function overridesFrom(
  environment: Environment,
  variables: readonly Variable[],
  folder: string,
): readonly Override[] {
  return variables.flatMap((variable): Override[] => {
    const { path, inFile } = variable;
    return [variable.name, fileVariable(variable)].flatMap((name): Override[] => {
      const value = name && environment[name];
      if (!name || !value) return [];
      return [{ name, path, value: name === variable.name ? value : placeOf(resolve(folder, value), inFile) }];
    });
  });
}

/** How a setting names a file. */
function placeOf(file: string, inFile: Variable['inFile']): string {
  return inFile === 'secret' ? pathToFileURL(file).href : file;
}

/**
 * Problems of variables: secrets that are given twice, by their variable and by a file, and names with the gateway's prefix that are
 * neither settings nor used in the settings file.
 */
export function variableProblems(
  environment: Environment,
  variables: readonly Variable[],
  mentioned: ReadonlySet<string>,
): Problem[] {
  const repeated = variables.flatMap((variable) => {
    const file = fileVariable(variable);
    if (!file || !environment[file] || !environment[variable.name]) return [];
    return [`${file}: given beside ${variable.name}; set one of them`];
  });
  const known = new Set([FILE_VARIABLE, ...variables.flatMap((each) => [each.name, fileVariable(each) ?? []].flat())]);
  const unknown = Object.keys(environment)
    .filter((name) => name.startsWith(PREFIX) && environment[name] && !known.has(name) && !mentioned.has(name))
    .map((name) => {
      const instead = REMOVED.get(name);
      const meant = nearest(name, known);
      const help = meant ? `did you mean ${meant}?` : ALLOWED;
      return `${name}: ${instead ? `removed; ${instead}` : `unknown variable; ${help}`}`;
    });
  return [...repeated, ...unknown].map((text) => ({ line: NO_LINE, text }));
}
