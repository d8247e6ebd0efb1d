import { expect } from 'vitest';
import type { Feature, Run } from './cell.ts';
import type { Ask } from './transports.ts';
import { type Caller, soon } from './world.ts';

const settings = { mcp: { enabled: true, graph: 'read' } };
const order = (id: string) => ({ agent: `{ order(id: "${id}") { orderId sellerId } }` });

/** The result of an agent's call, with its status. */
async function called(run: Run, from: Caller, ask: Pick<Ask, 'agent' | 'meta' | 'headers'>) {
  const { status, results, headers } = await run.ask(from, ask);
  const [message] = results as [any];
  return { status, headers, ...(message.result ?? { error: message.error }) };
}

/** What agents do, who are counted, limited and observed as any other caller. */
export const AGENT_FEATURES: Readonly<Record<string, Feature>> = {
  'an agent that calls': {
    settings,
    async run(run) {
      const { id, a, b } = run;
      for (const from of [a, b]) {
        const { status, structuredContent, _meta } = await called(run, from, order(id));
        // A credential of an agent ends here, and other headers are forwarded.
        const sellerId = run.cell.caller === 'JWT' ? '-' : from.name;
        expect([status, structuredContent]).toEqual([200, { data: { order: { orderId: id, sellerId } } }]);
        // What is stored costs nothing.
        expect(_meta['manifold/cost']).toEqual(expect.objectContaining({ actual: expect.toBeOneOf([0, 1]) }));
      }
      // A credential of an agent ends here: what is forwarded is told apart by another header alone.
      const isForwarded = run.cell.caller === 'forwarded header';
      expect(new Set(run.calls()).size).toBe(isForwarded ? 2 : 1);
    },
  },

  'an agent with a budget': {
    isAlone: true,
    settings: { ...settings, budgets: { rules: [{ name: 'few', of: 'cost', per: 'key', limit: 2, within: 'day' }] } },
    async run(run) {
      const { id, a } = run;
      for (const n of [1, 2]) expect((await called(run, a, order(`${id}-${n}`))).isError).toBeUndefined();
      const { isError, content, headers } = await called(run, a, order(`${id}-3`));
      expect([isError, content[0].text]).toEqual([
        true,
        expect.stringMatching(/^The budget few is used up\. Try again in \d+ s\.$/),
      ]);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(run.calls()).toHaveLength(2);
    },
  },

  'an agent that acts for users': {
    isAlone: true,
    settings: {
      mcp: { ...settings.mcp, budgetKey: 'net/user' },
      budgets: {
        rules: [{ name: 'users', per: 'agent', limit: 2, within: 'day' }],
        tools: { execute: { limit: 4, within: 'day' } },
      },
    },
    async run(run) {
      const { id, a } = run;
      const answers: unknown[] = [];
      for (const [at, user] of ['eve', 'eve', 'eve', 'fay', 'fay', 'gil'].entries()) {
        const requestId = `${id}-${at}`;
        const ask = { ...order(requestId), meta: { 'net/user': user }, headers: { 'x-request-id': requestId } };
        const { isError, content, headers } = await called(run, a, ask);
        expect(headers['x-request-id']).toBe(requestId);
        answers.push(isError ? content[0].text.split(' is used up')[0] : 'answered');
      }
      expect(answers).toEqual([
        'answered',
        'answered',
        'The budget users',
        'answered',
        'answered',
        'The budget execute',
      ]);
      expect(run.calls()).toHaveLength(4);
    },
  },

  'an agent that asks too much': {
    settings,
    async run(run) {
      const { a, b } = run;
      for (const from of [a, b]) {
        const { isError, content } = await called(run, from, { agent: '{ orders(first: 200) { nodes { orderId } } }' });
        expect([isError, content[0].text]).toEqual([
          true,
          expect.stringContaining('may make 100 calls, and limits.cost is 40'),
        ]);
      }
      expect(run.calls()).toEqual([]);
    },
  },

  'an agent without the scope': {
    settings,
    async run(run) {
      const { id, third } = run;
      const { status, headers, structuredContent } = await called(run, third, order(id));
      if (!run.hasAuth) {
        expect(structuredContent.data.order.orderId).toBe(id);
        return;
      }
      expect([status, run.calls()]).toEqual([403, []]);
      expect(headers['www-authenticate']).toContain('error="insufficient_scope", scope="marketplace:read:order"');
    },
  },

  'an agent that leaves': {
    settings,
    async run(run) {
      const { id, a, b } = run;
      const gate = run.world.upstream.hold(new RegExp(id));
      for (const [at, from] of [a, b].entries()) {
        const { leave } = run.leaving(from, order(`${id}-${at}`));
        await gate.reached(at + 1);
        await leave();
        await soon(() => expect(run.world.upstream.left).toHaveLength(at + 1));
        expect(run.served.metric('manifold_requests_in_flight')).toBe(0);
      }
      gate.open();
    },
  },
};
