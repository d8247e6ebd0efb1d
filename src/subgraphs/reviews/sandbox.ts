import type { ShareInvitation, ValidationReason } from '#contracts/reviews';
import { hash, json, type Reply, type SandboxRequest, standIn, type World } from '#sandbox';
import { invitations, type KeptLens, type KeptMetric, lenses, workloads } from './sandbox/account.ts';
import { pdfOf } from './sandbox/pdf.ts';

interface State {
  readonly lenses: readonly KeptLens[];
  readonly workloads: readonly KeptMetric[];
  readonly invitations: readonly ShareInvitation[];
}

const OFFICIAL = ['VENDOR_OFFICIAL', 'AWS_OFFICIAL'];

/** An account with forty-eight workloads, the lenses by which they are reviewed, and invitations from others. */
export const sandbox = standIn({
  slug: 'reviews',
  about: { data: '48 workloads, their lenses, invitations' },
  seed(world: World): State {
    const random = world.random('reviews');
    const known = lenses(world, random);
    return { lenses: known, workloads: workloads(world, random, known), invitations: invitations(random, known) };
  },
  unauthorized: () => failure(403, 'MissingAuthenticationTokenException', { message: 'Missing Authentication Token' }),
  handlers: {
    getConsolidatedReport(request, state) {
      const refused =
        refuse(request, 'Format', ['PDF', 'JSON'], true) ??
        refuse(request, 'IncludeSharedResources', ['true', 'false']);
      if (refused) return refused;
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
    listLenses(request, state) {
      const refused =
        refuse(request, 'LensType', [...OFFICIAL, 'CUSTOM_SHARED', 'CUSTOM_SELF']) ??
        refuse(request, 'LensStatus', ['ALL', 'DRAFT', 'PUBLISHED']);
      if (refused) return refused;
      const [name, type, status] = ['LensName', 'LensType', 'LensStatus'].map((key) => request.query.get(key));
      const found = state.lenses.filter(
        ({ lens, published }) =>
          (!name || lens.LensName === name) &&
          (!type || lens.LensType === type || (OFFICIAL.includes(type) && OFFICIAL.includes(lens.LensType ?? ''))) &&
          (status === 'ALL' || published === (status !== 'DRAFT')),
      );
      return paged(request, 50, found, (rows) => ({ LensSummaries: rows.map(({ lens }) => lens) }));
    },
    listShareInvitations(request, state) {
      const refused = refuse(request, 'ShareResourceType', ['WORKLOAD', 'LENS', 'PROFILE', 'TEMPLATE']);
      if (refused) return refused;
      const [type, lens, workload] = ['ShareResourceType', 'LensNamePrefix', 'WorkloadNamePrefix'].map((key) =>
        request.query.get(key),
      );
      if (lens && workload) return invalid('WorkloadNamePrefix', 'cannot be combined with LensNamePrefix');
      const found = state.invitations.filter(
        ({ ShareResourceType, LensName, WorkloadName }) =>
          (!type || ShareResourceType === type) &&
          (!lens || LensName?.startsWith(lens)) &&
          (!workload || WorkloadName?.startsWith(workload)),
      );
      return paged(request, 50, found, (ShareInvitationSummaries) => ({ ShareInvitationSummaries }));
    },
  },
});

function lineOf({ WorkloadName = '', RiskCounts = {} }: KeptMetric['metric']): string {
  const { HIGH = 0, MEDIUM = 0 } = RiskCounts;
  return `${WorkloadName.padEnd(40)} ${HIGH} high, ${MEDIUM} medium`;
}

function refuse(
  { query }: SandboxRequest,
  name: string,
  words: readonly string[],
  required = false,
): Reply | undefined {
  const value = query.get(name);
  if (value === null) return required ? invalid(name, 'must not be null') : undefined;
  return words.includes(value) ? undefined : invalid(name, `must be one of ${words.join(', ')}`);
}

function paged<Row>(
  request: SandboxRequest,
  most: number,
  rows: readonly Row[],
  show: (rows: readonly Row[]) => object,
  usual = most,
): Reply {
  const limit = request.int('MaxResults', request.query.has('MaxResults') ? Number.NaN : usual);
  if (!(limit >= 1 && limit <= Math.max(most, usual))) return invalid('MaxResults', `must be ${most} or less`);
  const list = listOf(request);
  const token = request.query.get('NextToken');
  const start = token ? placeIn(token, list) : 0;
  if (start === undefined) return invalid('NextToken', 'is not a token of this list');
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

function invalid(Name: string, Message: string): Reply {
  const Reason: ValidationReason = 'FIELD_VALIDATION_FAILED';
  const message = `1 validation error: ${Name} ${Message}`;
  return failure(400, 'ValidationException', { Message: message, Reason, Fields: [{ Name, Message }] });
}

/** The error's name comes in a header, with an address after it. */
function failure(status: number, word: string, body: object): Reply {
  return json(body, status, { 'x-amzn-ErrorType': `${word}:https://errors.example.test/` });
}
