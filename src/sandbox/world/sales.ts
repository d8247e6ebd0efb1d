import type { Random } from '../random.ts';
import { catalog, type Product } from './catalog.ts';
import type { World } from './index.ts';
import { type Person, person } from './people.ts';

/** A sale, which marketplace, warehouse and disputes all have a part of. */
export interface Sale {
  /** The marketplace's id, which is the merchant's id in the warehouse. */
  readonly orderId: string;
  /** The warehouse's id. */
  readonly warehouseOrderId: number;
  readonly buyer: Person;
  /** Milliseconds since 1970. */
  readonly soldAt: number;
  readonly shippedAt: number | undefined;
  readonly lines: readonly SaleLine[];
  /** Units of the buyer's currency for one euro. */
  readonly rate: number;
  readonly deliveryCents: number;
  readonly cancelled: boolean;
  readonly returned: boolean;
  readonly disputed: boolean;
}

export interface SaleLine {
  readonly product: Product;
  readonly quantity: number;
}

const COUNT = 400;
/** The days for which future sales are known. */
export const LATER_DAYS = 60;
const DAY = 86_400_000;
const RATES: Readonly<Record<string, number>> = {
  EUR: 1,
  GBP: 0.86,
  NOK: 11.4,
  SEK: 11.2,
  DKK: 7.46,
  CHF: 0.94,
  PLN: 4.31,
  USD: 1.09,
  CAD: 1.48,
  JPY: 163,
  AUD: 1.65,
};

/** Four hundred sales of the last eighty days, oldest first. */
export function sales(world: World): readonly Sale[] {
  const random = world.random('sales');
  return Array.from({ length: COUNT }, (_, index) => {
    const buyer = person(random);
    const soldAt = world.today - 80 * DAY + Math.floor((index * 80 * DAY) / COUNT) + random.int(0, 3_600_000);
    return saleOf(world, random, { index, buyer, soldAt, isOver: world.today - soldAt > 3 * DAY });
  });
}

/** The sales of the days from tomorrow on, of which only the executions are known. */
export function laterSales(world: World): readonly Sale[] {
  const random = world.random('sales/later');
  return Array.from({ length: LATER_DAYS * 5 }, (_, index) => {
    const buyer = person(random);
    const soldAt = world.today + DAY + (index * DAY) / 5 + random.int(0, 3_600_000);
    return saleOf(world, random, { index: COUNT + index, buyer, soldAt, isOver: true });
  });
}

interface SaleStart extends Pick<Sale, 'buyer' | 'soldAt'> {
  readonly index: number;
  /** Its parcel was shipped, unless it was cancelled. */
  readonly isOver: boolean;
}

function saleOf(world: World, random: Random, { index, buyer, soldAt, isOver }: SaleStart): Sale {
  const cancelled = random.chance(0.04);
  return {
    orderId: `${String(random.int(10, 29))}-${String(10_000 + index)}-${String(random.int(10_000, 99_999))}`,
    warehouseOrderId: 880_001 + index,
    buyer,
    soldAt,
    shippedAt: isOver && !cancelled ? soldAt + random.int(8, 60) * 3_600_000 : undefined,
    lines: random.some(world.of(catalog), random.int(1, 4)).map((product) => ({ product, quantity: random.int(1, 3) })),
    rate: RATES[buyer.address.currency] ?? 1,
    deliveryCents: random.int(0, 900),
    cancelled,
    returned: isOver && !cancelled && random.chance(0.08),
    disputed: isOver && random.chance(0.1),
  };
}

/** An amount in the sale's currency, from euro cents. */
export function inCurrency({ rate }: Sale, cents: number): string {
  return ((cents * rate) / 100).toFixed(2);
}
