/** Distance below the view at which an element counts as near, in CSS pixels. */
const nearPx = 600

/**
 * Runs an action once when an element comes near the view from below. If the element is already in view, waits for the next press, so that
 * the action doesn't move visible content. Returns the cancel function.
 */
export function whenNear(element: Element, action: () => void): () => void {
  const presses = new AbortController()
  const cancel = () => {
    observer.disconnect()
    presses.abort()
  }
  const run = () => {
    cancel()
    action()
  }
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      if (entry.boundingClientRect.top >= window.innerHeight) return run()
      for (const press of ['pointerdown', 'keydown']) {
        window.addEventListener(press, run, { signal: presses.signal })
      }
    },
    { rootMargin: `0px 0px ${nearPx}px` },
  )
  observer.observe(element)
  return cancel
}
