import { expect, type Page } from '@playwright/test'
import { openAdmin } from './open.ts'

/** Publishes a pending review, found by words in it. */
export async function showReview(page: Page, words: string): Promise<void> {
  await openAdmin(page, '/reviews')
  const review = page.getByRole('region', { name: /^Review/ }).filter({ hasText: words })
  await review.getByRole('button', { name: 'Show in the shop' }).click()
  await expect(review).toHaveCount(0)
}
