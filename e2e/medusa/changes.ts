import { expect, type Page } from '@playwright/test'

/** Generous for machines that run a browser and six servers on two cores; the actual time is printed. */
const changesWithin = 60_000

/** Longest acceptable wait for staff, in seconds. */
const slow = 5

/** Waits until the shop shows a change by staff, and prints how long that took. */
export type UntilShown = (what: string, isShown: () => Promise<boolean>) => Promise<void>

/** Watches an admin page: each wait counts from the response to the last change. */
export function watchChanges(staff: Page): UntilShown {
  let changedAt = 0
  staff.on('response', (response) => {
    const request = response.request()
    const isChange = request.method() !== 'GET' && request.url().includes('/admin/')
    if (isChange && response.ok()) changedAt = Date.now()
  })
  return async (what, isShown) => {
    const options = { timeout: changesWithin, intervals: [100, 250] }
    await expect.poll(isShown, { ...options, message: what }).toBe(true)
    const seconds = (Date.now() - changedAt) / 1000
    const mark = seconds > slow ? `, more than ${slow}` : ''
    console.warn(`${what}: in the shop after ${seconds.toFixed(1)} s${mark}`)
  }
}
