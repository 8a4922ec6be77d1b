import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { waitForImages } from '#feature-pictures/wait-for-images.ts'
import { openAdmin, signInToAdmin } from '../../../e2e/medusa/admin/open.ts'
import { requireBrowser } from '../../../scripts/browser.ts'

/**
 * Takes the README's picture of a product in Medusa's admin and in the shop: `npm run -w packages/tools engine:medusa` in one shell,
 * `ENGINE_URL=… ADMIN_EMAIL=… ADMIN_PASSWORD=… npm run -w packages/tools engine:picture` in another, with the first one's addresses.
 */
const shop = process.env.SHOP || 'http://localhost:3000'
const target = 'docs/pictures/engine.webp'

/** For both windows: the admin hides its menu in a narrower one. */
const viewport = { width: 1280, height: 1280 }

/** Pixels of each window in the picture, and between them. */
const side = 1000
const gap = 16

/** Opens the first product in the admin and returns its name. */
async function openInAdmin(page: Page): Promise<string> {
  await signInToAdmin(page)
  await openAdmin(page, '/products')
  await page.getByRole('row').nth(1).getByRole('link').first().click()
  await page.waitForURL(/\/products\/prod_/)
  const name = page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Products' })
  return (await name.first().textContent()) ?? ''
}

async function openInShop(page: Page, name: string): Promise<void> {
  await page.goto(`${shop}/products?search=${encodeURIComponent(name)}`)
  await page.getByRole('main').locator('a[href^="/product/"]').first().click()
  await page.waitForURL(/\/product\/\d+/)
}

async function screenshot(browser: Browser, open: (page: Page) => Promise<unknown>) {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' })
  await open(page)
  await page.waitForLoadState('networkidle')
  await waitForImages(page)
  return sharp(await page.screenshot())
    .resize(side)
    .toBuffer()
}

const browser = await chromium.launch({ executablePath: requireBrowser(), args: ['--no-sandbox'] })
try {
  let name = ''
  const admin = await screenshot(browser, async (page) => {
    name = await openInAdmin(page)
  })
  const beside = await screenshot(browser, (page) => openInShop(page, name))
  await sharp({
    create: { width: 2 * side + gap, height: side, channels: 3, background: '#888' },
  })
    .composite([
      { input: admin, left: 0, top: 0 },
      { input: beside, left: side + gap, top: 0 },
    ])
    .webp({ quality: 80 })
    .toFile(target)
  process.stdout.write(`${target}\n`)
} finally {
  await browser.close()
}
