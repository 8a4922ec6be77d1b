import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Axe rules that are off by default: 2.5.8 of WCAG 2.2. */
export const askedRules = { 'target-size': { enabled: true } }

/** Waits for the toasts' animations: text that fades in has too little contrast. */
const toastsStandStill = (page: Page) =>
  page.evaluate(async () => {
    const toasts = [...document.querySelectorAll('[data-sonner-toast]')]
    const animations = toasts.flatMap((toast) => toast.getAnimations({ subtree: true }))
    await Promise.allSettled(animations.map(({ finished }) => finished))
  })

/** Runs axe on a page or a part of it, and expects no violations. */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  await toastsStandStill(page)
  // In legacy mode axe skips the second page that collects its findings and takes half of its time, and ignores frames.
  expect(page.frames()).toHaveLength(1)
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ rules: askedRules }).include(part)
  expect((await axe.analyze()).violations).toEqual([])
}
