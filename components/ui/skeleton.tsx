/** A grey placeholder the size of the content to come. Appears after 200 ms. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={`skeleton block bg-line ${className}`} />
}
