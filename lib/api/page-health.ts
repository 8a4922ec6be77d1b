import { withDeadline } from '@etalase/contract/rules/with-deadline.ts'

const timeoutMs = 10_000

/** Whether the server responds to the current page's URL again. */
export async function isPageReachable(): Promise<boolean> {
  const ask = (signal: AbortSignal) =>
    fetch(window.location.href, { method: 'HEAD', cache: 'no-store', signal })
  return withDeadline(timeoutMs, ask).then(
    ({ ok }) => ok,
    () => false,
  )
}
