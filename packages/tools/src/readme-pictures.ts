import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { waitForImages } from '#feature-pictures/wait-for-images.ts'
import { checkoutMessages } from '../../../lib/messages/en/checkout.ts'
import { requireBrowser } from '../../../scripts/browser.ts'

/**
 * Takes the pictures of the README from a running shop with the demo company, at SHOP:
 * `npm start` in one shell, `npm run -w packages/tools readme:pictures` in another.
 */
const shop = process.env.SHOP || 'http://localhost:3000'
const folder = 'docs/pictures'

const viewport = { width: 1280, height: 900 }

/** Products of the demo company, in a size that stores have in stock. */
const product = { id: 1035, size: 'M' }
const cartLines = [
  { product_detail_id: product.id, size: product.size, qty: 1 },
  { product_detail_id: 1036, size: 'M', qty: 2 },
]

/** Fills the cart of this browser. The Origin header is required: the gateway accepts writes from the shop's own pages only. */
async function fillCart(page: Page): Promise<void> {
  for (const data of cartLines) {
    const response = await page.request.post(`${shop}/api/cart`, {
      headers: { Origin: new URL(shop).origin },
      data,
    })
    if (!response.ok()) throw new Error(`POST /api/cart: ${response.status()}`)
  }
}

const open = async (page: Page, path: string) => {
  await page.goto(shop + path, { waitUntil: 'networkidle' })
}

/** Opens the summary of a pickup order in the first store that can serve it. */
async function openSummary(page: Page): Promise<void> {
  const checkout = checkoutMessages
  await open(page, '/checkout')
  await page.getByRole('button', { name: checkout.storePickup }).click()
  await page.getByRole('heading', { name: checkout.showroomTitle }).waitFor()
  const stores = page.getByRole('main').getByRole('button', { name: /^Sandang Nusa/ })
  // Away from the previous button: the page ignores the second press of a double press.
  await stores.first().click({ position: { x: 100, y: 20 } })
  await page.getByRole('heading', { name: checkout.summaryTitle }).waitFor()
  await page.getByRole('region', { name: checkout.offers }).waitFor()
}

/** Opens the page of each picture. The order matters: the checkout needs the filled cart. */
const pictures: Record<string, (page: Page) => Promise<void>> = {
  home: (page) => open(page, '/'),
  list: (page) => open(page, '/products'),
  product: (page) => open(page, `/product/${product.id}?size=${product.size}`),
  cart: async (page) => {
    await fillCart(page)
    await open(page, '/cart')
  },
  checkout: openSummary,
}

async function take(browser: Browser): Promise<void> {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' })
  for (const [name, openPage] of Object.entries(pictures)) {
    await openPage(page)
    await waitForImages(page)
    const target = join(folder, `${name}.webp`)
    await sharp(await page.screenshot())
      .webp({ quality: 80 })
      .toFile(target)
    process.stdout.write(`${target}\n`)
  }
}

const browser = await chromium.launch({ executablePath: requireBrowser(), args: ['--no-sandbox'] })
try {
  await take(browser)
} finally {
  await browser.close()
}
