import type { Page } from '@playwright/test'

/** Waits until fonts and all images in view are loaded; images out of view load lazily. */
export async function waitForImages(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isInView = (image: HTMLImageElement) => {
      const { top, bottom, left, right } = image.getBoundingClientRect()
      const isInWindow = top < innerHeight && bottom > 0 && left < innerWidth && right > 0
      return (
        isInWindow && image.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      )
    }
    const areImagesLoaded = [...document.images].filter(isInView).every((image) => image.complete)
    return document.fonts.status === 'loaded' && areImagesLoaded
  })
}
