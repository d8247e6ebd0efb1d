import { type FragmentType, getFragmentData, graphql } from '../gql';
import { hrefOf } from '../route';
import { minute } from '../ui/format';

const REQUEST_ROW = graphql(`
  fragment RequestRow on WebhookRequest {
    id
    kind
    method
    createdAt
    content
    userAgent
    mail { sender text }
  }
`);

interface Props {
  readonly request: FragmentType<typeof REQUEST_ROW>;
  readonly isSelected: boolean;
  readonly onRemove: () => void;
}

export function RequestRow({ request, isSelected, onRemove }: Props) {
  const { id, kind, method, createdAt, content, userAgent, mail } = getFragmentData(REQUEST_ROW, request);
  const title = mail?.text ?? content ?? 'Without a body';
  return (
    <li className="removable">
      <a className="row" href={hrefOf('inbox', id)} aria-current={isSelected ? 'true' : undefined}>
        <span className="tile">{method ?? (kind === 'EMAIL' ? 'MAIL' : kind)}</span>
        <span className="row-main">
          <span className="row-title mono">{title}</span>
          <span className="row-sub">
            {minute(createdAt)} · {mail?.sender ?? userAgent ?? 'unknown sender'}
          </span>
        </span>
      </a>
      <button
        type="button"
        className="quiet"
        onClick={onRemove}
        aria-label={`Remove the request of ${minute(createdAt)}`}
      >
        <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
          <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
        </svg>
      </button>
    </li>
  );
}
