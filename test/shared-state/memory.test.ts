import { describe } from 'vitest';
import { MemoryBus, MemoryLeadership } from '#shared-state';
import { itIsMessageBus } from './bus-rules.ts';
import { itIsLeadership } from './leadership-rules.ts';

describe('MemoryBus', () => {
  const bus = new MemoryBus();
  itIsMessageBus(() => ({ one: bus, other: bus }));
});

describe('MemoryLeadership', () => {
  const leadership = new MemoryLeadership();
  itIsLeadership(() => ({ one: leadership, other: leadership }));
});
