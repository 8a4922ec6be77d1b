import type { CDPSession, Locator, Page } from '@playwright/test'
import { waitUntilIdle } from '#bench/pages/phone.ts'

const slowCpu = 6

declare global {
  interface Window {
    longestPress?: number
  }
}

/** Runs in the page. Records how long the slowest interaction took until the next paint (W3C, Event Timing). */
function recordPresses(): void {
  window.longestPress = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!Reflect.get(entry, 'interactionId')) continue
      window.longestPress = Math.max(window.longestPress ?? 0, entry.duration)
    }
  }).observe({ type: 'event', durationThreshold: 16 })
}

/** Returns the middle of an element, scrolled into view. */
async function middleOf(target: Locator): Promise<[x: number, y: number]> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} has no box`)
  return [box.x + box.width / 2, box.y + box.height / 2]
}

/** A place to press on an idle page with a slow CPU, and text to type there instead. */
export interface Press {
  page: Page
  session: CDPSession
  target: Locator
  typed: string | undefined
}

/**
 * Presses, or types, with the CPU slowed down six times, and waits until the page is idle again. Taps coordinates: a locator would
 * inspect the page in its own thread first, which would be measured too.
 */
export async function press(
  { page, session, target, typed }: Press,
  prepare: () => void,
): Promise<void> {
  const place = await middleOf(target)
  await waitUntilIdle(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowCpu })
  await page.evaluate(prepare)
  if (typed) {
    await target.focus()
    await page.keyboard.type(typed, { delay: 200 })
  } else await page.touchscreen.tap(...place)
  // The browser reports a press after the paint that follows it.
  await waitUntilIdle(page)
}

/** Returns the Interaction to Next Paint of a press, in milliseconds. */
export async function measurePress(pressed: Press): Promise<number> {
  await press(pressed, recordPresses)
  return pressed.page.evaluate(() => window.longestPress ?? 0)
}
