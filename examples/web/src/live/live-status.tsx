import { Badge, type Tone } from '../ui/badge';
import { Failure } from '../ui/failure';
import type { LiveState } from './use-live';

interface Props {
  readonly state: LiveState;
  /** The name of the events, as the start of a sentence. */
  readonly of: string;
  readonly onRestart: () => void;
}

const SHOWN: Readonly<
  Record<'connecting' | 'live' | 'interrupted', readonly [tone: Tone, text: string, more: string]>
> = {
  connecting: ['plain', 'Connecting', 'come as soon as there is a connection.'],
  live: ['accent', 'Live', 'appear here by themselves.'],
  interrupted: ['wait', 'Connecting again', 'that arrive meanwhile will follow.'],
};

/** Says whether events are followed. */
export function LiveStatus({ state, of, onRestart }: Props) {
  if (state.status === 'ended') return <Failure of={of} error={state.error} onRetry={onRestart} />;
  const [tone, text, more] = SHOWN[state.status];
  return (
    <p className="live" role="status" aria-label="Connection">
      <Badge tone={tone}>{text}</Badge>
      <span className="row-sub">
        {of} {more}
      </span>
    </p>
  );
}
