/** Rows of the size of those that will come. */
export function Loading({ label, rows = 8 }: { readonly label: string; readonly rows?: number }) {
  return (
    <div role="status" aria-label={label} className="loading">
      {Array.from({ length: rows }, (_, index) => (
        <span key={index} />
      ))}
    </div>
  );
}
