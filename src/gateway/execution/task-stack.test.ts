import { describe, expect, it } from 'vitest';
import { TaskStack } from './run.ts';

/** A stack of named tasks. */
function stackOf() {
  const stack = new TaskStack();
  const done: string[] = [];
  const task = (name: string) => () => void done.push(name);
  const take = () => {
    stack.take()?.();
    return done.at(-1);
  };
  return { stack, task, take };
}

describe('TaskStack', () => {
  it('takes those first that were added last, in their order', () => {
    const { stack, task, take } = stackOf();
    for (const name of ['a', 'b', 'c']) stack.add(task(name));
    expect(take()).toBe('a');
    for (const name of ['d', 'e']) stack.add(task(name));

    expect([take(), take(), take(), take()]).toEqual(['d', 'e', 'b', 'c']);
    expect(stack.take()).toBeUndefined();
  });

  it('takes urgent tasks before all others', () => {
    const { stack, task, take } = stackOf();
    stack.add(task('a'));
    stack.addUrgent(task('urgent'));
    stack.add(task('b'));

    expect([take(), take(), take()]).toEqual(['urgent', 'a', 'b']);
  });

  it('is empty without tasks of any kind', () => {
    const { stack, task, take } = stackOf();
    const seen = [stack.isEmpty];
    stack.add(task('a'));
    seen.push(stack.isEmpty);
    stack.add(task('b'));
    take();
    seen.push(stack.isEmpty);
    take();
    seen.push(stack.isEmpty);
    stack.addUrgent(task('c'));
    seen.push(stack.isEmpty);
    take();
    seen.push(stack.isEmpty);

    expect(seen).toEqual([true, false, false, true, false, true]);
  });
});
