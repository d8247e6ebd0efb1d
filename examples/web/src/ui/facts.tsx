const LONG = 40;

/** Names and values; those without a value are left out. */
export function Facts({ facts }: { readonly facts: Readonly<Record<string, string | null | undefined>> }) {
  return (
    <dl className="facts">
      {Object.entries(facts).map(
        ([name, value]) =>
          value && (
            <div key={name} className={value.length > LONG ? 'wide' : undefined}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
