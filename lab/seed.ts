/** The seed that an option gives, or else a new one. It is printed, so that the run can be repeated. */
export function printedSeed(given: string | undefined): string {
  const seed = given ?? String(Date.now());
  console.log(`Seed: ${seed}`);
  return seed;
}
