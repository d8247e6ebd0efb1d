import { readExamples } from '#gateway';

/** The operations of all examples. */
export function exampleTexts(): readonly string[] {
  return readExamples().flatMap(({ operations }) => operations.map(({ text }) => text));
}

export function isMutation(text: string): boolean {
  return /^mutation\b/m.test(text);
}

/** Mutations and random fields: the sandbox answers them equally only after a reset. */
export function isOnce(text: string): boolean {
  return isMutation(text) || /\brandom[A-Z]/.test(text);
}
