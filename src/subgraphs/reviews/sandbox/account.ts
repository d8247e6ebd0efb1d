import type { Lens, ShareInvitation, WorkloadMetric } from '#contracts/reviews';
import type { Random, World } from '#sandbox';

const OWN = '000011112222';
const OTHERS = ['333344445555', '666677778888', '999900001111'];
const DAY = 86_400;

const SUBJECTS = ['Parcel', 'Order', 'Stock', 'Price', 'Refund', 'Search', 'Label', 'Review'];
const KINDS = ['tracker', 'importer', 'planner', 'mailer', 'archive', 'gateway'];
const TOPICS = [
  'Serverless',
  'Streaming',
  'Batch',
  'Mobile',
  'Retail',
  'Hybrid',
  'Data',
  'Container',
  'Edge',
  'Identity',
];
const PILLARS = ['operations', 'security', 'reliability', 'performance', 'cost', 'sustainability'];
const QUESTIONS = ['rotate-keys', 'restore-backups', 'limit-access', 'spread-load', 'watch-spending', 'retire-unused'];

const seconds = (world: World, daysAgo: number) => world.today / 1000 - daysAgo * DAY + 0.25;
const arn = (kind: string, id: string, account = OWN) => `arn:aws:wellarchitected:eu-west-1:${account}:${kind}/${id}`;

/** The type of the vendor's lenses: one word in the specification, and another at the public service. */
export const officialType = ({ isAsSpecified }: World) =>
  isAsSpecified('reviews') ? 'VENDOR_OFFICIAL' : 'AWS_OFFICIAL';

/** A lens, and whether it is published: the list does not say. */
export interface KeptLens {
  readonly lens: Lens;
  readonly published: boolean;
}

/** Three lenses on each of twenty subjects: the vendor's, the account's own, and those of others. */
export function lenses(world: World, random: Random): KeptLens[] {
  return [...TOPICS, ...SUBJECTS.map((subject) => `${subject} handling`)].flatMap((topic, index) => {
    const about = {
      Description: `Questions about ${topic.toLowerCase()} workloads.`,
      CreatedAt: seconds(world, 900 - index),
    };
    const slug = topic.toLowerCase().replaceAll(' ', '-');
    const official = {
      LensArn: `arn:aws:wellarchitected::aws:lens/${slug}`,
      LensAlias: slug,
      LensName: `${topic} review`,
    };
    const own = arn('lens', random.hex(32));
    const owner = random.pick(OTHERS);
    const shared = arn('lens', random.hex(32), owner);
    const published = random.chance(0.8);
    const age = seconds(world, random.int(0, 300));
    return [
      kept({
        ...official,
        ...about,
        LensType: officialType(world),
        LensVersion: '2026-01-15',
        Owner: '000000000000',
        UpdatedAt: age,
        LensStatus: 'CURRENT',
      }),
      kept(
        {
          LensArn: own,
          LensAlias: own,
          LensName: `${topic} house rules`,
          ...about,
          LensType: 'CUSTOM_SELF',
          LensVersion: published ? '2' : 'DRAFT',
          Owner: OWN,
          UpdatedAt: age,
          LensStatus: 'CURRENT',
        },
        published,
      ),
      kept({
        LensArn: shared,
        LensAlias: shared,
        LensName: `${topic} at a partner's`,
        ...about,
        LensType: 'CUSTOM_SHARED',
        LensVersion: '1',
        Owner: owner,
        UpdatedAt: age,
        LensStatus: random.pick(['CURRENT', 'NOT_CURRENT', 'DEPRECATED']),
      }),
    ];
  });
}

const kept = (lens: Lens, published = true): KeptLens => ({ lens, published });

/** A workload's figures, and whether the workload is the account's own. */
export interface KeptMetric {
  readonly metric: WorkloadMetric;
  readonly shared: boolean;
}

/** Forty-eight workloads, of which some belong to others, with what a review by one to three lenses found. */
export function workloads(world: World, random: Random, known: readonly KeptLens[]): KeptMetric[] {
  return SUBJECTS.flatMap((subject) => KINDS.map((kind) => `${subject} ${kind}`)).map((WorkloadName) => {
    const shared = random.chance(0.2);
    const WorkloadId = random.hex(32);
    const Lenses = random
      .some(known, random.int(1, 3))
      .map(({ lens: { LensArn = '' } }) => lensMetric(random, LensArn));
    const metric = {
      MetricType: 'WORKLOAD',
      RiskCounts: sum(Lenses),
      WorkloadId,
      WorkloadName,
      WorkloadArn: arn('workload', WorkloadId, shared ? random.pick(OTHERS) : OWN),
      UpdatedAt: seconds(world, random.int(0, 60)),
      Lenses,
      LensesAppliedCount: Lenses.length,
    };
    return { metric, shared };
  });
}

function lensMetric(random: Random, LensArn: string) {
  const Pillars = random.some(PILLARS, random.int(2, 4)).map((PillarId) => pillarMetric(random, PillarId));
  return { LensArn, Pillars, RiskCounts: sum(Pillars) };
}

function pillarMetric(random: Random, PillarId: string) {
  const Questions = random.some(QUESTIONS, random.int(0, 3)).map((question) => ({
    QuestionId: `${PillarId}-${question}`,
    Risk: random.pick(['HIGH', 'MEDIUM']),
    BestPractices: [
      {
        ChoiceId: `${PillarId}_${question.replaceAll('-', '_')}`,
        ChoiceTitle: `Make it a habit to ${question.replaceAll('-', ' ')}`,
      },
    ],
  }));
  const others = ['UNANSWERED', 'NONE', 'NOT_APPLICABLE'].map((risk) => [risk, random.int(0, 6)] as const);
  const counts: Record<string, number> = Object.fromEntries(others);
  for (const { Risk } of Questions) counts[Risk] = (counts[Risk] ?? 0) + 1;
  // Zeros are left out.
  return {
    PillarId,
    RiskCounts: Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0)),
    Questions,
  };
}

function sum(parts: readonly { readonly RiskCounts: Readonly<Record<string, number>> }[]): Record<string, number> {
  const total: Record<string, number> = {};
  for (const [risk, count] of parts.flatMap(({ RiskCounts }) => Object.entries(RiskCounts))) {
    total[risk] = (total[risk] ?? 0) + count;
  }
  return total;
}

/** Invitations from others, to workloads and lenses mostly. Some of these are already known. */
export function invitations(
  random: Random,
  known: readonly KeptLens[],
  reviewed: readonly KeptMetric[],
): ShareInvitation[] {
  const partners = known.filter(({ lens }) => lens.LensType === 'CUSTOM_SHARED');
  const foreign = reviewed.filter(({ shared }) => shared).map(({ metric }) => metric);
  return Array.from({ length: 75 }, (_, index) => {
    const SharedBy = random.pick(OTHERS);
    const { LensArn = '', LensName = '' } = partners[index]?.lens ?? {};
    const id = random.hex(32);
    const name = `${random.pick(SUBJECTS)} ${random.pick(KINDS)}`;
    const { WorkloadName = name, WorkloadId = id } = foreign[index] ?? {};
    const shared = [
      { ShareResourceType: 'WORKLOAD', WorkloadName, WorkloadId },
      {
        ShareResourceType: 'LENS',
        LensName: LensName || `${name} lens`,
        LensArn: LensArn || arn('lens', id, SharedBy),
      },
      { ShareResourceType: 'PROFILE', ProfileName: `${name} profile`, ProfileArn: arn('profile', id, SharedBy) },
      {
        ShareResourceType: 'TEMPLATE',
        TemplateName: `${name} template`,
        TemplateArn: arn('review-template', id, SharedBy),
      },
    ];
    const what = shared[[0, 1, 0, 1, 2, 3][index % 6] ?? 0];
    return {
      ShareInvitationId: random.hex(32),
      SharedBy,
      SharedWith: OWN,
      PermissionType: index % 3 === 0 ? 'CONTRIBUTOR' : 'READONLY',
      ...what,
    };
  });
}
