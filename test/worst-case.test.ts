import { describe, expect, it } from 'vitest';
import { slugs } from '#contracts';
import { gatewayOverSandbox } from '#test/over-sandbox';
import { rawRequest } from '#test/raw-request';
import { served } from '#test/served';
import { verdictOf } from '../scripts/worst-case/answer.ts';
import { TurnProbe } from '../scripts/worst-case/processes/turn-probe.ts';
import { messageOf } from '../scripts/worst-case/request.ts';
import { SEEDS, type Seed } from '../scripts/worst-case/seeds.ts';

/*
 * Requests that are known to be costly come to their verdicts. `npm run worst-case` measures what they cost and looks for
 * worse ones; here their turns of the event loop are bounded generously, by processor time.
 */
const MOST_STALL_MS = 500;

async function costs() {
  const { gateway, sandbox } = await gatewayOverSandbox(...slugs);
  const { server } = await served(gateway);
  const callsSoFar = async () => {
    const response = await fetch(`${sandbox.origin}/_sandbox`);
    const { interfaces } = (await response.json()) as { interfaces: Record<string, { calls: number }> };
    return Object.values(interfaces).reduce((sum, { calls }) => sum + calls, 0);
  };
  const costOf = async (seed: Seed) => {
    const { target, ...message } = messageOf(seed);
    const [before, probe] = [await callsSoFar(), new TurnProbe()];
    probe.start();
    const { status = 0, body } = await rawRequest(server.origin + target, message);
    const stallMs = probe.stop();
    const calls = (await callsSoFar()) - before;
    return { ...verdictOf({ status, text: body.toString(), isWhole: true }), calls, bytes: body.length, stallMs };
  };
  return { limits: gateway.settings.limits, costOf };
}

describe('a costly request', () => {
  it('is refused or answered as it should be, within its bounds', { timeout: 120_000 }, async () => {
    const { limits, costOf } = await costs();
    const beyond: object[] = [];

    for (const seed of SEEDS.filter(({ isUnbounded }) => !isUnbounded)) {
      const cost = await costOf(seed);
      const holds =
        cost.verdict === seed.verdict &&
        cost.calls <= seed.calls &&
        cost.nodes <= limits.nodes &&
        cost.bytes <= limits.answerBytes &&
        cost.stallMs <= MOST_STALL_MS;
      if (!holds) beyond.push({ name: seed.name, expected: seed.verdict, mostCalls: seed.calls, ...cost });
    }

    expect(beyond).toEqual([]);
  });
});
