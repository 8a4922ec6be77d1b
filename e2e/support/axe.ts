import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Waits until the toasts that are there stand still: the text of one that fades in has too little contrast. */
const toastsStandStill = (page: Page) =>
  page.evaluate(async () => {
    const toasts = [...document.querySelectorAll('[data-sonner-toast]')]
    const animations = toasts.flatMap((toast) => toast.getAnimations({ subtree: true }))
    await Promise.allSettled(animations.map(({ finished }) => finished))
  })

/** Asks axe, which must find nothing. */
export async function expectAccessible(page: Page): Promise<void> {
  await toastsStandStill(page)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
}
