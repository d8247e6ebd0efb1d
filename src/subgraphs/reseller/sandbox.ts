import type { Product, Promotion, Subscription } from '#contracts/reseller';
import {
  type Criteria,
  criteriaOf,
  failed,
  finishStatusReply,
  masked,
  mock,
  type Reply,
  type SandboxRequest,
  STATUS_LENIENCIES,
  statusErrors,
  tokenPage,
  unauthenticated,
  type World,
} from '#sandbox';
import { productsOf } from './sandbox/products.ts';
import { promotionsOf } from './sandbox/promotions.ts';
import { subscriptionsOf } from './sandbox/subscriptions.ts';

interface Partner {
  readonly products: readonly Product[];
  readonly promotions: readonly Promotion[];
  readonly subscriptions: ReadonlyMap<string, Subscription>;
}
type State = ReadonlyMap<string, Partner>;

const PAGES = { usual: 50, most: 1000 } as const;

/** The products and subscriptions of two partners. */
export const sandbox = mock({
  slug: 'reseller',
  about: { data: 'the products, promotions and subscriptions of two partners' },
  seed: (world): State =>
    new Map(['partners/acme-tel', 'partners/nordic-net'].map((name) => [name, partnerOf(world, name)])),
  unauthorized: unauthenticated,
  errors: statusErrors,
  ignores: STATUS_LENIENCIES,
  finish: finishStatusReply,
  handlers: {
    listProducts(request, partners) {
      const partner = partners.get(request.parameter('parent'));
      if (!partner) return stranger();
      const keeps = (filter: string) => criteriaOf(filter, PRODUCT_CRITERIA);
      return tokenPage(request, 'products', partner.products, { ...PAGES, keeps });
    },
    listPromotions(request, partners) {
      const partner = partners.get(request.parameter('parent'));
      if (!partner) return stranger();
      const keeps = (filter: string) => criteriaOf(filter, PROMOTION_CRITERIA);
      return tokenPage(request, 'promotions', partner.promotions, { ...PAGES, keeps });
    },
    getSubscription: (request, partners) => subscription(request, partners),
  },
});

function partnerOf(world: World, name: string): Partner {
  const products = productsOf(world, name);
  const promotions = promotionsOf(world, name, products);
  const subscriptions = subscriptionsOf(world, name, products, promotions);
  return { products, promotions, subscriptions: new Map(subscriptions.map((each) => [each.name, each])) };
}

function subscription(request: SandboxRequest, partners: State): Reply {
  const name = request.parameter('name');
  const partner = partners.get(name.slice(0, name.indexOf('/subscriptions/')));
  if (!partner) return stranger();
  const found = partner.subscriptions.get(name);
  return found ? masked(request, found) : failed('NOT_FOUND', 'The partner sold no such subscription.');
}

const stranger = () => failed('PERMISSION_DENIED', 'The caller does not act for this partner.');

const PRODUCT_CRITERIA: Criteria<Product> = {
  regionCodes: ({ regionCodes = [] }, value) => regionCodes.includes(value),
  'youtubePayload.partnerEligibilityId': ({ name }) => isVideo(name),
  'youtubePayload.postalCode': ({ name }) => isVideo(name),
};
const PROMOTION_CRITERIA: Criteria<Promotion> = {
  regionCodes: ({ regionCodes = [] }, value) => regionCodes.includes(value),
  applicableProducts: ({ applicableProducts = [] }, value) => applicableProducts.includes(value),
  'youtubePayload.partnerEligibilityId': ({ applicableProducts = [] }) => applicableProducts.some(isVideo),
  'youtubePayload.postalCode': ({ applicableProducts = [] }) => applicableProducts.some(isVideo),
};
const isVideo = (name: string) => name.includes('/products/video-');
