import type { World } from './index.ts';

/** A product of the sandbox's seller. Marketplace and warehouse use the same SKU. */
export interface Product {
  readonly sku: string;
  readonly itemId: number;
  readonly name: string;
  /** In euros, to the cent. */
  readonly cents: number;
}

const THINGS = [
  'Scarf',
  'Kettle',
  'Lantern',
  'Notebook',
  'Blanket',
  'Teapot',
  'Satchel',
  'Clock',
  'Cushion',
  'Vase',
] as const;
const KINDS = ['Wool', 'Copper', 'Linen', 'Oak', 'Slate', 'Cotton', 'Brass', 'Willow', 'Felt', 'Clay'] as const;

/** A hundred products. */
export function catalog(world: World): readonly Product[] {
  const random = world.random('catalog');
  return KINDS.flatMap((kind, row) =>
    THINGS.map((thing, column) => ({
      sku: `${kind}-${thing}`.toUpperCase(),
      itemId: 500 + row * THINGS.length + column,
      name: `${kind} ${thing.toLowerCase()}`,
      cents: random.int(400, 24_900),
    })),
  );
}
