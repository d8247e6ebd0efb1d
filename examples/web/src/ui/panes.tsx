import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  /** The address of the list, to which a phone goes back. */
  readonly listHref: string;
  readonly tools?: ReactNode;
  readonly list: ReactNode;
  /** The selected item. A phone shows either it or the list. */
  readonly detail: ReactNode;
  /** What stands in place of the detail if nothing is selected. */
  readonly hint: string;
}

/** A list, and the item that is selected in it. */
export function Panes({ title, listHref, tools, list, detail, hint }: Props) {
  return (
    <main className="panes" data-detail={detail ? 'shown' : 'hidden'}>
      <section className="pane list-pane" aria-label={title}>
        <div className="pane-head">
          <h2>{title}</h2>
          {tools}
        </div>
        {list}
      </section>
      {/* It scrolls, so it takes the keyboard's focus. */}
      <section className="pane detail-pane" aria-label="Details" tabIndex={0}>
        {detail ? (
          <>
            <a className="back" href={listHref}>
              ← {title}
            </a>
            {detail}
          </>
        ) : (
          <p className="hint">{hint}</p>
        )}
      </section>
    </main>
  );
}
