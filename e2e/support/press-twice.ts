import type { Locator } from '@playwright/test'

interface Presses {
  /** How long the hand takes for each press, and between the two, in milliseconds. */
  pace: number
  /** From the corner of the button; its middle when left out. */
  position?: { x: number; y: number }
  /** What the page shows before the second press. */
  between?: () => Promise<void>
}

/**
 * Presses a button twice at the same place. The events carry the times of a hand at that pace: a busy machine would
 * stretch a robot's double press until it is two presses.
 */
export async function pressTwice(button: Locator, { pace, position, between }: Presses) {
  await button.scrollIntoViewIfNeeded()
  const box = await button.boundingBox()
  if (!box) throw new Error('There is nothing to press.')
  const { x, y } = position ?? { x: box.width / 2, y: box.height / 2 }
  const at = { x: box.x + x, y: box.y + y, button: 'left' as const }
  const page = button.page()
  const session = await page.context().newCDPSession(page)
  let timestamp = (Date.now() - 4 * pace) / 1000
  for (const clickCount of [1, 2]) {
    if (clickCount === 2) await between?.()
    for (const type of ['mousePressed', 'mouseReleased'] as const) {
      await session.send('Input.dispatchMouseEvent', { ...at, type, clickCount, timestamp })
      timestamp += pace / 1000
    }
  }
  await session.detach()
}
