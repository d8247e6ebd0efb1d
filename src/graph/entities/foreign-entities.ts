/** The entities of other subgraphs, by type, with the fields of their keys: `sku`, or `shopId sku`. */
export type ForeignEntities = Readonly<Record<string, readonly string[]>>;
