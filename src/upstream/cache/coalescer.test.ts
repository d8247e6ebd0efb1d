import { describe, expect, it } from 'vitest';
import { Coalescer } from './coalescer.ts';

/** Flights of one key, with what lands them and what was given up. */
function airport() {
  const flights = new Coalescer<string>();
  const landings: ((result: string) => void)[] = [];
  const givenUp: number[] = [];
  const begin = () =>
    flights.begin('key', (land) => {
      const number = landings.push(land) - 1;
      return () => givenUp.push(number);
    });
  return { flights, landings, givenUp, begin };
}

describe('a flight', () => {
  it('lands once for everyone who waits', () => {
    const { flights, landings, begin } = airport();
    const results: string[] = [];
    begin().subscribe((result) => results.push(`first ${result}`));
    flights.find('key')?.subscribe((result) => results.push(`second ${result}`));

    landings[0]?.('landed');

    expect(results).toEqual(['first landed', 'second landed']);
    expect(flights.find('key')).toBeUndefined();
  });

  it('goes on when the first one leaves, and is given up when the last one does', () => {
    const { flights, givenUp, begin } = airport();
    const leaveFirst = begin().subscribe(() => undefined);
    const leaveSecond = flights.find('key')?.subscribe(() => undefined);

    leaveFirst();
    leaveFirst();
    expect(givenUp).toEqual([]);
    leaveSecond?.();

    expect(givenUp).toEqual([0]);
    expect(flights.find('key')).toBeUndefined();
  });

  it('is not given up by those who leave after it landed', () => {
    const { landings, givenUp, begin } = airport();
    const leave = begin().subscribe(() => undefined);

    landings[0]?.('landed');
    leave();

    expect(givenUp).toEqual([]);
  });

  it('is found, and lands, however many others came and left meanwhile', () => {
    const flights = new Coalescer<string>();
    const results: string[] = [];
    let landLong: (result: string) => void = () => undefined;
    flights.begin('long', (land) => {
      landLong = land;
      return () => undefined;
    });
    for (let n = 0; n < 2000; n++) flights.begin(`short ${n}`, () => () => undefined).subscribe(() => undefined)();

    flights.find('long')?.subscribe((result) => results.push(result));
    landLong('landed');

    expect(results).toEqual(['landed']);
    expect(flights.find('long')).toBeUndefined();
    expect(flights.find('short 1999')).toBeUndefined();
  });

  it('can land while it starts', () => {
    const flights = new Coalescer<string>();
    const results: string[] = [];

    const flight = flights.begin('key', (land) => {
      land('at once');
      return () => undefined;
    });
    flight.subscribe((result) => results.push(result));

    expect(results).toEqual(['at once']);
    expect(flights.find('key')).toBeUndefined();
  });
});
