import { setTimeout as pause } from 'node:timers/promises'
import type { Locator } from '@playwright/test'

interface Presses {
  /** Milliseconds of each press, and between the two. */
  pace: number
  /** Offset from the button's corner; defaults to its middle. */
  position?: { x: number; y: number }
  /** Waits for the page's state before the second press. */
  between?: () => Promise<void>
}

/**
 * Presses a button twice at the same place. The events carry timestamps at that pace even if a busy machine sends them later: otherwise an
 * automated double press could stretch into two presses.
 */
export async function pressTwice(button: Locator, { pace, position, between }: Presses) {
  await button.scrollIntoViewIfNeeded()
  const box = await button.boundingBox()
  if (!box) throw new Error('There is nothing to press.')
  const { x, y } = position ?? { x: box.width / 2, y: box.height / 2 }
  const at = { x: box.x + x, y: box.y + y, button: 'left' as const }
  const page = button.page()
  const session = await page.context().newCDPSession(page)
  let time = Date.now()
  for (const clickCount of [1, 2]) {
    if (clickCount === 2) await between?.()
    for (const type of ['mousePressed', 'mouseReleased'] as const) {
      await pause(time - Date.now())
      const timestamp = time / 1000
      await session.send('Input.dispatchMouseEvent', { ...at, type, clickCount, timestamp })
      time += pace
    }
  }
  await session.detach()
}
