/** Records of the scripts below; times in milliseconds since the start of the navigation. */
export interface PageTimings {
  fcp: number
  lcp: number
  /** The sum of all layout shifts, which is an upper bound of CLS. */
  cls: number
  longTasks: { start: number; duration: number }[]
  addToCartReady?: number
  addToCartEnhanced?: number
  pressedAt?: number
  headingAt?: number
}

declare global {
  interface Window {
    timings: PageTimings
  }
}

type ShiftEntry = PerformanceEntry & { value: number; hadRecentInput: boolean }

/** Runs in the page before its own scripts. Records paints, layout shifts, long tasks and when the add-to-cart button works. */
export function recordTimings({ addToCart }: { addToCart: string }): void {
  const timings: PageTimings = { fcp: 0, lcp: 0, cls: 0, longTasks: [] }
  window.timings = timings

  const observe = (type: string, record: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(record)).observe({
      type,
      buffered: true,
    })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') timings.fcp = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => {
    timings.lcp = startTime
  })
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as ShiftEntry
    if (!hadRecentInput) timings.cls += value
  })
  observe('longtask', ({ startTime, duration }) => {
    timings.longTasks.push({ start: startTime, duration })
  })

  const isHydrated = (element: Element) =>
    Object.keys(element).some((key) => key.startsWith('__reactProps$'))
  const findButton = () =>
    [...document.querySelectorAll<HTMLButtonElement>('form button[type=submit]')].find(
      (button) =>
        button.textContent?.trim() === addToCart && !button.disabled && button.checkVisibility(),
    )
  // If the button exists at the start of a frame, it is painted by the start of the next one.
  let wasPresent = false
  const checkFrame = (now: number) => {
    const button = findButton()
    if (button && wasPresent) timings.addToCartReady ??= now
    if (button && isHydrated(button)) timings.addToCartEnhanced ??= now
    wasPresent = button !== undefined
    if (timings.addToCartEnhanced === undefined && now < 20_000) requestAnimationFrame(checkFrame)
  }
  requestAnimationFrame(checkFrame)
}

/** Runs in the page. Records the time of the next press, and of the first new heading that follows. */
export function recordNavigation(): void {
  const headings = () =>
    [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility())
  const before = new Set(headings().map(({ textContent }) => textContent))
  addEventListener(
    'pointerdown',
    (event) => {
      window.timings.pressedAt = event.timeStamp
    },
    { capture: true, once: true },
  )
  const observer = new MutationObserver(() => {
    if (!headings().some(({ textContent }) => textContent && !before.has(textContent))) return
    window.timings.headingAt = performance.now()
    observer.disconnect()
  })
  observer.observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
    attributes: true,
  })
}
