import { json, type Sent } from '#test/harness';

export const ARN = 'arn:aws:states:eu-west-1:000011112222';
export const EXECUTION = `${ARN}:execution:parcel:run-9`;
export const MACHINE = `${ARN}:stateMachine:parcel`;
export const MAP_RUN = `${ARN}:mapRun:parcel/weigh:5d0c3c7e`;
export const ACTIVITY = `${ARN}:activity:manual-check`;

export const event = (id: number, more: object = {}) => ({
  timestamp: 1_718_020_800.113,
  type: 'PassStateEntered',
  id,
  ...more,
});
export const execution = (n: number, more: object = {}) => ({
  executionArn: `${ARN}:execution:parcel:run-${n}`,
  stateMachineArn: MACHINE,
  name: `run-${n}`,
  status: 'RUNNING',
  startDate: 1_718_020_800.113,
  ...more,
});
export const activity = (n: number) => ({
  activityArn: `${ACTIVITY}-${n}`,
  name: `manual-check-${n}`,
  creationDate: 1_700_000_000.5,
});
export const range = (count: number, from = 0) => Array.from({ length: count }, (_, index) => from + index);

const JSON_1_0 = { 'content-type': 'application/x-amz-json-1.0' };

/** An answer as the API gives it, and a refusal: 400, whatever it is. */
export const reply = (body: object, status = 200) => json(body, status, JSON_1_0);
export const refusal = (word: string, status = 400) =>
  reply({ __type: `com.example.states#${word}`, message: 'secret words' }, status);

/** A request as it is sent where nothing is set. */
export const request = (operation: string, target: string, body: object) => ({
  method: 'POST',
  target,
  headers: { ...JSON_1_0, 'x-vendor-target': `VendorStates.${operation}` },
  body: JSON.stringify(body),
});
export const bodies = (sent: readonly Sent[]) => sent.map(({ body }) => JSON.parse(body));
export const operationOf = ({ headers }: Sent) => headers['x-vendor-target']?.replace('VendorStates.', '') ?? '';

type Answers = Readonly<Record<string, (body: { maxResults: number; nextToken?: string }) => object>>;

/** Answers each operation by a function of the body. */
export const service = (answers: Answers) => (sent: Sent) => {
  const answer = answers[operationOf(sent)];
  if (!answer) throw new Error(`Nobody expected ${operationOf(sent)}`);
  return reply(answer(JSON.parse(sent.body)));
};
