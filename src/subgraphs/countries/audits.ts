import type { Audits } from '#test/own-audits';

export const audits: Audits = {
  further: [
    `{ countries(where: { name: "portugal" }) { nodes {
      borders { name { common } }
      resellerProducts(partnerName: "partners/acme-tel", first: 1) { nodes { productId } }
  } } }`,
  ],
  refusals: {
    status: 400,
    view: ({ status, message }) => [status, message],
    expected: (_body, { name }) => [400, `'${name}' query not specified`],
  },
  passes: { query: 'unknown repeated type enum const minimum maximum maxLength maxItems format pattern' },
};
