import { helpOnRequest } from './help-on-request.ts';
import { reconnectWalk } from './subscribers/reconnect-walk.ts';

helpOnRequest(`npm run reconnects [-- <events>]

Follows a growing chain over three replicas with subscribers that leave at random and go on at another replica by the cursor of their
last event: 100,000 events unless given. The exit code is 1 if an event is lost or repeated.`);

const most = Number(process.argv.slice(2).find((each) => /^\d+$/.test(each)) ?? 100_000);
const { events, connections, polls, wrong } = await reconnectWalk(most);
process.stdout.write(`${events} events over ${connections} connections, ${polls} calls upstream\n`);
for (const each of wrong) process.stdout.write(`MISSED  ${each}\n`);
process.exit(wrong.length > 0 ? 1 : 0);
