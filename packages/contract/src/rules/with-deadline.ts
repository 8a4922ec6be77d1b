/**
 * Runs work that sends a request and reads the whole response, within `ms` milliseconds. At the deadline it aborts the work's signal and
 * rejects with a DOMException `TimeoutError`, even if the work goes on: Node's `fetch` can lose the signal of a `Request` while its body is
 * read. `outer` aborts the work earlier. Passes on the work's rejections.
 */
export async function withDeadline<Result>(
  ms: number,
  work: (signal: AbortSignal) => Promise<Result>,
  outer?: AbortSignal,
): Promise<Result> {
  const controller = new AbortController()
  const { signal } = controller
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
  const abort = () => controller.abort(outer?.reason)
  const timer = setTimeout(
    () => controller.abort(new DOMException(`no whole answer in ${ms} ms`, 'TimeoutError')),
    ms,
  )
  outer?.addEventListener('abort', abort)
  if (outer?.aborted) abort()
  try {
    return await Promise.race([aborted, work(signal)])
  } finally {
    clearTimeout(timer)
    outer?.removeEventListener('abort', abort)
  }
}
