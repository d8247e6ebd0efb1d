/** The orders of these numbers as a page of all ten, with all that a query may select. The nodes at its cursors may be others. */
export function orderPage(numbers: readonly number[], nodeNumbers = numbers) {
  const nodes = nodeNumbers.map((n) => ({ __typename: 'Order', id: `o${n}`, orderId: `order ${n}` }));
  const edges = nodes.map((node, index) => ({ __typename: 'OrderEdge', cursor: `c${numbers[index]}`, node }));
  const [start, end] = [numbers[0] ?? 0, numbers.at(-1) ?? 0];
  const pageInfo = {
    __typename: 'PageInfo',
    hasPreviousPage: start > 1,
    hasNextPage: end < 10,
    startCursor: `c${start}`,
    endCursor: `c${end}`,
  };
  return { __typename: 'OrderConnection', nodes, edges, pageInfo, totalCount: 10 };
}
