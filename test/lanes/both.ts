import type { Gateway } from '#gateway';
import type { RawAnswer } from '#test/raw-request';
import { type Ask, type Lane, served } from '#test/served';

/** All of an answer but its date. */
export interface Answer extends Omit<RawAnswer, 'body'> {
  readonly body: string;
}

/** A gateway by both of its ways to answer. */
export async function bothLanes(gateway: Gateway) {
  return { express: await by(gateway, 'express'), yoga: await by(gateway, 'yoga') };
}

async function by(gateway: Gateway, lane: Lane) {
  const { ask } = await served(gateway, lane);
  return async ({ method = 'POST', headers, ...rest }: Ask): Promise<Answer> => {
    const answer = await ask({ method, headers: { 'x-request-id': 'same', ...(headers ?? typeFor(method)) }, ...rest });
    const { date: _date, ...others } = answer.headers;
    return { ...answer, headers: others, body: answer.body.toString() };
  };
}

const typeFor = (method: string): Readonly<Record<string, string>> =>
  method === 'POST' ? { 'content-type': 'application/json' } : {};
