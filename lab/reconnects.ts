import { helpOnRequest } from '../scripts/help-on-request.ts';
import { reconnectWalk, sharedWalk } from './subscribers/walks.ts';

helpOnRequest(`npm run lab -- reconnects [<events>] [--redis]

Follows a growing chain over three replicas with subscribers that leave at random and go on at another replica by the cursor of their
last event: 100,000 events unless given. With --redis the replicas are processes that share a Redis, subscribers use server-sent
events and WebSockets, and the replica that polls is killed again and again. The exit code is 1 if an event is lost or repeated.`);

const most = Number(process.argv.slice(2).find((each) => /^\d+$/.test(each)) ?? 100_000);
const wrong = process.argv.includes('--redis') ? await shared() : await inOneProcess();
for (const each of wrong) process.stdout.write(`MISSED  ${each}\n`);
process.exit(wrong.length > 0 ? 1 : 0);

async function inOneProcess(): Promise<readonly string[]> {
  const { events, connections, polls, wrong: missed } = await reconnectWalk(most);
  process.stdout.write(`${events} events over ${connections} connections, ${polls} calls upstream\n`);
  return missed;
}

async function shared(): Promise<readonly string[]> {
  const { events, connections, broken, takeovers, wrong: missed } = await sharedWalk(most);
  process.stdout.write(
    `${events} events over ${connections} connections, ${broken} of which broke; the replica that polls was killed ${takeovers.length} times\n`,
  );
  const times = takeovers.map((ms) => (ms / 1000).toFixed(1)).join(', ');
  process.stdout.write(`seconds until another one polled: ${times}\n`);
  return missed;
}
