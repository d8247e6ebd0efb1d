/** Prints a command's help and ends the process, where its arguments ask for `--help`. */
export function helpOnRequest(help: string): void {
  if (!process.argv.slice(2).includes('--help')) return;
  process.stdout.write(`${help}\n`);
  process.exit(0);
}
