const inputs = ['pointerdown', 'keydown'] as const

/**
 * Runs an action once, when the browser is idle after the shopper's first press or key. For loading code that is needed only beyond
 * reading. Returns the cancel function.
 */
export function afterFirstInput(action: () => void): () => void {
  let cancel = () => {}
  const stop = () => {
    for (const name of inputs) removeEventListener(name, start, { capture: true })
  }
  const start = () => {
    stop()
    cancel = whenIdle(action)
  }
  for (const name of inputs) addEventListener(name, start, { capture: true, passive: true })
  return () => {
    stop()
    cancel()
  }
}

/** Maximum delay on a busy page, in milliseconds. */
const timeoutMs = 3_000

/** Runs an action once the page has loaded and the browser is idle. Returns the cancel function. */
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
