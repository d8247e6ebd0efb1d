import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/**
 * Which of these processes of this machine has the other end of a connection, by the port of that end. Only Linux tells: gateways that
 * share their events call the same address in the same way.
 */
export function processOf(port: number, pids: readonly number[]): number | undefined {
  const inode = inodeOf(port);
  return pids.find((pid) => inode !== undefined && hasOpen(pid, `socket:[${inode}]`));
}

function inodeOf(port: number): string | undefined {
  const local = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const lines = readFileSync('/proc/net/tcp', 'utf8').split('\n');
  const [, , , , , , , , , inode] =
    lines.map((line) => line.trim().split(/\s+/)).find((each) => each[1]?.endsWith(local)) ?? [];
  return inode;
}

function hasOpen(pid: number, target: string): boolean {
  const folder = `/proc/${pid}/fd`;
  try {
    return readdirSync(folder).some((name) => linkAt(`${folder}/${name}`) === target);
  } catch {
    // It has ended.
    return false;
  }
}

function linkAt(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch {
    // It was closed meanwhile.
    return undefined;
  }
}
