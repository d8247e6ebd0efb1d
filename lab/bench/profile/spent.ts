import type { CpuProfile, ProfileNode } from '../measure/inspector.ts';
import { codeCategory, IDLE, TEXT } from './code-category.ts';

/** The share of the busy time at a place. */
export interface Spent {
  readonly place: string;
  readonly share: number;
}

/** Whether there is work on JSON on a line of a file. */
export type IsJson = (url: string, line: number) => boolean;

/** Adds up a profile by place, the most first. */
export function spent({ nodes, samples, timeDeltas }: CpuProfile, isJson: IsJson): Spent[] {
  const times = new Map<number, number>();
  for (const [index, id] of samples.entries()) times.set(id, (times.get(id) ?? 0) + (timeDeltas[index] ?? 0));
  const byPlace = new Map<string, number>();
  const add = (place: string, time: number) => byPlace.set(place, (byPlace.get(place) ?? 0) + time);
  for (const node of nodes) {
    const time = times.get(node.id) ?? 0;
    const json = time * jsonShare(node, isJson);
    add(TEXT, json);
    add(codeCategory(node.callFrame), time - json);
  }
  byPlace.delete(IDLE);
  const total = byPlace.values().reduce((sum, time) => sum + time, 0);
  return [...byPlace]
    .flatMap(([place, time]) => (time > 0 ? [{ place, share: time / total }] : []))
    .toSorted((one, other) => other.share - one.share);
}

/** The share of a function's samples that fell on lines with work on JSON. */
function jsonShare({ callFrame, positionTicks = [] }: ProfileNode, isJson: IsJson): number {
  let [json, all] = [0, 0];
  for (const { line, ticks } of positionTicks) {
    all += ticks;
    if (isJson(callFrame.url, line)) json += ticks;
  }
  return all > 0 ? json / all : 0;
}
