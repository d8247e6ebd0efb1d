import type { Binding, Instance, Location, Operation, Policy } from '#contracts/notebooks';
import {
  type Criteria,
  criteriaOf,
  failed,
  finishStatusReply,
  masked,
  mock,
  type Random,
  type SandboxRequest,
  STATUS_LENIENCIES,
  statusErrors,
  tokenPage,
  unauthenticated,
  type World,
} from '#sandbox';
import { PROJECT, type ServiceAccount, serviceAccounts } from '#sandbox/world/service-accounts';

interface State {
  readonly operations: ReadonlyMap<string, readonly Operation[]>;
  readonly policies: ReadonlyMap<string, Policy>;
  readonly instances: ReadonlyMap<string, Instance>;
}

const PAGES = { usual: 50, most: 500 } as const;
/** A project whose server cannot list operations. */
const OLD_PROJECT = 'projects/old-proj';
const CITIES = ['Dublin', 'Lyon', 'Porto', 'Bergen', 'Uppsala', 'Osaka', 'Halifax', 'Hobart'];
const REGIONS = ['north', 'south', 'east', 'west'].flatMap((side) => [`europe-${side}1`, `asia-${side}2`]);
const VERBS = ['start', 'stop', 'reset', 'upgrade'] as const;
const ERRORS = [
  [8, 'The zone has no machine of that kind left.'],
  [7, 'A permission is missing.'],
  [4, 'It took too long.'],
] as const;
/** A location that never answers when all are asked for their operations. */
const SILENT = `projects/${PROJECT}/locations/asia-west2-c`;
const MINUTE = 60_000;

/** The twenty-four zones of a project, with an instance, its policy and its operations in each. */
export const sandbox = mock({
  slug: 'notebooks',
  about: { data: "a project's 24 zones, with an instance, its policy and its operations in each" },
  seed(world): State {
    const random = world.random('notebooks');
    const names = zonesOf(`projects/${PROJECT}`).map(({ name }) => name);
    return {
      operations: new Map(names.map((name) => [name, operationsOf(world, random, name)])),
      policies: new Map(
        names.map((name, index) => [instanceAt(name), policyOf(random, index, world.of(serviceAccounts))]),
      ),
      instances: new Map(names.map(instanceAt).map((name) => [name, instanceOf(name)])),
    };
  },
  unauthorized: unauthenticated,
  errors: statusErrors,
  ignores: STATUS_LENIENCIES,
  finish: finishStatusReply,
  handlers: {
    getIamPolicy(request, { policies }) {
      const version = request.int('options.requestedPolicyVersion', 0);
      const policy = policies.get(request.parameter('resource'));
      return policy ? masked(request, shown(policy, version)) : failed('NOT_FOUND', 'There is no such instance.');
    },
    listLocations(request) {
      const name = request.parameter('name');
      if (!isKnown(name)) return stranger();
      return tokenPage(request, 'locations', zonesOf(name), { ...PAGES, keeps: keepsLocations });
    },
    listOperations(request, { operations }) {
      const name = request.parameter('name');
      if (name.startsWith(`${OLD_PROJECT}/`)) return failed('UNIMPLEMENTED', 'This server cannot list operations.');
      if (name === `projects/${PROJECT}/locations/-`) return operationsEverywhere(request, operations);
      if (request.query.get('returnPartialSuccess') === 'true') {
        return failed('INVALID_ARGUMENT', 'Partial success needs the location `-`.');
      }
      const found = operations.get(name);
      return found ? tokenPage(request, 'operations', found, { ...PAGES, keeps: keepsOperations }) : stranger();
    },
    getLocation(request) {
      const name = request.parameter('name');
      const found = zonesOf(projectIn(name)).find((zone) => zone.name === name);
      return isKnown(name) ? one(request, found) : stranger();
    },
    getOperation(request, { operations }) {
      const name = request.parameter('name');
      const found = operations.get(name.split('/', 4).join('/'))?.find((operation) => operation.name === name);
      return isKnown(name) ? one(request, found) : stranger();
    },
    getInstance(request, { instances }) {
      const name = request.parameter('name');
      return isKnown(name) ? one(request, instances.get(name)) : stranger();
    },
  },
});

const stranger = () => failed('PERMISSION_DENIED', 'The caller has no such project, or it has no such location.');
const one = (request: SandboxRequest, found: object | undefined) =>
  found ? masked(request, found) : failed('NOT_FOUND', 'There is no such resource.');
const projectIn = (name: string) => name.split('/', 2).join('/');
const isKnown = (name: string) => [`projects/${PROJECT}`, OLD_PROJECT].includes(projectIn(name));
const instanceAt = (location: string) => `${location}/instances/lab-1`;

const LOCATION_CRITERIA: Criteria<Location> = {
  displayName: ({ displayName }, value) => displayName?.toLowerCase() === value.toLowerCase(),
  locationId: ({ locationId }, value) => locationId === value,
};
const OPERATION_CRITERIA: Criteria<Operation> = {
  done: ({ done = false }, value) => String(done) === value,
  'metadata.verb': ({ metadata }, value) => metadata?.verb === value,
  'metadata.target': ({ metadata }, value) => metadata?.target === value,
};
const keepsLocations = (filter: string) => criteriaOf(filter, LOCATION_CRITERIA);
const keepsOperations = (filter: string) => criteriaOf(filter, OPERATION_CRITERIA);

function zonesOf(project: string): readonly Location[] {
  return REGIONS.flatMap((region, index) =>
    ['a', 'b', 'c'].map((zone) => ({
      name: `${project}/locations/${region}-${zone}`,
      locationId: `${region}-${zone}`,
      // Not every location has a city.
      ...(zone !== 'c' && { displayName: CITIES[index % CITIES.length] ?? '' }),
      labels: { 'cloud.example.test/region': region },
      metadata: { '@type': 'type.example.test/LocationMetadata', hasAccelerators: zone === 'a' },
    })),
  );
}

/** The operations of all locations but the one that does not answer, which only partial success allows. */
function operationsEverywhere(request: SandboxRequest, operations: State['operations']) {
  if (request.query.get('returnPartialSuccess') !== 'true') {
    return failed('UNAVAILABLE', 'Not every location answered.');
  }
  const found = [...operations].flatMap(([location, rows]) => (location === SILENT ? [] : rows));
  return tokenPage(request, 'operations', found, {
    ...PAGES,
    keeps: keepsOperations,
    further: { unreachable: [SILENT] },
  });
}

function instanceOf(name: string) {
  return { name, state: 'ACTIVE', creator: 'ops@example.test' };
}

/** Some operations on a zone's instance, the oldest first. The last one is still going on. */
function operationsOf(world: World, random: Random, location: string): readonly Operation[] {
  const count = random.int(3, 9);
  return Array.from({ length: count }, (_, index): Operation => {
    const createTime = world.today - (count - index) * 90 * MINUTE;
    const over = index < count - 1;
    const failure = random.chance(0.2) ? random.pick(ERRORS) : undefined;
    const target = instanceAt(location);
    return {
      name: `${location}/operations/operation-${41 + index}`,
      ...(over && { done: true }),
      metadata: {
        '@type': 'type.example.test/OperationMetadata',
        createTime: iso(createTime, random),
        ...(over && { endTime: iso(createTime + random.int(1, 9) * MINUTE, random) }),
        target,
        verb: index === 0 ? 'create' : random.pick(VERBS),
        apiVersion: 'v2',
        ...(!over && { statusMessage: 'The machine is starting.' }),
      },
      ...(over && failure && { error: { code: failure[0], message: failure[1] } }),
      ...(over && !failure && { response: { '@type': 'type.example.test/Instance', ...instanceOf(target) } }),
    };
  });
}

/** Every fourth instance has no policy, and every third a binding with a condition. */
function policyOf(random: Random, index: number, accounts: readonly ServiceAccount[]): Policy {
  const etag = Buffer.from(random.hex(8)).toString('base64');
  if (index % 4 === 3) return { etag };
  const programs = random.some(accounts, 2).map(({ email }) => `serviceAccount:${email}`);
  const conditional: Binding = {
    role: 'roles/notebooks.admin',
    members: ['user:ops@example.test', `deleted:user:left@example.test?uid=${random.int(1000, 9999)}`],
    condition: { title: 'by day', expression: 'request.time.getHours() < 18' },
  };
  const bindings = [{ role: 'roles/notebooks.viewer', members: [...programs, 'group:lab@example.test'] }];
  return { version: 3, etag, bindings: index % 3 === 0 ? [...bindings, conditional] : bindings };
}

/** Conditions show only to those who say that they understand them. */
function shown({ etag, version, bindings }: Policy, requested: number): Policy {
  if (!bindings || version === undefined) return { ...(etag && { etag }) };
  const conditional = bindings.some(({ condition }) => condition);
  if (conditional && requested === 3) return { version: 3, ...(etag && { etag }), bindings };
  return { version: 1, ...(etag && { etag }), bindings: bindings.filter(({ condition }) => !condition) };
}

/** The real one tells times to the nanosecond where it has them. */
function iso(time: number, random: Random): string {
  return new Date(time).toISOString().replace('Z', `${random.int(100_000, 999_999)}Z`);
}
