import type { Browser, CDPSession } from '@playwright/test'
import { inlineStylesSize } from '#scripts/bench/pages/inline-styles-size.ts'
import type { Figures } from '#scripts/bench/pages/measures.ts'
import { waitUntilIdle, withPhonePage } from '#scripts/bench/pages/phone.ts'

interface Transfer {
  kind: string
  bytes: number
  /** Seconds, on the browser's clock. */
  requestedAt: number
}

const kinds = {
  javascript: 'Script',
  css: 'Stylesheet',
  html: 'Document',
  fonts: 'Font',
  images: 'Image',
} as const

/** The start of an element; inside scripts and styles there are none. */
const element = /<[a-z]/g

const kibibytes = (transfers: readonly Transfer[]) =>
  transfers.reduce((sum, { bytes }) => sum + bytes, 0) / 1024

/**
 * Records each response with its bytes over the wire, headers included. A request that starts before the
 * load event counts as part of the load, even if it ends later: when a lazy picture ends is random.
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

/** KiB and requests until the load event, and until the page is idle. One run: bytes do not depend on the machine. */
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
      // Scripts come after the load event (docs/decisions/046): until it there are none to count.
      javascript: kibibytes(all.filter(isScript)),
      css: ofKind(kinds.css) + styles,
      html: ofKind(kinds.html) - styles,
      decodedHtml: Buffer.byteLength(html) / 1024,
      nodes: html.match(element)?.length ?? 0,
      fonts: ofKind(kinds.fonts),
      images: ofKind(kinds.images),
      atLoad: kibibytes(atLoad),
      settled: kibibytes(all),
      requestsAtLoad: atLoad.length,
      requestsSettled: all.length,
    } satisfies Figures
  })
