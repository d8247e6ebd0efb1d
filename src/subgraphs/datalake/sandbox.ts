import { createHash, type Hash } from 'node:crypto';
import type { RemoteException } from '#contracts/datalake';
import {
  empty,
  json,
  mock,
  pathOf,
  predicateOf,
  type Reply,
  type SandboxRequest,
  text,
  UNKNOWN_PARAMETERS,
  type World,
} from '#sandbox';

interface Folder {
  readonly type: 'DIRECTORY';
  /** The account's permissions there. */
  readonly access: string;
  readonly createdAt: number;
}

interface File {
  readonly type: 'FILE';
  readonly access: string;
  readonly createdAt: number;
  /** Files are written in one of two ways, and never in both. */
  readonly written: 'concurrently' | 'serially';
  readonly hash: Hash;
  /** Its beginning. */
  content: Buffer;
  size: number;
  modifiedAt: number;
  expiresAt: number;
}

type Entry = Folder | File;
type State = Map<string, Entry>;

const DAY = 86_400_000;
const LARGEST_APPEND = 4 * 1024 * 1024;
const KEPT_BYTES = 1024 * 1024;
const NEVER = 0;
/** Ways to look at what the graph has written. */
const LOOKS = ['GETFILESTATUS', 'LISTSTATUS', 'OPEN', 'GETFILECHECKSUM'];
const EXCEPTIONS: Readonly<Record<number, RemoteException['exception']>> = {
  400: 'IllegalArgumentException',
  401: 'SecurityException',
  403: 'AccessControlException',
  404: 'FileNotFoundException',
  429: 'ThrottledException',
};

/** Files of an account: a week of logs to append to, reports that were written otherwise, and what is out of reach. */
export const sandbox = mock({
  slug: 'datalake',
  about: {
    data: 'logs, reports, and what is out of reach',
    changes: 'files are appended to, by several at once, and expire',
  },
  seed(world: World): State {
    const { today } = world;
    const random = world.random('datalake');
    const state: State = new Map();
    const folder = (path: string, access: string) =>
      state.set(path, { type: 'DIRECTORY', access, createdAt: today - 90 * DAY });
    for (const path of ['', 'logs', 'reports']) folder(path, 'rwx');
    folder('archive', 'r-x');
    folder('payroll', '---');
    for (let time = today - 6 * DAY; time <= today; time += DAY) {
      const lines = Array.from(
        { length: random.int(3, 9) },
        (_, index) => `{"event":${index},"millis":${random.int(2, 900)}}\n`,
      );
      state.set(`logs/${dayOf(time)}.jsonl`, fileOf('concurrently', 'rw-', time, lines.join('')));
    }
    for (const month of [1, 2, 3]) {
      const rows = Array.from({ length: 12 }, (_, index) => `${index + 1},${random.int(100, 9999)}\n`);
      state.set(
        `reports/${month}.csv`,
        fileOf('serially', 'rw-', today - month * 30 * DAY, `region,visits\n${rows.join('')}`),
      );
    }
    state.set('archive/first.csv', fileOf('concurrently', 'r--', today - 80 * DAY, 'nothing,changes\n'));
    state.set('payroll/march.csv', fileOf('serially', '---', today - 20 * DAY, 'name,amount\n'));
    return state;
  },
  unauthorized: () => failure(401, 'SecurityException', 'The access token is missing.'),
  errors: {
    invalid: ([first]) =>
      failure(400, 'IllegalArgumentException', `${pathOf(first) || 'The body'} ${predicateOf(first)}`),
    unmatched: ({ request: { query } }) =>
      query.has('op')
        ? failure(400, 'UnsupportedOperationException', `Unsupported operation ${query.get('op')}`)
        : failure(400, 'IllegalArgumentException', 'The parameter op is required'),
    throttled: ({ waitMs }) => {
      const reply = failure(429, 'ThrottledException', 'Too many requests');
      return { ...reply, headers: { ...reply.headers, 'retry-after': String(Math.ceil(waitMs / 1000)) } };
    },
    failed: (status, message) =>
      failure(status, EXCEPTIONS[status] ?? (status < 500 ? 'IOException' : 'RuntimeException'), message),
  },
  ignores: [UNKNOWN_PARAMETERS],
  handlers: {
    checkAccess(request, state, world) {
      const action = request.query.get('fsaction') ?? '';
      const path = request.parameter('path');
      const entry = find(state, path, world);
      if (!entry) return missing(path);
      return allows(entry, action.replaceAll('-', '')) ? done(world) : denied(path);
    },
    async concurrentAppend(request, state, world) {
      const path = request.parameter('path');
      const refused = refuseAppend(request) ?? refusePath(request, find(state, path, world), parentOf(state, path));
      if (refused) return refused;
      const bytes = await read(request);
      if (!bytes) return failure(400, 'IllegalArgumentException', 'An append is 4 MB at most.');
      const now = world.clock.now();
      const found = find(state, path, world);
      const file = found?.type === 'FILE' ? found : fileOf('concurrently', 'rw-', now, '');
      addFolders(state, path, now);
      state.set(path, file);
      write(file, bytes, now);
      return done(world);
    },
    setExpiry(request, state, world) {
      if (request.headers['content-length'] === undefined) return empty(411);
      const path = request.parameter('path');
      const entry = find(state, path, world);
      if (!entry) return missing(path);
      if (!allows(entry, 'w')) return denied(path);
      if (entry.type !== 'FILE') return failure(400, 'UnsupportedOperationException', `${path} is a folder.`);
      const expiresAt = expiryOf(request, entry, world.clock.now());
      if (expiresAt === undefined)
        return failure(400, 'IllegalArgumentException', 'Invalid expiryOption or expireTime.');
      entry.expiresAt = expiresAt;
      return done(world);
    },
  },
  /** They need no credential. */
  other({ method, path: target, query }, state, world) {
    const path = decodeURIComponent(/^\/webhdfs\/v1\/(.*)$/.exec(target)?.[1] ?? '').replace(/\/$/, '');
    const operation = query.get('op') ?? '';
    if (method !== 'GET' || !LOOKS.includes(operation)) return undefined;
    const entry = find(state, path, world);
    if (!entry) return missing(path);
    if (operation === 'GETFILESTATUS') return json({ FileStatus: statusOf(entry) });
    if (operation === 'LISTSTATUS') return json({ FileStatuses: { FileStatus: listOf(state, path, world) } });
    if (entry.type !== 'FILE') return failure(400, 'UnsupportedOperationException', `${path} is a folder.`);
    if (operation === 'OPEN') return { ...text(''), body: entry.content };
    const bytes = entry.hash.copy().digest('hex');
    return json({ FileChecksum: { algorithm: 'SHA-256', bytes, length: bytes.length / 2 } });
  },
});

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

function fileOf(written: File['written'], access: string, createdAt: number, content: string): File {
  const file: File = {
    type: 'FILE',
    access,
    createdAt,
    written,
    hash: createHash('sha256'),
    content: Buffer.alloc(0),
    size: 0,
    modifiedAt: createdAt,
    expiresAt: NEVER,
  };
  write(file, Buffer.from(content), createdAt);
  return file;
}

function write(file: File, bytes: Buffer, now: number): void {
  file.hash.update(bytes);
  file.size += bytes.length;
  file.modifiedAt = now;
  file.content = Buffer.concat([file.content, bytes], Math.min(file.size, KEPT_BYTES));
}

/** The entry at a path; a file that has expired is gone. */
function find(state: State, path: string, world: World): Entry | undefined {
  const entry = state.get(path);
  if (entry?.type !== 'FILE' || entry.expiresAt === NEVER || entry.expiresAt > world.clock.now()) return entry;
  state.delete(path);
  return undefined;
}

/** The nearest folder that is there. */
function parentOf(state: State, path: string): Entry | undefined {
  const parent = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
  return state.get(parent) ?? parentOf(state, parent);
}

function addFolders(state: State, path: string, createdAt: number): void {
  const names = path.split('/');
  for (let length = 1; length < names.length; length += 1) {
    const folder = names.slice(0, length).join('/');
    if (!state.has(folder)) state.set(folder, { type: 'DIRECTORY', access: 'rwx', createdAt });
  }
}

const allows = ({ access }: Entry, letters: string) => letters.split('').every((letter) => access.includes(letter));

function refuseAppend({ headers }: SandboxRequest): Reply | undefined {
  const isWhole = headers['transfer-encoding'] !== 'chunked' && headers['content-length'] !== '0';
  return isWhole ? failure(400, 'IllegalArgumentException', 'Invalid Transfer-Encoding.') : undefined;
}

function refusePath(request: SandboxRequest, entry: Entry | undefined, parent: Entry | undefined): Reply | undefined {
  const path = request.parameter('path');
  if (!entry && !request.query.has('appendMode')) return missing(path);
  const changed = entry ?? parent;
  if (changed && !allows(changed, 'w')) return denied(path);
  if (changed?.type === 'FILE' && !entry) return failure(403, 'FileAlreadyExistsException', `${path} is below a file.`);
  if (entry?.type === 'DIRECTORY') return failure(403, 'FileAlreadyExistsException', `${path} is a folder.`);
  if (entry?.written !== 'serially') return undefined;
  return failure(400, 'UnsupportedOperationException', `${path} holds data of serial appends.`);
}

/** The body, unless it is too large; it is read to its end in any case. */
async function read(request: SandboxRequest): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.chunks()) {
    bytes += chunk.length;
    if (bytes <= LARGEST_APPEND) chunks.push(chunk);
  }
  return bytes <= LARGEST_APPEND ? Buffer.concat(chunks) : undefined;
}

function expiryOf({ query }: SandboxRequest, { createdAt }: File, now: number): number | undefined {
  const option = query.get('expiryOption') ?? '';
  if (option === 'NeverExpire') return NEVER;
  const from = { RelativeToNow: now, RelativeToCreationDate: createdAt, Absolute: 0 }[option];
  const time = query.get('expireTime') ?? '';
  return from !== undefined && /^\d{1,15}$/.test(time) && from + Number(time) > now ? from + Number(time) : undefined;
}

/** The entry itself if it is a file, and what a folder holds. */
function listOf(state: State, path: string, world: World): object[] {
  const entry = find(state, path, world);
  if (entry?.type === 'FILE') return [statusOf(entry)];
  const prefix = path === '' ? '' : `${path}/`;
  const names = [...state.keys()].filter(
    (each) => each !== path && each.startsWith(prefix) && !each.slice(prefix.length).includes('/'),
  );
  return names.flatMap((name) => {
    const found = find(state, name, world);
    return found ? [{ ...statusOf(found), pathSuffix: name.slice(prefix.length) }] : [];
  });
}

function statusOf(entry: Entry): object {
  const { type, access, createdAt } = entry;
  const more =
    entry.type === 'FILE'
      ? { length: entry.size, modificationTime: entry.modifiedAt, msExpirationTime: entry.expiresAt }
      : {};
  return {
    length: 0,
    modificationTime: createdAt,
    ...more,
    type,
    permission: access,
    pathSuffix: '',
    owner: 'gateway',
    group: 'gateway',
  };
}

const requestIds = (world: World) => world.random('datalake/requests');
const done = (world: World) => empty(200, { 'x-ms-request-id': world.of(requestIds).uuid() });
const missing = (path: string) => failure(404, 'FileNotFoundException', `${path} does not exist`);
const denied = (path: string) => failure(403, 'AccessControlException', `Access to ${path} was refused`);

function failure(status: number, exception: RemoteException['exception'], message: string): Reply {
  return json({ RemoteException: { exception, message, javaClassName: `org.example.${exception}` } }, status);
}
