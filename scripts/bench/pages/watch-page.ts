/** What a page tells about itself; times in milliseconds since the navigation began. */
export interface Seen {
  fcp: number
  lcp: number
  /** The sum of all shifts, which is never less than CLS. */
  cls: number
  longTasks: { start: number; duration: number }[]
  addToCartReady?: number
  addToCartEnhanced?: number
  pressedAt?: number
  headingAt?: number
}

declare global {
  interface Window {
    seen: Seen
  }
}

type ShiftEntry = PerformanceEntry & { value: number; hadRecentInput: boolean }

/** Runs in the page before anything of it: notes when what is seen and can be used. */
export function watchPage({ addToCart }: { addToCart: string }): void {
  const seen: Seen = { fcp: 0, lcp: 0, cls: 0, longTasks: [] }
  window.seen = seen

  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime
  })
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as ShiftEntry
    if (!hadRecentInput) seen.cls += value
  })
  observe('longtask', ({ startTime, duration }) => {
    seen.longTasks.push({ start: startTime, duration })
  })

  const isHydrated = (element: Element) =>
    Object.keys(element).some((key) => key.startsWith('__reactProps$'))
  const findButton = () =>
    [...document.querySelectorAll<HTMLButtonElement>('form button[type=submit]')].find(
      (button) =>
        button.textContent?.trim() === addToCart && !button.disabled && button.checkVisibility(),
    )
  // A frame that begins with the button in place paints it before the next one begins.
  let wasThere = false
  const look = (now: number) => {
    const button = findButton()
    if (button && wasThere) seen.addToCartReady ??= now
    if (button && isHydrated(button)) seen.addToCartEnhanced ??= now
    wasThere = button !== undefined
    if (seen.addToCartEnhanced === undefined && now < 20_000) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Runs in the page: notes the next press, and when a heading other than this page's is there to read. */
export function watchNavigation(): void {
  const headings = () =>
    [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility())
  const before = new Set(headings().map(({ textContent }) => textContent))
  addEventListener(
    'pointerdown',
    (event) => {
      window.seen.pressedAt = event.timeStamp
    },
    { capture: true, once: true },
  )
  const observer = new MutationObserver(() => {
    if (!headings().some(({ textContent }) => textContent && !before.has(textContent))) return
    window.seen.headingAt = performance.now()
    observer.disconnect()
  })
  observer.observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
    attributes: true,
  })
}
