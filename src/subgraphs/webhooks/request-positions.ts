import type { CapturedRequest } from '#contracts/webhooks';
import { fromUtcText } from '#graph';

const POSITION = /^(\d{1,16})\.(\d{1,4})$/;
const MICROSECONDS = 1000;

/** The positions of requests, oldest first: when each was recorded, and its place among those of the same time. */
export function positionsOf(requests: readonly CapturedRequest[]): string[] {
  let previous: number | undefined;
  let place = 0;
  return requests.map((request) => {
    const time = timeOf(request);
    place = time === previous ? place + 1 : 0;
    previous = time;
    return `${time}.${place}`;
  });
}

export function isPosition(text: string): boolean {
  return POSITION.test(text);
}

export function comparePositions(one: string, other: string): number {
  const [time, place] = partsOf(one);
  const [otherTime, otherPlace] = partsOf(other);
  return time - otherTime || place - otherPlace;
}

/** Whether a request was recorded before the time of a position. */
export function isBefore(request: CapturedRequest, position: string): boolean {
  return timeOf(request) < partsOf(position)[0];
}

/** Servers without `sorting` tell the second only. */
function timeOf({ sorting, created_at: createdAt }: CapturedRequest): number {
  return Number(sorting ?? Date.parse(fromUtcText(createdAt) ?? createdAt) * MICROSECONDS);
}

function partsOf(position: string): readonly [number, number] {
  const [, time, place] = POSITION.exec(position) ?? [];
  return [Number(time), Number(place)];
}
