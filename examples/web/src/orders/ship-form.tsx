import { useMutation } from '@apollo/client/react';
import { match } from 'manifold-gateway/client';
import { type FormEvent, useState } from 'react';
import { type FragmentType, getFragmentData, graphql } from '../gql';
import { Failure } from '../ui/failure';

const SHIP_FORM = graphql(`
  fragment ShipForm on Order {
    orderId
    lineItems { lineItemId quantity }
  }
`);

const SHIP = graphql(`
  mutation Ship($input: CreateShippingFulfillmentInput!) {
    createShippingFulfillment(input: $input) {
      ... on CreateShippingFulfillmentSuccess { shippingFulfillment { id } }
      ... on InvalidShippingFulfillment { message fields }
      ... on OrderNotFound { message }
      ... on OrderAccessDenied { message }
    }
  }
`);

interface Problem {
  readonly text: string;
  /** Whether the person can correct it in the tracking number. */
  readonly isTracking: boolean;
}

const other = (text: string): Problem => ({ text, isTracking: false });

export function ShipForm(props: { readonly order: FragmentType<typeof SHIP_FORM> }) {
  const { orderId, lineItems } = getFragmentData(SHIP_FORM, props.order);
  const [problem, setProblem] = useState<Problem>();
  const [ship, { loading, error }] = useMutation(SHIP, { errorPolicy: 'all' });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const tracking = { carrierCode: form.get('carrier') as string, number: (form.get('number') as string).trim() };
    const lines = lineItems.flatMap(({ lineItemId, quantity }) => (lineItemId ? [{ lineItemId, quantity }] : []));
    setProblem(undefined);
    const { data } = await ship({
      variables: { input: { orderId, lineItems: lines, tracking } },
      refetchQueries: ({ data: done }) =>
        done?.createShippingFulfillment?.__typename === 'CreateShippingFulfillmentSuccess' ? ['Order'] : [],
    });
    const result = data?.createShippingFulfillment;
    if (!result) return;
    setProblem(
      match(result, {
        CreateShippingFulfillmentSuccess: () => undefined,
        InvalidShippingFulfillment: ({ fields }) =>
          fields.includes('tracking')
            ? { text: 'Use letters and digits alone, as on the label of the parcel.', isTracking: true }
            : other('The marketplace does not take this parcel. Check whether the items were shipped already.'),
        OrderNotFound: () => other('This order is gone from the marketplace. Reload the list.'),
        OrderAccessDenied: () => other('Your account may not ship orders. Ask an administrator for access.'),
      }),
    );
  }

  return (
    <form className="form" onSubmit={(event) => void submit(event)}>
      <h4>Ship all items</h4>
      <label>
        Carrier
        <select name="carrier">
          <option value="SamplePost">Sample Post</option>
          <option value="SampleExpress">Sample Express</option>
        </select>
      </label>
      <label>
        Tracking number
        <input
          name="number"
          required
          autoComplete="off"
          aria-invalid={problem?.isTracking ?? false}
          aria-describedby={problem?.isTracking ? 'tracking-problem' : undefined}
        />
      </label>
      <button type="submit" className="primary" disabled={loading}>
        {loading ? 'Shipping…' : 'Ship'}
      </button>
      {problem && (
        <p id={problem.isTracking ? 'tracking-problem' : undefined} className="note bad" role="alert">
          {problem.text}
        </p>
      )}
      {error && <Failure of="The marketplace" error={error} />}
    </form>
  );
}
