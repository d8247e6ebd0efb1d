/** The partner that a product, promotion or subscription belongs to, by the name of any of them. */
export function partnerOf(name: string): string | undefined {
  return /^(partners\/[^/]+)\//.exec(name)?.[1];
}

/** The last part of a name. */
export function idOf(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}

/** The upstream writes the collection in two ways. */
export function promotionKey(name: string): string {
  return name.replace('/promotion/', '/promotions/');
}

/** A subscription's whole name, from that or its bare id beside another subscription. */
export function subscriptionName(id: string, beside: string): string {
  return id.includes('/') ? id : `${beside.slice(0, beside.lastIndexOf('/'))}/${id}`;
}
