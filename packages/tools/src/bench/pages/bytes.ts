import type { Browser, CDPSession } from '@playwright/test'
import { compressedSize, inlineStylesSize } from '#bench/pages/compressed-size.ts'
import type { Figures } from '#bench/pages/measures.ts'
import { waitUntilIdle, withPhonePage } from '#bench/pages/phone.ts'

interface Transfer {
  kind: string
  bytes: number
  /** Seconds on the browser's clock. */
  requestedAt: number
}

const kinds = {
  javascript: 'Script',
  css: 'Stylesheet',
  html: 'Document',
  fonts: 'Font',
  images: 'Image',
} as const

const element = /<[a-z]/g

const script = /(?<=<script\b[^>]*>).*?(?=<\/script>)/gs
const noscript = /(?<=<noscript>).*?(?=<\/noscript>)/gs

/** Returns the offsets of a page's element tags, ignoring tags in the text of scripts. */
const startsOf = (html: string): number[] =>
  [...html.replaceAll(script, (text) => ' '.repeat(text.length)).matchAll(element)].map(
    ({ index }) => index,
  )

const kibibytes = (transfers: readonly Transfer[]) =>
  transfers.reduce((sum, { bytes }) => sum + bytes, 0) / 1024

/**
 * Records each response with its bytes over the wire, headers included. A request that starts before the load event counts
 * as part of the load, even if it ends later: the end time of a lazy picture is random.
 */
function watchTransfers(session: CDPSession) {
  const requested = new Map<string, number>()
  const kindOf = new Map<string, string>()
  const transfers: Transfer[] = []
  let loadedAt = 0
  session.on('Page.loadEventFired', ({ timestamp }) => {
    loadedAt = timestamp
  })
  session.on('Network.requestWillBeSent', ({ requestId, timestamp, request }) => {
    if (!request.url.startsWith('data:')) requested.set(requestId, timestamp)
  })
  session.on('Network.responseReceived', ({ requestId, type }) => kindOf.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const requestedAt = requested.get(requestId)
    if (requestedAt === undefined) return
    transfers.push({
      kind: kindOf.get(requestId) ?? 'Other',
      bytes: encodedDataLength,
      requestedAt,
    })
  })
  return () => ({
    all: transfers,
    atLoad: transfers.filter(({ requestedAt }) => requestedAt <= loadedAt),
  })
}

/** Runs in the page. Returns the index, in document order, of the last leaf element on the first screen. */
function lastOnScreen(): number {
  const isOnScreen = (element: Element) => {
    const { top, right, bottom, left, width, height } = element.getBoundingClientRect()
    const isInside = top < innerHeight && bottom > 0 && left < innerWidth && right > 0
    return isInside && width > 1 && height > 1 && element.checkVisibility()
  }
  return [...document.querySelectorAll('*')].findLastIndex(
    (element) => element.childElementCount === 0 && isOnScreen(element),
  )
}

const headersSize = (headers: readonly { name: string; value: string }[]) =>
  headers.reduce((sum, { name, value }) => sum + name.length + value.length + 4, 0)

/** Returns the bytes over the wire of the HTML that the first screen of a page needs, headers included. */
const measureFirstScreen = (browser: Browser, url: string): Promise<number> =>
  withPhonePage(
    browser,
    async (page) => {
      const response = await page.goto(url)
      if (!response) throw new Error(`${url} has no response.`)
      const html = await response.text()
      const end = startsOf(html)[(await page.evaluate(lastOnScreen)) + 1] ?? html.length
      return compressedSize(html.slice(0, end)) + headersSize(await response.headersArray())
    },
    { javaScriptEnabled: false },
  )

/** Measures KiB and requests until the load event, and until the page is idle. One run: bytes do not depend on the machine. */
export const measureBytes = (browser: Browser, url: string): Promise<Figures> =>
  withPhonePage(browser, async (page, session) => {
    await session.send('Page.enable')
    const transfers = watchTransfers(session)
    const response = await page.goto(url)
    const html = (await response?.text()) ?? ''
    const styles = inlineStylesSize(html)
    await waitUntilIdle(page)
    const { all, atLoad } = transfers()
    const ofKind = (kind: string) => kibibytes(atLoad.filter((transfer) => transfer.kind === kind))
    const isScript = ({ kind }: Transfer) => kind === kinds.javascript
    return {
      // Scripts start after the load event (docs/decisions/010), so there are none to count before it.
      javascript: kibibytes(all.filter(isScript)),
      css: ofKind(kinds.css) + styles,
      html: ofKind(kinds.html) - styles,
      document: ofKind(kinds.html) * 1024,
      firstScreen: await measureFirstScreen(browser, url),
      decodedHtml: Buffer.byteLength(html) / 1024,
      // With scripts enabled, <noscript> contains text.
      nodes: startsOf(html.replaceAll(noscript, '')).length,
      fonts: ofKind(kinds.fonts),
      images: ofKind(kinds.images),
      atLoad: kibibytes(atLoad),
      settled: kibibytes(all),
      requestsAtLoad: atLoad.length,
      requestsSettled: all.length,
    } satisfies Figures
  })
