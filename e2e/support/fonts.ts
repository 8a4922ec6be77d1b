import type { Page } from '@playwright/test'

/** Resolves when the shop's fonts on the page have loaded: they are requested after the first paint. */
export const fontsLoaded = (page: Page) =>
  page.waitForFunction(() => {
    if (document.documentElement.dataset.lateFonts !== undefined) return false
    const files = [...document.fonts].filter(({ family }) => !family.includes('fallback'))
    const states = files.map(({ status }) => status)
    return states.includes('loaded') && !states.includes('loading')
  })
