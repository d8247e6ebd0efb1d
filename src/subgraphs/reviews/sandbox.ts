import type { ShareInvitation, ValidationReason } from '#contracts/reviews';
import {
  hash,
  json,
  mock,
  pathOf,
  predicateOf,
  type Reply,
  type SandboxRequest,
  UNKNOWN_PARAMETERS,
  type World,
} from '#sandbox';
import { invitations, type KeptLens, type KeptMetric, lenses, officialType, workloads } from './sandbox/account.ts';
import { pdfOf } from './sandbox/pdf.ts';
import { workloadOf } from './sandbox/workload.ts';

interface State {
  readonly lenses: readonly KeptLens[];
  readonly workloads: readonly KeptMetric[];
  readonly invitations: readonly ShareInvitation[];
}

const NAMES = ['LensName', 'ProfileName', 'TemplateName', 'WorkloadName'] as const;
const OFFICIAL = ['VENDOR_OFFICIAL', 'AWS_OFFICIAL'];

/** An account with forty-eight workloads, the lenses by which they are reviewed, and invitations from others. */
export const sandbox = mock({
  slug: 'reviews',
  about: { data: '48 workloads, their lenses, invitations' },
  seed(world: World): State {
    const random = world.random('reviews');
    const known = lenses(world, random);
    const reviewed = workloads(world, random, known);
    return { lenses: known, workloads: reviewed, invitations: invitations(random, known, reviewed) };
  },
  unauthorized: () => failure(403, 'MissingAuthenticationTokenException', { message: 'Missing Authentication Token' }),
  errors: {
    unmatched: () => failure(404, 'UnknownOperationException', { Message: 'There is no such operation.' }),
    invalid: (violations) => invalid(violations.map((each) => ({ Name: pathOf(each), Message: predicateOf(each) }))),
  },
  ignores: [UNKNOWN_PARAMETERS],
  handlers: {
    getConsolidatedReport(request, state) {
      const { query } = request;
      const all = query.get('IncludeSharedResources') === 'true';
      const metrics = state.workloads.filter(({ shared }) => all || !shared).map(({ metric }) => metric);
      if (query.get('Format') === 'JSON') return paged(request, 15, metrics, (Metrics) => ({ Metrics }));
      // The document holds every workload, unless it is asked for in parts.
      const whole = query.has('MaxResults') ? 15 : metrics.length;
      return paged(
        request,
        15,
        metrics,
        (part) => ({ Base64String: pdfOf(part.map(lineOf)).toString('base64') }),
        whole,
      );
    },
    listLenses(request, state, world) {
      const official = officialType(world);
      const [name, type, status] = ['LensName', 'LensType', 'LensStatus'].map((key) => request.query.get(key));
      const found = state.lenses.filter(
        ({ lens, published }) =>
          (!name || lens.LensName === name) &&
          (!type || lens.LensType === (OFFICIAL.includes(type) ? official : type)) &&
          (status === 'ALL' || published === (status !== 'DRAFT')),
      );
      return paged(request, 50, found, (rows) => ({ LensSummaries: rows.map(({ lens }) => lens) }));
    },
    listShareInvitations(request, state) {
      const type = request.query.get('ShareResourceType');
      const prefixes = NAMES.filter((name) => request.query.has(`${name}Prefix`));
      if (prefixes.length > 1) return refused(`${prefixes[1]}Prefix`, `cannot be combined with ${prefixes[0]}Prefix`);
      const found = state.invitations.filter(
        (invitation) =>
          (!type || invitation.ShareResourceType === type) &&
          prefixes.every((name) => invitation[name]?.startsWith(request.query.get(`${name}Prefix`) ?? '')),
      );
      return paged(request, 50, found, (ShareInvitationSummaries) => ({ ShareInvitationSummaries }));
    },
    getWorkload(request, state) {
      const id = request.parameter('WorkloadId');
      if (!/^[0-9a-f]{32}$/.test(id)) return refused('WorkloadId', 'must be 32 hexadecimal digits');
      const found = state.workloads.find(({ metric }) => metric.WorkloadId === id);
      if (found) return json({ Workload: workloadOf(found, state.lenses) });
      const ResourceType = 'WORKLOAD';
      return failure(404, 'ResourceNotFoundException', {
        Message: 'There is no such workload.',
        ResourceId: id,
        ResourceType,
      });
    },
  },
});

function lineOf({ WorkloadName = '', RiskCounts = {} }: KeptMetric['metric']): string {
  const { HIGH = 0, MEDIUM = 0 } = RiskCounts;
  return `${WorkloadName.padEnd(40)} ${HIGH} high, ${MEDIUM} medium`;
}

function paged<Row>(
  request: SandboxRequest,
  most: number,
  rows: readonly Row[],
  show: (rows: readonly Row[]) => object,
  usual = most,
): Reply {
  const limit = request.int('MaxResults', usual);
  const list = listOf(request);
  const token = request.query.get('NextToken');
  const start = token ? placeIn(token, list) : 0;
  if (start === undefined) return refused('NextToken', 'is not a token of this list');
  const end = start + limit;
  return json({ ...show(rows.slice(start, end)), ...(end < rows.length && { NextToken: tokenOf(end, list) }) });
}

/** The list that a token belongs to: what is asked for besides the page. */
function listOf({ path, query }: SandboxRequest): number {
  const criteria = [...query].filter(([name]) => name !== 'NextToken' && name !== 'MaxResults');
  return hash(JSON.stringify([path, criteria.toSorted(([one], [other]) => one.localeCompare(other))]));
}

const tokenOf = (place: number, list: number) => Buffer.from(`${list}.${place}`).toString('base64');

function placeIn(token: string, list: number): number | undefined {
  const [of, place] = Buffer.from(token, 'base64').toString().split('.');
  return Number(of) === list && place ? Number(place) : undefined;
}

const refused = (Name: string, Message: string) => invalid([{ Name, Message }]);

function invalid(Fields: readonly { readonly Name: string; readonly Message: string }[]): Reply {
  const Reason: ValidationReason = 'FIELD_VALIDATION_FAILED';
  const told = Fields.map(({ Name, Message }) => `${Name} ${Message}`).join('; ');
  const message = `${Fields.length} validation error${Fields.length === 1 ? '' : 's'}: ${told}`;
  return failure(400, 'ValidationException', { Message: message, Reason, Fields });
}

/** The error's name comes in a header, with an address after it. */
function failure(status: number, word: string, body: object): Reply {
  return json(body, status, { 'x-amzn-ErrorType': `${word}:https://errors.example.test/` });
}
