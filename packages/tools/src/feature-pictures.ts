import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cleanUpAtSignals } from '@etalase/processes/cleanup.ts'
import { type Browser, chromium, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { orderFeatures } from '#feature-pictures/order-features.ts'
import { otherFeatures } from '#feature-pictures/other-features.ts'
import { sendParcels } from '#feature-pictures/prepare.ts'
import { productFeatures, type Show } from '#feature-pictures/product-features.ts'
import { waitForImages } from '#feature-pictures/wait-for-images.ts'
import { removeTestData, startTestShop } from '#shop/test-shop.ts'
import { e2e } from '../../../e2e/settings.ts'
import { startScripts } from '../../../e2e/support/scripts.ts'
import { requireBrowser } from '../../../scripts/browser.ts'

// npm run features:pictures: starts the demo company's shop, triggers each optional feature that shoppers see, and takes the
// pictures of docs/features.md, or the named ones.

const folder = 'docs/pictures/features'
const width = 360
const margin = 8
const maxBytes = 20 * 1024
const colours = 64

/** Fixed elements would cover the feature. */
const style = '.fixed, .back-to-top { display: none !important }'

const names = process.argv.slice(2)
const features: Readonly<Record<string, Show>> = {
  ...productFeatures,
  ...orderFeatures,
  ...otherFeatures,
}
const wanted = Object.entries(features).filter(
  ([name]) => names.length === 0 || names.includes(name),
)

/** Opens a page on a phone where scripts start at once. */
async function openPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    baseURL: e2e.shopUrl,
    viewport: { width, height: 780 },
    deviceScaleFactor: 2,
    hasTouch: true,
    reducedMotion: 'reduce',
  })
  await startScripts(context)
  return context.newPage()
}

/** Returns the full-width strip of the page from the first element to the last. */
async function stripOf(shown: readonly Locator[]) {
  const boxes = await Promise.all(
    shown.map((element) =>
      element.evaluate((node) => {
        const { top, bottom } = node.getBoundingClientRect()
        return { top: top + scrollY, bottom: bottom + scrollY }
      }),
    ),
  )
  const y = Math.max(0, Math.min(...boxes.map(({ top }) => top)) - margin)
  const bottom = Math.max(...boxes.map((box) => box.bottom)) + margin
  return { x: 0, y, width, height: bottom - y }
}

/** Few colours keep text and lines sharp; photographs are smaller with many. Throws when every encoding is too large. */
async function compress(picture: Buffer): Promise<Buffer> {
  const inFewColours = await sharp(picture).png({ colours }).toBuffer()
  const ways = [
    sharp(inFewColours).webp({ lossless: true, effort: 6 }),
    ...[80, 60, 40, 25].map((quality) => sharp(picture).webp({ quality, effort: 6 })),
    sharp(picture).resize({ width }).webp({ quality: 80, effort: 6 }),
  ]
  for (const way of ways) {
    const compressed = await way.toBuffer()
    if (compressed.length <= maxBytes) return compressed
  }
  throw new Error(`A picture has more than ${maxBytes} bytes.`)
}

async function take(browser: Browser, name: string, show: Show): Promise<void> {
  const page = await openPhone(browser)
  const shown = await show(page)
  await shown[0]?.scrollIntoViewIfNeeded()
  await waitForImages(page)
  const clip = await stripOf(shown)
  const picture = await compress(await page.screenshot({ fullPage: true, clip, style }))
  const target = join(folder, `${name}.webp`)
  await writeFile(target, picture)
  process.stdout.write(
    `${target}: ${width} x ${Math.round(clip.height)}, ${picture.length} bytes\n`,
  )
  await page.context().close()
}

cleanUpAtSignals()
await mkdir(folder, { recursive: true })
const browser = await chromium.launch({ executablePath: requireBrowser(), args: ['--no-sandbox'] })
try {
  if (wanted.some(([name]) => name === 'in-time')) {
    const stop = await startTestShop()
    await sendParcels().finally(stop)
  }
  const stop = await startTestShop({ QUEUE_PER_MINUTE: '20' })
  try {
    for (const [name, show] of wanted) await take(browser, name, show)
  } finally {
    await stop()
  }
} finally {
  await browser.close()
  await removeTestData()
}
