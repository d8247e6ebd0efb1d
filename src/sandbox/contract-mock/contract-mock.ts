import type { Contract, Operation } from '#contract';
import { contractOf } from '../documents/sources.ts';
import type { Handler, Mock } from '../mock.ts';
import { ownError } from '../own-error.ts';
import { empty, type Reply } from '../reply.ts';
import type { SandboxRequest } from '../request.ts';
import { samplePage } from '../samples/index.ts';
import type { World } from '../world/index.ts';
import { Answers } from './answers.ts';
import { changed, inEnvelope, type Members, membersOf, withoutEnvelope } from './json.ts';
import { type OperationRole, rolesOf } from './operation-role.ts';
import { resourceKey } from './resource-key.ts';
import { listKeyOf, nextIndex, placedIn, rowBy, selectedRows } from './rows.ts';

/** The rows of lists by their paths, such as `/orgs/7/members`. */
type State = Map<string, Members[]>;

const ROWS = 40;
/** The first bytes of a PDF document, which are no UTF-8. */
const SAMPLE_BYTES = Buffer.from('%PDF-1.4\n%\xE2\xE3\xCF\xD3\n', 'latin1');

/**
 * A mock of an API, made from its contract alone. It remembers: a created row is in its list, a changed one has its
 * changes, a deleted one is gone. Everything else is a sample.
 */
export function contractMock(slug: string): Mock {
  const contract = contractOf(slug);
  const service = new ContractService(contract);
  const operations = Object.values(contract.operations);
  const definition = {
    slug: contract.slug,
    about: { data: 'samples made from its contract', changes: 'rows are created, changed and deleted' },
    seed: (): State => new Map(),
    open: operations.filter(({ open }) => open).map(({ id }) => id),
    ...(contract.credential && { unauthorized: () => empty(401) }),
    handlers: Object.fromEntries(
      operations.map((operation) => [
        operation.id,
        (request: SandboxRequest, state: State, world: World) => service.answer(operation, { request, state, world }),
      ]),
    ) as Record<string, Handler<State>>,
  };
  return definition as unknown as Mock;
}

interface Received {
  readonly request: SandboxRequest;
  readonly state: State;
  readonly world: World;
}

class ContractService {
  readonly #contract: Contract;
  readonly #answers: Answers;
  readonly #roles: ReadonlyMap<string, OperationRole>;
  readonly #lists: ReadonlyMap<string, Operation>;

  constructor(contract: Contract) {
    const operations = Object.values(contract.operations);
    this.#contract = contract;
    this.#answers = new Answers(contract.slug);
    this.#roles = rolesOf(operations);
    this.#lists = new Map(
      operations.flatMap((operation) => {
        const role = this.#roles.get(operation.id);
        return role?.kind === 'list' ? [[role.list, operation] as const] : [];
      }),
    );
  }

  async answer(operation: Operation, received: Received): Promise<Reply> {
    const role = this.#roles.get(operation.id) ?? { kind: 'other' };
    switch (role.kind) {
      case 'list':
        return this.#page(operation, received);
      case 'create':
        return this.#create(operation, role.list, received);
      case 'other':
        return this.#reply(operation, this.#answers.sample(operation.id, 0, received.world));
      default:
        return this.#one(operation, role, received);
    }
  }

  async #page(operation: Operation, received: Received): Promise<Reply> {
    const { world } = received;
    const request = operation.method === 'GET' ? received.request : await withBodyInQuery(received.request);
    const rows = selectedRows(operation, request, this.#rows(operation.path, received));
    if (!operation.paging) return this.#reply(operation, rows);
    return samplePage(`${this.#contract.slug}.${operation.id}`, request, rows, world);
  }

  async #create(operation: Operation, path: string, received: Received): Promise<Reply> {
    const rows = this.#rows(path, received);
    const list = this.#lists.get(path);
    const [sample = {}] = list ? this.#answers.rows(list, nextIndex(list, rows), 1, received.world) : [];
    const body = await bodyOf(received.request);
    const row = changed(placedIn(sample, received.request.parameters, listKeyOf(list)), withoutEnvelope(body, sample));
    rows.unshift(row);
    return this.#reply(operation, this.#shown(operation, row, received.world));
  }

  async #one(
    operation: Operation,
    { kind, list: path, key }: Extract<OperationRole, { key: string }>,
    received: Received,
  ): Promise<Reply> {
    const { request, world } = received;
    const list = this.#lists.get(path);
    const rows = this.#rows(path, received);
    const member = rows[0] && resourceKey(rows[0], key, listKeyOf(list));
    if (member === undefined) return this.#unlisted(operation, received);
    const row = rowBy(rows, member, request.parameter(key));
    if (!row) return ownError({ contract: this.#contract, operation, world }, 404, 'Not Found');
    if (kind === 'delete') {
      rows.splice(rows.indexOf(row), 1);
      return this.#reply(operation, this.#shown(operation, row, world));
    }
    const now = kind === 'update' ? changed(row, withoutEnvelope(await bodyOf(request), row)) : row;
    rows[rows.indexOf(row)] = now;
    return this.#reply(operation, this.#shown(operation, now, world));
  }

  /** A resource of no list: a sample with the names of its path, which keeps its changes. */
  async #unlisted(operation: Operation, { request, state, world }: Received): Promise<Reply> {
    const sample = membersOf(this.#answers.sample(operation.id, 0, world));
    const [kept] = state.get(request.path) ?? [];
    if (!sample) return this.#reply(operation, undefined);
    const row = changed(placedIn(sample, request.parameters), { ...kept, ...(await bodyOf(request)) });
    state.set(request.path, [row]);
    return this.#reply(operation, row);
  }

  /** The rows of a list in the state; of a path that no operation lists, none. */
  #rows(path: string, { request, state, world }: Received): Members[] {
    const place = path.replaceAll(/\{(\w+)\}/g, (_braces, name: string) => request.parameters[name] ?? '');
    const list = this.#lists.get(path);
    const known = state.get(place);
    if (known || !list) return known ?? [];
    const rows = this.#answers
      .rows(list, 0, ROWS, world)
      .map((row) => placedIn(row, request.parameters, listKeyOf(list)));
    state.set(place, rows);
    return rows;
  }

  /** A row in the form of an operation's response, which may have more members than the list's, or wrap it. */
  #shown(operation: Operation, row: Members, world: World): unknown {
    const sample = membersOf(this.#answers.sample(operation.id, 0, world));
    return sample && inEnvelope(sample, row);
  }

  #reply({ id }: Operation, body: unknown): Reply {
    const { status, mediaType, schema } = this.#answers.success(id);
    if (!schema) return empty(status);
    if (schema.format === 'binary') return { status, headers: { 'content-type': mediaType }, body: SAMPLE_BYTES };
    return { status, headers: { 'content-type': mediaType }, body: JSON.stringify(body ?? null) };
  }
}

/** The parameters of a list that is read by POST, where those of others are. */
async function withBodyInQuery(request: SandboxRequest): Promise<SandboxRequest> {
  const query = new URLSearchParams(request.query);
  for (const [name, value] of Object.entries(await bodyOf(request))) {
    if (typeof value === 'string' || typeof value === 'number') query.set(name, String(value));
  }
  return request.withQuery(query);
}

/** The members of a request's body: JSON, or a form. */
async function bodyOf(request: SandboxRequest): Promise<Members> {
  if (request.method === 'GET' || request.method === 'DELETE') return {};
  const type = String(request.headers['content-type'] ?? '');
  if (type.startsWith('application/x-www-form-urlencoded')) {
    return Object.fromEntries(new URLSearchParams(await request.text()));
  }
  return (await request.json()) ?? {};
}
