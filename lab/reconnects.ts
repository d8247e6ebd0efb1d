import { helpOnRequest } from '../scripts/help-on-request.ts';
import { reconnectWalk } from './subscribers/walks.ts';

helpOnRequest(`npm run lab -- reconnects [<events>]

Follows a growing chain over three replicas with subscribers that leave at random and go on at another replica by the cursor of their
last event: 100,000 events unless given. The exit code is 1 if an event is lost or repeated.`);

const { events, connections, polls, wrong } = await reconnectWalk(Number(process.argv[2] ?? 100_000));
console.log(`${events} events over ${connections} connections, ${polls} calls upstream`);
for (const each of wrong) console.log(`MISSED  ${each}`);
process.exit(wrong.length > 0 ? 1 : 0);
