import type { IncomingHttpHeaders } from 'node:http';
import type { Contract, Operation } from '#contract';

/** The operation of a contract that a request matches. */
export interface Match {
  readonly operation: Operation;
  readonly parameters: Readonly<Record<string, string>>;
}

interface Candidate {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
}

/** Compiles a contract's operations to a function that finds the one that a request matches. */
export function compileRoutes(contract: Contract): (request: Candidate) => Match | undefined {
  const routes = Object.values(contract.operations).map((operation) => ({
    operation,
    pattern: patternOf(operation, contract.settings),
    names: operation.pathParameters.map(({ name }) => name),
  }));
  return ({ method, path, query, headers }) => {
    for (const { operation, pattern, names } of routes) {
      if (operation.method !== method) continue;
      const found = pattern.exec(path);
      if (!found || !hasConstants(operation, query, headers)) continue;
      const parameters = parametersOf(names, found.groups);
      if (parameters) return { operation, parameters };
    }
    return undefined;
  };
}

/** `undefined` where the encoding of one is malformed. */
function parametersOf(names: readonly string[], groups: Readonly<Record<string, string>> = {}) {
  try {
    return Object.fromEntries(names.map((name) => [name, decodeURIComponent(groups[name] ?? '')]));
  } catch {
    return undefined;
  }
}

function patternOf(operation: Operation, settings: Readonly<Record<string, string>>): RegExp {
  const template = (operation.pathSetting && settings[operation.pathSetting]) || operation.path;
  const pattern = template.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{(\w+)\}/g, (_braces, name: string) => {
    const parameter = operation.pathParameters.find((each) => each.name === name);
    if (parameter?.span === 'path') return `(?<${name}>.+)`;
    if (parameter?.span !== 'name') return `(?<${name}>[^/]+)`;
    return `(?<${name}>${(parameter.pattern ?? '').replaceAll(/^\^|\$$/g, '').replaceAll(/\((?!\?)/g, '(?:')})`;
  });
  return new RegExp(`^${pattern}$`);
}

/** Whether a request has the constants, in query or headers, that distinguish operations of one path. */
function hasConstants({ query, headers }: Operation, sent: URLSearchParams, sentHeaders: IncomingHttpHeaders): boolean {
  const inQuery = query.every(
    ({ name, constant }) => name !== 'op' || constant === undefined || sent.get(name) === constant,
  );
  const switches = headers.filter(({ nameSetting, constant }) => nameSetting !== undefined && constant !== undefined);
  return inQuery && switches.every(({ name, constant }) => sentHeaders[name.toLowerCase()] === constant);
}
