import { type Browser, chromium } from 'playwright-core';
import { findChromium, MISSING } from './chromium.ts';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts the browser; says in one line what is missing. */
export function launch(flags: readonly string[] = []): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error(MISSING);
  return chromium.launch({ executablePath, args: [...FLAGS, ...flags] });
}
