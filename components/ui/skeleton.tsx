/** A grey shape where something is about to be; give it the size of what comes. Shows after 200 ms. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={`skeleton block bg-line ${className}`} />
}
