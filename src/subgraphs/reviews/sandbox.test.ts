import { expect, it, onTestFinished } from 'vitest';
import { loadMocks, serveSandbox } from '#sandbox';
import { pdfOf } from './sandbox/pdf.ts';

const SIGNATURE = `AWS4-HMAC-SHA256 Credential=a/20260301/local/wellarchitected/aws4_request, SignedHeaders=host, Signature=${'0'.repeat(64)}`;

async function sandbox() {
  const server = await serveSandbox(await loadMocks(['reviews']), { host: '127.0.0.1', port: 0, seed: 'x' });
  onTestFinished(() => server.stop());
  return async (target: string, authorization = SIGNATURE) => {
    const response = await fetch(`${server.origin}/reviews${target}`, { headers: { authorization } });
    return {
      status: response.status,
      word: response.headers.get('x-amzn-errortype'),
      body: JSON.parse(await response.text()),
    };
  };
}
type Call = Awaited<ReturnType<typeof sandbox>>;

/** The number of rows of each page of a listing. */
async function pagesOf(call: Call, target: string, rows: string): Promise<number[]> {
  const { body } = await call(target);
  const [plain] = target.split('&NextToken=');
  const rest = body.NextToken
    ? await pagesOf(call, `${plain}&NextToken=${encodeURIComponent(body.NextToken)}`, rows)
    : [];
  return [body[rows].length, ...rest];
}

it('pages every listing to its end, by its own number of rows', async () => {
  const call = await sandbox();

  const [own, all] = [
    await pagesOf(call, '/consolidatedReport?Format=JSON', 'Metrics'),
    await pagesOf(call, '/consolidatedReport?Format=JSON&IncludeSharedResources=true', 'Metrics'),
  ];
  expect(all).toEqual([15, 15, 15, 3]);
  expect(own.reduce((sum, rows) => sum + rows)).toBeLessThan(48);
  expect(await pagesOf(call, '/lenses?LensStatus=ALL', 'LensSummaries')).toEqual([50, 4]);
  expect(await pagesOf(call, '/shareInvitations?', 'ShareInvitationSummaries')).toEqual([50, 25]);
  expect(await pagesOf(call, '/shareInvitations?MaxResults=30', 'ShareInvitationSummaries')).toEqual([30, 30, 15]);
});

it('knows lenses of the vendor by both words', async () => {
  const call = await sandbox();
  const [vendor, aws] = [await call('/lenses?LensType=VENDOR_OFFICIAL'), await call('/lenses?LensType=AWS_OFFICIAL')];

  expect(vendor.body.LensSummaries).toHaveLength(18);
  expect(aws.body).toEqual(vendor.body);
});

it('writes documents in which every object stands where the table says', () => {
  const file = pdfOf(Array.from({ length: 100 }, (_, line) => `Line ${line} (\\) é`)).toString('latin1');

  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(file)?.[1]);
  const table = file.slice(start).split('\n').slice(0, 12);
  expect(table.slice(0, 3)).toEqual(['xref', '0 10', '0000000000 65535 f ']);
  const offsets = table.slice(3).map((entry) => Number(/^(\d{10}) 00000 n $/.exec(entry)?.[1]));
  expect(offsets.map((offset, index) => file.startsWith(`${index + 1} 0 obj\n`, offset))).toEqual(
    offsets.map(() => true),
  );
  expect(file).toMatch(/^%PDF-1\.4\n/);
  expect(file).toContain('/Kids [4 0 R 6 0 R 8 0 R] /Count 3');
  expect(file).toContain("(Line 99 \\(\\\\\\) ?) '");
  for (const [, length, content] of file.matchAll(/\/Length (\d+) >>\nstream\n([^]*?)\nendstream/g))
    expect(content).toHaveLength(Number(length));
});

it('gives the whole document at once, or a part for each so many workloads', async () => {
  const call = await sandbox();
  const linesOf = ({ body }: Awaited<ReturnType<Call>>) =>
    (
      Buffer.from(body.Base64String, 'base64')
        .toString('latin1')
        .match(/ high, /g) ?? []
    ).length;

  const whole = await call('/consolidatedReport?Format=PDF&IncludeSharedResources=true');
  const part = await call('/consolidatedReport?Format=PDF&IncludeSharedResources=true&MaxResults=10');

  expect([linesOf(whole), whole.body.NextToken]).toEqual([48, undefined]);
  expect([linesOf(part), part.body.NextToken]).toEqual([10, expect.any(String)]);
});

it.each([
  ['/consolidatedReport', 'Format'],
  ['/consolidatedReport?Format=HTML', 'Format'],
  ['/consolidatedReport?Format=JSON&MaxResults=16', 'MaxResults'],
  ['/consolidatedReport?Format=PDF&MaxResults=16', 'MaxResults'],
  ['/consolidatedReport?Format=JSON&IncludeSharedResources=maybe', 'IncludeSharedResources'],
  ['/lenses?LensType=OFFICIAL', 'LensType'],
  ['/lenses?LensStatus=CURRENT', 'LensStatus'],
  ['/lenses?MaxResults=51', 'MaxResults'],
  ['/lenses?NextToken=x', 'NextToken'],
  ['/shareInvitations?ShareResourceType=ALL', 'ShareResourceType'],
  ['/shareInvitations?MaxResults=0', 'MaxResults'],
  ['/shareInvitations?LensNamePrefix=a&WorkloadNamePrefix=b', 'WorkloadNamePrefix'],
  ['/shareInvitations?ProfileNamePrefix=a&TemplateNamePrefix=b', 'TemplateNamePrefix'],
  ['/workloads/1', 'WorkloadId'],
])('refuses %s for its %s', async (target, field) => {
  const call = await sandbox();

  expect(await call(target)).toMatchObject({
    status: 400,
    word: 'ValidationException:https://errors.example.test/',
    body: { Reason: 'FIELD_VALIDATION_FAILED', Fields: [{ Name: field }] },
  });
});

it('refuses a token of another list', async () => {
  const call = await sandbox();
  const { NextToken } = (await call('/shareInvitations')).body;

  expect(
    (await call(`/shareInvitations?ShareResourceType=LENS&NextToken=${encodeURIComponent(NextToken)}`)).status,
  ).toBe(400);
});

it('asks for a signature', async () => {
  const call = await sandbox();

  expect(await call('/lenses', 'Bearer x')).toEqual({
    status: 403,
    word: 'MissingAuthenticationTokenException:https://errors.example.test/',
    body: { message: 'Missing Authentication Token' },
  });
});
