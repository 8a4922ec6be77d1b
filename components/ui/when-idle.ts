/** The longest delay on a busy page, in milliseconds. */
const timeoutMs = 3_000

/** Runs an action once the page has loaded and the browser is idle; gives the cancel function. */
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
