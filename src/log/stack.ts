import { PACKAGE } from '../package.ts';

const MAX_MESSAGE = 500;
const MAX_FRAMES = 12;
const FRAME = /^\s+at /;
// Where the program is installed as a package, its own code is below `node_modules` too.
const FOREIGN_FRAME = new RegExp(`[\\\\/]node_modules[\\\\/](?!${PACKAGE}[\\\\/]dist[\\\\/])|\\(?node:`);

/**
 * A stack with its message and the frames of this project. Those of packages and of Node are omitted, with their number.
 */
export function ownStack(stack: string): string {
  const lines = stack.split('\n');
  const first = lines.findIndex((line) => FRAME.test(line));
  const message = lines.slice(0, first < 0 ? undefined : first).join('\n');
  const frames = first < 0 ? [] : lines.slice(first).filter((line) => FRAME.test(line));
  const own = frames.filter((line) => !FOREIGN_FRAME.test(line)).slice(0, MAX_FRAMES);
  const left = frames.length - own.length;
  return [
    message.length > MAX_MESSAGE ? `${message.slice(0, MAX_MESSAGE)}…` : message,
    ...own,
    ...(left > 0 ? [`    (${left} more)`] : []),
  ].join('\n');
}
