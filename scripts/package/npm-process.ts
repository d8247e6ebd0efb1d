import { execFileSync } from 'node:child_process';

const NPM = /^npm(?: |$)|npm-cli\.js/;

/** The id of the npm that runs this script; `undefined` where `ps` is missing or does not tell. */
export function npmProcess(): number | undefined {
  try {
    for (let pid = process.ppid; pid > 1; ) {
      const shown = execFileSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], { encoding: 'utf8' });
      const [, parent, command = ''] = /^\s*(\d+)\s+(.*)/.exec(shown) ?? [];
      if (NPM.test(command)) return pid;
      pid = Number(parent ?? 0);
    }
  } catch {
    return undefined;
  }
  return undefined;
}
