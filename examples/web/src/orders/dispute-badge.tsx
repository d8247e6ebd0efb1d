import { type FragmentType, getFragmentData, graphql } from '../gql';
import { Badge, type Tone } from '../ui/badge';

const DISPUTE_BADGE = graphql(`
  fragment DisputeBadge on PaymentDispute {
    status
  }
`);

const TONES: Readonly<Record<string, Tone>> = { ACTION_NEEDED: 'bad', OPEN: 'wait', CLOSED: 'plain' };
const WORDS: Readonly<Record<string, string>> = {
  ACTION_NEEDED: 'Dispute: reply',
  OPEN: 'Disputed',
  CLOSED: 'Dispute closed',
};

export function DisputeBadge(props: { readonly dispute: FragmentType<typeof DISPUTE_BADGE> }) {
  const { status } = getFragmentData(DISPUTE_BADGE, props.dispute);
  return <Badge tone={TONES[status] ?? 'plain'}>{WORDS[status] ?? status}</Badge>;
}
