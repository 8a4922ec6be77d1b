/** A grey placeholder with the size of the content to come. Shown after 200 ms. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={`skeleton block bg-line ${className}`} />
}
