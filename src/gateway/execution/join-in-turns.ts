import { CHARACTERS_PER_WORK } from './json-serializer.ts';
import { eventLoop, type Turns } from './turn-scheduler.ts';

/** The cost of making one text, in completed fields. */
const TEXT_WORK = 32;

/** Joins texts that are made as they are iterated, in several turns of the event loop where that takes long. */
export function joinInTurns(texts: Iterable<string>, scheduler: Turns = eventLoop): Promise<string> {
  const iterator = texts[Symbol.iterator]();
  const made: string[] = [];
  const isComplete = () => {
    while (!scheduler.isExhausted) {
      const { done, value } = iterator.next();
      if (done) return true;
      made.push(value);
      scheduler.spend(TEXT_WORK + value.length / CHARACTERS_PER_WORK);
    }
    return false;
  };
  return new Promise((resolve, reject) => {
    const resume = () => {
      try {
        if (!isComplete()) return true;
        resolve(made.join(''));
      } catch (error) {
        reject(error as Error);
      }
      return false;
    };
    if (resume()) scheduler.add({ resume });
  });
}
