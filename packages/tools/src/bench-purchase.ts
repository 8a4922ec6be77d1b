import type { Page } from '@playwright/test'
import { openBrowser } from '#bench/pages/phone.ts'
import * as forms from '../../../e2e/support/checkout-forms.ts'
import * as shopper from '../../../e2e/support/shopper.ts'

// npm run bench:purchase: measures a guest's purchase without scripts on a 2G phone: KiB and seconds of waiting. It buys in a running
// shop with the payment sandbox (npm start): at SHOP_URL, or on port 3000.

/** GPRS, with a keep-alive connection. */
const gprs = { bytesPerSecond: 250_000 / 8, roundTripSeconds: 0.6 }

/** Limits for the whole purchase, from the product to the paid order. */
const limits = { kibibytes: 150, seconds: 20 }

/** A page on the way, with the bytes transferred for it. */
interface Visit {
  path: string
  bytes: number
  /** Blocks rendering: the page, its redirects and its stylesheets. */
  awaited: { bytes: number; responses: number }
}

const isAwaited = (type: string | undefined) => type === 'Document' || type === 'Stylesheet'

const secondsOf = ({ awaited }: Visit) =>
  awaited.responses * gprs.roundTripSeconds + awaited.bytes / gprs.bytesPerSecond

/** Records the bytes of each of the shop's pages. The provider's pages are not ours. */
async function watchVisits(page: Page, shopUrl: string): Promise<Visit[]> {
  const session = await page.context().newCDPSession(page)
  const visits: Visit[] = []
  const requests = new Map<string, { visit: Visit; type: string | undefined }>()
  const count = (requestId: string, bytes: number) => {
    const { visit, type } = requests.get(requestId) ?? {}
    // A cached stylesheet does not block.
    if (!visit || bytes === 0) return
    visit.bytes += bytes
    if (!isAwaited(type)) return
    visit.awaited.bytes += bytes
    visit.awaited.responses++
  }
  session.on('Network.requestWillBeSent', ({ requestId, request, type, redirectResponse }) => {
    if (redirectResponse) count(requestId, redirectResponse.encodedDataLength)
    if (!request.url.startsWith(shopUrl) || request.url.startsWith('data:')) return
    const path = new URL(request.url).pathname
    if (type === 'Document' && !redirectResponse)
      visits.push({ path, bytes: 0, awaited: { bytes: 0, responses: 0 } })
    const visit = visits.at(-1)
    if (visit) requests.set(requestId, { visit, type })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    count(requestId, encodedDataLength),
  )
  await session.send('Network.enable')
  return visits
}

/** Buys a product with home delivery, up to the paid order. */
async function buy(page: Page): Promise<void> {
  await forms.startWithout(page, 1035, 'M')
  await forms.chooseDelivery(page)
  await forms.review(page)
  await forms.agree(page)
  await forms.pay(page)
  await shopper.decide(page, 'OVO', 'The payment succeeds')
  await page.getByRole('heading', { name: 'Order Success' }).waitFor()
}

/** Prints each page and the totals. Returns whether these are within the limits. */
function report(visits: readonly Visit[]): boolean {
  const rows = visits.map((visit) => ({
    name: visit.path,
    kibibytes: visit.bytes / 1024,
    seconds: secondsOf(visit),
  }))
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const all = {
    name: 'in all',
    kibibytes: sum(rows.map(({ kibibytes }) => kibibytes)),
    seconds: sum(rows.map(({ seconds }) => seconds)),
  }
  for (const { name, kibibytes, seconds } of [...rows, all])
    process.stdout.write(
      `${kibibytes.toFixed(1).padStart(7)} KiB ${seconds.toFixed(1).padStart(5)} s  ${name}\n`,
    )
  process.stdout.write(`The limits are ${limits.kibibytes} KiB and ${limits.seconds} s.\n`)
  return all.kibibytes <= limits.kibibytes && all.seconds <= limits.seconds
}

const shopUrl = process.env.SHOP_URL ?? 'http://localhost:3000'
const browser = await openBrowser()
try {
  const context = await browser.newContext({
    baseURL: shopUrl,
    javaScriptEnabled: false,
    viewport: { width: 360, height: 780 },
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  const visits = await watchVisits(page, shopUrl)
  await buy(page)
  if (!report(visits)) process.exitCode = 1
} finally {
  await browser.close()
}
