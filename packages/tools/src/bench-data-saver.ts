import { setTimeout } from 'node:timers/promises'
import type { CDPSession, Page } from '@playwright/test'
import { openBrowser, withPhonePage } from '#bench/pages/phone.ts'

// npm run bench:data-saver: measures the bytes of pages on a phone that scrolls to the end, without and with Save-Data, in a running
// shop: at SHOP_URL, or on port 3000.

const paths = ['/', '/products?category_id=6', '/product/1035']

interface Bytes {
  all: number
  pictures: number
}

/** Counts bytes received over the network. */
function countBytes(session: CDPSession): Bytes {
  const bytes: Bytes = { all: 0, pictures: 0 }
  const pictures = new Set<string>()
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Image') pictures.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.all += encodedDataLength
    if (pictures.has(requestId)) bytes.pictures += encodedDataLength
  })
  return bytes
}

/** Scrolls to the end of a page, so that its lazy pictures load too. */
async function readToTheEnd(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height; top += 600) {
    await page.evaluate((y) => scrollTo(0, y), top)
    await page.waitForLoadState('networkidle')
  }
}

const browser = await openBrowser()

const measure = (url: string, extraHTTPHeaders: Record<string, string>) =>
  withPhonePage(
    browser,
    async (page, session) => {
      const bytes = countBytes(session)
      await page.goto(url, { waitUntil: 'networkidle' })
      await readToTheEnd(page)
      return bytes
    },
    { extraHTTPHeaders },
  )

/** The first requests for a picture get larger versions until it is encoded in the background (packages/front/src/pictures). */
const encodingMs = 8_000
const maxVisits = 10

/** Returns the bytes of a page once its pictures stop getting smaller. */
async function settled(url: string, headers: Record<string, string>): Promise<Bytes> {
  let last = await measure(url, headers)
  for (let visits = 1; visits < maxVisits; visits++) {
    await setTimeout(encodingMs)
    const next = await measure(url, headers)
    if (next.pictures >= last.pictures) return last
    last = next
  }
  return last
}

const saving = { 'Save-Data': 'on' }

const kib = (bytes: number) => (bytes / 1024).toFixed(0).padStart(5)

const shopUrl = process.env.SHOP_URL ?? 'http://localhost:3000'
let isSaved = true
try {
  for (const path of paths) {
    const usual = await settled(`${shopUrl}${path}`, {})
    const saved = await settled(`${shopUrl}${path}`, saving)
    const percent = Math.round((1 - saved.all / usual.all) * 100)
    process.stdout.write(
      `${path}: ${kib(usual.all)} KiB, ${kib(usual.pictures)} of them pictures; with Save-Data ${kib(saved.all)} KiB, ${kib(saved.pictures)} of them pictures: ${percent}% less\n`,
    )
    if (saved.pictures >= usual.pictures) isSaved = false
  }
} finally {
  await browser.close()
}
if (!isSaved) process.exitCode = 1
