import { describe, expect, it } from 'vitest';
import { readLoad } from './wrk.ts';

const said = (result: string) => `Running 60m test @ http://127.0.0.1:4000
  1 threads and 32 connections
${result}
`;

describe('readLoad', () => {
  it('reads what the script says at the end, whatever wrk says around it', () => {
    expect(readLoad(said('RESULT 2000 1500000 500000 0 410 2900'))).toEqual({
      requests: 2000,
      seconds: 1.5,
      p50Us: 410,
      p99Us: 2900,
      bytesPerAnswer: 250,
    });
  });

  it('takes no measurement in which an answer failed', () => {
    expect(() => readLoad(said('RESULT 2000 1500000 500000 3 410 2900'))).toThrow('3 of 2000 answers failed');
  });

  it('shows what wrk said instead', () => {
    expect(() => readLoad('unable to connect')).toThrow('wrk said nothing that could be read:\nunable to connect');
  });
});
