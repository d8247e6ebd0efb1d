import type { ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { ResponseBody } from '../http/response-body.ts';
import { Outbox } from './node-http.ts';

/** A response that records its calls, or throws. */
function responseOf(name: string, done: string[], failure?: Error, lateFailure?: Error) {
  return {
    limitWrites(milliseconds: number) {
      if (lateFailure) throw lateFailure;
      done.push(`${name} is read within ${milliseconds} ms`);
    },
    end(chunk: string | Buffer, encoding: string) {
      done.push(`${name} ends with ${String(chunk)} in ${encoding}`);
      if (failure) throw failure;
    },
    destroy(error: Error) {
      done.push(`${name} is destroyed: ${error.message}`);
    },
  } as unknown as ServerResponse;
}

describe('the outbox', () => {
  it('ends responses in order at the end of the event loop iteration, and limits the time of each', async () => {
    const done: string[] = [];
    const outbox = new Outbox(10);
    outbox.add(responseOf('one', done), new ResponseBody('a'));
    outbox.add(responseOf('other', done), new ResponseBody('é'));
    await Promise.resolve();
    expect(done).toEqual([]);

    await setImmediate();

    expect(done).toEqual([
      'one ends with a in latin1',
      'one is read within 5 ms',
      'other ends with é in utf8',
      'other is read within 5 ms',
    ]);
  });

  it('sends responses of later iterations', async () => {
    const done: string[] = [];
    const outbox = new Outbox(10);
    outbox.add(responseOf('one', done), new ResponseBody('1'));
    await setImmediate();
    outbox.add(responseOf('other', done), new ResponseBody('2'));
    await setImmediate();

    expect(done.filter((each) => each.includes('ends'))).toEqual([
      'one ends with 1 in latin1',
      'other ends with 2 in latin1',
    ]);
  });

  it('destroys the connection of a response that cannot be sent, and sends all others', async () => {
    const done: string[] = [];
    const outbox = new Outbox(10);
    outbox.add(responseOf('one', done, new Error('broken')), new ResponseBody('1'));
    outbox.add(responseOf('two', done), new ResponseBody('2'));
    outbox.add(responseOf('three', done, undefined, new Error('late')), new ResponseBody('3'));
    outbox.add(responseOf('four', done, new Error('broken too')), new ResponseBody('4'));
    await setImmediate();

    expect(done).toEqual([
      'one ends with 1 in latin1',
      'one is destroyed: broken',
      'two ends with 2 in latin1',
      'two is read within 5 ms',
      'three ends with 3 in latin1',
      'three is destroyed: late',
      'four ends with 4 in latin1',
      'four is destroyed: broken too',
    ]);
  });
});
