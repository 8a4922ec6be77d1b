import { chromium, type Page } from '@playwright/test'
import { requireBrowser } from '#scripts/browser.ts'

/** Weighs what pages of a running shop load: `npm run weigh -- http://localhost:3000`. */
const shop = process.argv[2] ?? 'http://localhost:3000'
const pages = {
  home: '/',
  list: '/products?category_id=7',
  product: '/product/1001',
  cart: '/cart',
  checkout: '/checkout',
}

type Kind = 'Document' | 'Script' | 'Stylesheet' | 'Font' | 'Image'

/** Bytes over the wire by kind of resource, as the browser counts them. */
async function weigh(page: Page, path: string): Promise<Map<string, number>> {
  const session = await page.context().newCDPSession(page)
  const kinds = new Map<string, string>()
  const bytes = new Map<string, number>()
  await session.send('Network.enable')
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other'
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength)
  })
  await page.goto(shop + path, { waitUntil: 'networkidle' })
  return bytes
}

const browser = await chromium.launch({ executablePath: requireBrowser(), args: ['--no-sandbox'] })
const columns: readonly Kind[] = ['Script', 'Document', 'Stylesheet', 'Font', 'Image']
process.stdout.write(
  `| page, KiB over the wire | ${columns.join(' | ')} |\n|---|${'--:|'.repeat(columns.length)}\n`,
)
for (const [name, path] of Object.entries(pages)) {
  const context = await browser.newContext({ viewport: { width: 360, height: 780 } })
  const bytes = await weigh(await context.newPage(), path)
  const cells = columns.map((kind) => ((bytes.get(kind) ?? 0) / 1024).toFixed(1))
  process.stdout.write(`| ${name} | ${cells.join(' | ')} |\n`)
  await context.close()
}
await browser.close()
