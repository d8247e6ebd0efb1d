import type { Entitlement, ReaderEntitlements } from '#contracts/readers';
import {
  failed,
  finishStatusReply,
  masked,
  mock,
  type Reply,
  type SandboxRequest,
  STATUS_LENIENCIES,
  statusErrors,
  unauthenticated,
  type World,
} from '#sandbox';
import { userSubject } from '#sandbox/world/user-subject';

/** Entitlements by the reader's name. */
type State = Map<string, readonly Entitlement[]>;

const DAY = 86_400_000;
const PRODUCT = /^[^:]+:[^:]+$/;
const PUBLICATIONS = { 'gazette.example.test': 30, 'harbour.example.test': 20 } as const;
const LABELS = ['basic', 'premium', 'archive', 'crossword'] as const;
/** A publication of somebody else. */
const CLOSED = /^publications\/private\.example\.test\//;

/** The readers of two publications. Every fifth has no entitlements. */
export const sandbox = mock({
  slug: 'readers',
  about: {
    data: 'fifty, of two publications, and the user of the identity provider',
    changes: 'entitlements are replaced, and end; readers are deleted, those with entitlements by force',
  },
  seed(world: World): State {
    const random = world.random('readers');
    const readers = Object.entries(PUBLICATIONS).flatMap(([publication, count]) =>
      Array.from({ length: count }, (_, index) => {
        const labels = index % 5 === 4 ? [] : random.some(LABELS, random.int(1, 3));
        const entitlements = labels.map((label) =>
          entitlementOf(world, `${publication}:${label}`, random.int(-20, 390)),
        );
        return [`publications/${publication}/readers/r-${1001 + index}`, entitlements] as const;
      }),
    );
    const subscribed = [entitlementOf(world, 'gazette.example.test:basic', 300)];
    return new Map([...readers, [`publications/gazette.example.test/readers/${userSubject(world)}`, subscribed]]);
  },
  unauthorized: unauthenticated,
  errors: statusErrors,
  ignores: STATUS_LENIENCIES,
  finish: finishStatusReply,
  handlers: {
    getReaderEntitlements: (request, readers, { clock }) =>
      refuseReader(request, readers) ?? masked(request, shown(readerIn(request), readers, clock.now())),
    async updateReaderEntitlements(request, readers, { clock }) {
      const refused = refuseReader(request, readers);
      if (refused) return refused;
      const mask = request.query.get('updateMask') || '*';
      if (!/^(\*|entitlements)$/.test(mask)) return failed('INVALID_ARGUMENT', 'Only `entitlements` can be written.');
      const { entitlements = [] } = ((await request.json()) ?? {}) as Partial<ReaderEntitlements>;
      if (!(entitlements ?? []).every(({ productId }) => PRODUCT.test(productId))) {
        return failed('INVALID_ARGUMENT', 'A product consists of a publication and a label.');
      }
      readers.set(readerIn(request), (entitlements ?? []).map(kept));
      return masked(request, shown(readerIn(request), readers, clock.now()));
    },
    deleteReader(request, readers, { clock }) {
      const refused = refuseReader(request, readers);
      if (refused) return refused;
      const name = readerIn(request);
      const { entitlements } = shown(name, readers, clock.now());
      if (entitlements && request.query.get('force') !== 'true') {
        return failed('FAILED_PRECONDITION', 'The reader has entitlements, and they are not to be removed.');
      }
      readers.delete(name);
      return masked(request, {});
    },
  },
});

function entitlementOf(world: World, productId: string, days: number): Entitlement {
  const label = productId.slice(productId.indexOf(':') + 1);
  const detail = `${label[0]?.toUpperCase()}${label.slice(1)} plan`;
  if (label === 'archive') return { productId, detail };
  const expireTime = new Date(world.today + days * DAY).toISOString().replace('.000', '');
  return { productId, subscriptionToken: `tok-${label}-${days}`, detail, expireTime };
}

const readerIn = (request: SandboxRequest) => request.parameter('name').replace(/\/entitlements$/, '');

function refuseReader(request: SandboxRequest, readers: State): Reply | undefined {
  const name = readerIn(request);
  if (CLOSED.test(name)) return failed('PERMISSION_DENIED', 'The caller may not see to readers of this publication.');
  return readers.has(name) ? undefined : failed('NOT_FOUND', 'The publication has no such reader.');
}

/** Entitlements that ended more than thirty days ago are gone, and an empty list is left out. */
function shown(name: string, readers: State, now: number): ReaderEntitlements {
  const all = readers.get(name) ?? [];
  const entitlements = all.filter(({ expireTime }) => !expireTime || Date.parse(expireTime) > now - 30 * DAY);
  return { name: `${name}/entitlements`, ...(entitlements.length > 0 && { entitlements }) };
}

function kept({ productId, subscriptionToken, detail, expireTime }: Entitlement): Entitlement {
  return {
    productId,
    ...(subscriptionToken && { subscriptionToken }),
    ...(detail && { detail }),
    ...(expireTime && { expireTime }),
  };
}
