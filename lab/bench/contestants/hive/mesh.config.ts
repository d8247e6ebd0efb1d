import { join } from 'node:path';
import { createPrefixTransform, defineConfig } from '@graphql-mesh/compose-cli';
import { loadOpenAPISubgraph } from '@omnigraph/openapi';
import { ASKED } from '../manifold.ts';

const CONTRACTS = join(import.meta.dirname, '..', '..', '..', '..', 'mesh');

export const composeConfig = defineConfig({
  subgraphs: ASKED.map((slug) => ({
    sourceHandler: loadOpenAPISubgraph(slug, {
      source: join(CONTRACTS, `${slug}.yaml`),
      endpoint: `${process.env['UPSTREAM']}/${slug}`,
      // Otherwise every answer is a union with the failures, which costs more.
      ignoreErrorResponses: true,
    }),
    transforms: [createPrefixTransform({ value: `${slug}_`, includeRootOperations: true })],
  })),
  additionalTypeDefs: /* GraphQL */ `
    extend type quotes_Quote {
      writer: quotes_Author
        @resolveTo(
          sourceName: "quotes"
          sourceTypeName: "Query"
          sourceFieldName: "quotes_listAuthors"
          keyField: "authorSlug"
          keysArg: "slug"
          additionalArgs: { limit: 10 }
          result: "results"
          valueKeyField: "slug"
        )
    }
    extend type marketplace_Order {
      disputes: marketplace_PaymentDisputePage
        @resolveTo(
          sourceName: "marketplace"
          sourceTypeName: "Query"
          sourceFieldName: "marketplace_listPaymentDisputes"
          requiredSelectionSet: "{ orderId }"
          sourceArgs: { order_id: "{root.orderId}", limit: 200 }
        )
    }
  `,
});
