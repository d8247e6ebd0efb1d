import type { SettleCost } from '../budgets/index.ts';

/** Charges a caller for an event. Throws, or rejects with, the refusal of its budgets. */
export type ChargeEvent = () => SettleCost | Promise<SettleCost>;

/** A subscriber that pays for its events. */
export interface ChargedMember {
  readonly callerKey: string;
  /** Absent where events cost nothing, for all subscribers of an operation. */
  readonly charge: ChargeEvent | undefined;
  /** Ends it, because its caller cannot pay. */
  refuse(error: unknown): void;
}

const FREE_OF_CHARGE: SettleCost = () => undefined;

/** Charges each caller of an event once, and ends the subscribers of those who cannot pay. The result settles the charges. */
export function chargeEvent(members: Iterable<ChargedMember>): SettleCost | Promise<SettleCost> {
  const [first] = members;
  if (!first?.charge) return FREE_OF_CHARGE;
  const byCaller = [...Map.groupBy(members, ({ callerKey }) => callerKey).values()];
  return Promise.all(byCaller.map(chargeCaller)).then((charges) => (calls) => {
    for (const settle of charges) settle(calls);
  });
}

async function chargeCaller(members: readonly ChargedMember[]): Promise<SettleCost> {
  try {
    return (await members[0]?.charge?.()) ?? FREE_OF_CHARGE;
  } catch (error) {
    for (const member of members) member.refuse(error);
    return FREE_OF_CHARGE;
  }
}
