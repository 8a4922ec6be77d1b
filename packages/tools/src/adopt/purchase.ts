import { cleanUpAtSignals } from '@etalase/processes/cleanup.ts'
import { findFreePort, waitForServer } from '@etalase/processes/ports.ts'
import { startProcess } from '@etalase/processes/running-process.ts'
import { chromium, expect, type Page } from '@playwright/test'
import { cartMessages } from '../../../../lib/messages/en/cart.ts'
import { checkoutMessages } from '../../../../lib/messages/en/checkout.ts'
import { headerMessages } from '../../../../lib/messages/en/header.ts'
import { productMessages } from '../../../../lib/messages/en/product.ts'
import { requireBrowser } from '../../../../scripts/browser.ts'

/** Builds and starts the shop of this folder with the example backend, and buys a shirt as a guest in a browser. */
const [shopPort, backendPort] = [await findFreePort(), await findFreePort()]
const shopUrl = `http://localhost:${shopPort}`
const backendUrl = `http://127.0.0.1:${backendPort}`

/** Long enough to build the shop on a slow machine. */
const startTimeoutSeconds = 900

const shirt = 5002

/** Away from the previous press: at the same place it would count as a double press. */
const inTheCorner = { position: { x: 10, y: 10 } }

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()

async function buy(page: Page): Promise<void> {
  await page.goto(`/product/${shirt}`)
  await page.getByRole('radio', { name: 'M', exact: true }).check({ force: true })
  await button(page, productMessages.addToCart).click()
  await expect(page.getByRole('link', { name: headerMessages.cart(1) })).toBeVisible()
  await page.goto('/cart')
  await page.getByRole('link', { name: cartMessages.checkoutAsGuest }).click()
  await button(page, checkoutMessages.storePickup).click()
  await button(page, /Kemang Store/).click(inTheCorner)
  await page.getByLabel(checkoutMessages.guestEmail, { exact: true }).fill('sari@example.com')
  await button(page, checkoutMessages.goToPayment).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: checkoutMessages.goToPayment }).click(inTheCorner)
  await expect(page.getByRole('heading', { name: 'Order Success' })).toBeVisible()
}

async function buyInBrowser(): Promise<void> {
  const executablePath = requireBrowser()
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    await buy(await browser.newPage({ baseURL: shopUrl }))
  } finally {
    await browser.close()
  }
}

cleanUpAtSignals()
const backend = startProcess(['node', 'packages/conformance/examples/backend/main.ts'], {
  env: { PORT: String(backendPort), SHOP_URL: shopUrl },
})
const shop = startProcess(['node', 'scripts/start.ts', 'start'], {
  stdio: ['ignore', 'inherit', 'inherit'],
  env: {
    PORT: String(shopPort),
    API_BASE_URL: backendUrl,
    PAYMENT_URL: `${backendUrl}/pay`,
    SESSION_PASSWORD: 'only-to-try-what-a-company-adopts',
  },
})
try {
  const failed = Promise.race([backend.exited, shop.exited]).then(() =>
    Promise.reject(new Error('The shop or its backend exited.')),
  )
  await Promise.race([waitForServer(`${shopUrl}/readyz`, startTimeoutSeconds), failed])
  // After a successful start, an exit is no longer an error.
  failed.catch(() => {})
  await buyInBrowser()
} finally {
  await shop.stop()
  await backend.stop()
}
