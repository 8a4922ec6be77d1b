/** How long a busy page may put it off, in milliseconds. */
const timeoutMs = 3_000

/** Does something once the page has loaded and is at rest; gives what calls it off. */
export function whenIdle(action: () => void): () => void {
  let cancel = () => {}
  const wait = () => {
    if ('requestIdleCallback' in window) {
      const handle = window.requestIdleCallback(() => action(), { timeout: timeoutMs })
      cancel = () => window.cancelIdleCallback(handle)
    } else {
      const timer = setTimeout(action, 1)
      cancel = () => clearTimeout(timer)
    }
  }
  if (document.readyState === 'complete') wait()
  else {
    window.addEventListener('load', wait, { once: true })
    cancel = () => window.removeEventListener('load', wait)
  }
  return () => cancel()
}
