import { describe, expect, it } from 'vitest';
import { readLoad } from './load.ts';

const said = (result: string) => `Running 60m test @ http://127.0.0.1:4000
  1 threads and 32 connections
${result}
`;

describe('readLoad', () => {
  it("reads the script's line among the output of wrk", () => {
    expect(readLoad(said('RESULT 2000 1500000 0'))).toEqual({
      requests: 2000,
      seconds: 1.5,
    });
  });

  it('refuses a measurement with failed responses', () => {
    expect(() => readLoad(said('RESULT 2000 1500000 3'))).toThrow('3 of 2000 answers failed');
  });

  it('quotes other output of wrk', () => {
    expect(() => readLoad('unable to connect')).toThrow('The output of wrk has no result:\nunable to connect');
  });
});
