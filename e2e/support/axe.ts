import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Rules of axe that run only when they are asked for: WCAG 2.2 has 2.5.8. */
export const askedRules = { 'target-size': { enabled: true } }

/** Waits until the toasts that are there stand still: the text of one that fades in has too little contrast. */
const toastsStandStill = (page: Page) =>
  page.evaluate(async () => {
    const toasts = [...document.querySelectorAll('[data-sonner-toast]')]
    const animations = toasts.flatMap((toast) => toast.getAnimations({ subtree: true }))
    await Promise.allSettled(animations.map(({ finished }) => finished))
  })

/** Asks axe about a page, or about a part of it; it must find nothing. */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  await toastsStandStill(page)
  // In this mode axe opens no second page to collect its findings, which takes half of its time, and sees no frames.
  expect(page.frames()).toHaveLength(1)
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ rules: askedRules }).include(part)
  expect((await axe.analyze()).violations).toEqual([])
}
