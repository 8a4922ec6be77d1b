import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { test } from '#e2e/support/test.ts'
import { homeMessages } from '#messages/home.ts'

/** The minimum contrast of text in any size for WCAG 2.2 AA. */
const leastContrast = 4.5

const channel = (value: number) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

const luminance = ([red = 0, green = 0, blue = 0]: readonly number[]) =>
  0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue)

function contrast(one: readonly number[], other: readonly number[]): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Replaces each picture, and its placeholder colour, with a single colour. */
async function paintPictures(page: Page, background: string): Promise<void> {
  const picture = { create: { width: 8, height: 8, channels: 3, background } } as const
  const body = await sharp(picture).png().toBuffer()
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'image'
      ? route.fulfill({ body, contentType: 'image/png' })
      : route.fallback(),
  )
}

/** Returns the minimum contrast between a text and its background. */
async function contrastOf(page: Page, text: Locator): Promise<number> {
  await text.scrollIntoViewIfNeeded()
  const color = await text.evaluate((node) => getComputedStyle(node).color)
  const ink = (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number)
  const clip = await text.boundingBox()
  if (!clip) throw new Error('The text is not shown')
  await text.evaluate((node) => node.style.setProperty('visibility', 'hidden'))
  const shot = sharp(await page.screenshot({ clip })).removeAlpha()
  const { data } = await shot.raw().toBuffer({ resolveWithObject: true })
  await text.evaluate((node) => node.style.removeProperty('visibility'))
  let least = 21
  for (let at = 0; at < data.length; at += 3)
    least = Math.min(least, contrast(ink, [...data.subarray(at, at + 3)]))
  return least
}

for (const background of ['#000000', '#ffffff', '#7a3b12']) {
  test.describe(`on pictures that are ${background}`, () => {
    test.beforeEach(({ page }) => paintPictures(page, background))

    for (const width of [360, 1280])
      test(`banner text is readable, ${width} pixels wide`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        await page.emulateMedia({ reducedMotion: 'reduce' })
        for (const [path, banner] of [
          ['/', page.getByRole('region', { name: homeMessages.banners })],
          ['/shop/women', page.getByRole('main')],
        ] as const) {
          await page.goto(path)
          const box = banner.locator('.banner-text').first()
          await box.evaluate((node, color) => {
            node.parentElement?.style.setProperty('background-color', color)
          }, background)
          for (const text of [box.locator('h1, h2'), box.locator('p')])
            expect(await contrastOf(page, text), path).toBeGreaterThanOrEqual(leastContrast)
        }
      })
  })
}
