import type { UrlNotification, UrlNotificationMetadata } from '#contracts/indexing';
import {
  failed,
  finishStatusReply,
  masked,
  mock,
  type Random,
  type Reply,
  STATUS_LENIENCIES,
  statusErrors,
  unauthenticated,
  type World,
} from '#sandbox';
import { isJournalPage } from '#sandbox/world/journal-sites';

interface State {
  readonly pages: Map<string, UrlNotificationMetadata>;
  readonly random: Random;
  /** The day that notifications are told from. */
  readonly today: number;
}

const DAILY = 200;
const DAY = 86_400_000;
const COUNT = 60;
/** A site of somebody else. Every other one below `example.test` is the caller's. */
const FOREIGN = 'foreign.example.test';

/** The notifications of sixty pages of a site, every fourth of which was deleted, and of the pages of journals. */
export const sandbox = mock({
  slug: 'indexing',
  about: { data: 'sixty pages, and those of the journals', changes: 'what is published is known, 200 a day' },
  seed(world: World): State {
    const random = world.random('indexing');
    const pages = Array.from({ length: COUNT }, (_, index) =>
      pageAt(`https://jobs.example.test/role/${index + 1}`, index % 4 === 3, world.today, random),
    );
    return { pages: new Map(pages.map((page) => [page.url, page])), random, today: world.today };
  },
  unauthorized: unauthenticated,
  errors: statusErrors,
  ignores: STATUS_LENIENCIES,
  finish: finishStatusReply,
  limits: [
    { requests: DAILY, seconds: 86_400, per: 'day', operations: ['publish'], endOf: pacificMidnightAfter },
    { requests: 180, seconds: 60, per: 'project', operations: ['getUrlNotification'] },
    { requests: 380, seconds: 60, per: 'project' },
  ],
  handlers: {
    getUrlNotification(request, state, world) {
      const url = request.query.get('url') ?? '';
      const refused = refuseUrl(url);
      if (refused) return refused;
      const page = known(url, state, world);
      return page ? masked(request, page) : failed('NOT_FOUND', 'No notification of this page was received.');
    },
    async publish(request, state, world) {
      const { pages, random } = state;
      const { clock } = world;
      const { url, type } = (await request.json()) as unknown as UrlNotification;
      const refused = type === 'URL_UPDATED' || type === 'URL_DELETED' ? refuseUrl(url) : unspecified();
      if (refused) return refused;
      const notification: UrlNotification = { url, type, notifyTime: precise(clock.now(), random) };
      const latest = type === 'URL_UPDATED' ? { latestUpdate: notification } : { latestRemove: notification };
      const page = { ...known(url, state, world), url, ...latest };
      pages.set(url, page);
      return masked(request, { urlNotificationMetadata: page });
    },
  },
});

/** The notifications of a page. Those of journals are computed, because there are too many to store; every eighth is unknown. */
function known(url: string, { pages, today }: State, world: World): UrlNotificationMetadata | undefined {
  const page = pages.get(url);
  if (page || !isJournalPage(url)) return page;
  const random = world.random(`indexing/${url}`);
  return random.int(1, 8) === 1 ? undefined : pageAt(url, false, today, random);
}

function pageAt(url: string, deleted: boolean, today: number, random: Random): UrlNotificationMetadata {
  const updated = today - random.int(3, 90) * DAY;
  return {
    url,
    latestUpdate: { url, type: 'URL_UPDATED', notifyTime: precise(updated, random) },
    ...(deleted && { latestRemove: { url, type: 'URL_DELETED', notifyTime: precise(updated + DAY, random) } }),
  };
}

const unspecified = () => failed('INVALID_ARGUMENT', 'The type of the notification is not specified.');

function refuseUrl(text: string): Reply | undefined {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) return failed('INVALID_ARGUMENT', 'That is no address of a page.');
  if (url.hostname.endsWith('.example.test') && url.hostname !== FOREIGN) return undefined;
  const message = 'The caller is not known to own the site.';
  return failed('PERMISSION_DENIED', message, { errors: [{ message, domain: 'global', reason: 'forbidden' }] });
}

/** The day ends at midnight where the provider is. */
function pacificMidnightAfter(now: number): number {
  const time = new Date(now).toLocaleTimeString('en-GB', { timeZone: 'America/Los_Angeles' });
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return now + DAY - ((hours * 60 + minutes) * 60 + seconds) * 1000 - (now % 1000);
}

/** To the nanosecond. */
function precise(time: number, random: Random): string {
  return new Date(time).toISOString().replace('Z', `${random.int(100_000, 999_999)}Z`);
}
