import type { Browser, CDPSession } from '@playwright/test'
import type { Figures } from '#scripts/bench/pages/measures.ts'
import { medianOf } from '#scripts/bench/pages/median.ts'
import { settle, withPhone } from '#scripts/bench/pages/phone.ts'
import { stylesWithin } from '#scripts/bench/pages/styles-within.ts'

interface Transfer {
  kind: string
  bytes: number
  /** Seconds, on the browser's clock. */
  askedAt: number
}

const runs = 3

const kinds = {
  javascript: 'Script',
  css: 'Stylesheet',
  html: 'Document',
  fonts: 'Font',
  images: 'Image',
} as const

const kibibytes = (transfers: readonly Transfer[]) =>
  transfers.reduce((sum, { bytes }) => sum + bytes, 0) / 1024

/**
 * Notes each answer with its bytes over the wire, headers included. What was asked for before the
 * load event counts as loaded, though a lazy picture may end after it: when it ends is chance.
 */
function watchTransfers(session: CDPSession) {
  const asked = new Map<string, number>()
  const kindOf = new Map<string, string>()
  const transfers: Transfer[] = []
  let loadedAt = 0
  session.on('Page.loadEventFired', ({ timestamp }) => {
    loadedAt = timestamp
  })
  session.on('Network.requestWillBeSent', ({ requestId, timestamp, request }) => {
    if (!request.url.startsWith('data:')) asked.set(requestId, timestamp)
  })
  session.on('Network.responseReceived', ({ requestId, type }) => kindOf.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const askedAt = asked.get(requestId)
    if (askedAt === undefined) return
    transfers.push({ kind: kindOf.get(requestId) ?? 'Other', bytes: encodedDataLength, askedAt })
  })
  return () => ({ all: transfers, atLoad: transfers.filter(({ askedAt }) => askedAt <= loadedAt) })
}

const weighOnce = (browser: Browser, url: string) =>
  withPhone(browser, async (page, session) => {
    await session.send('Page.enable')
    const transfers = watchTransfers(session)
    const response = await page.goto(url)
    const styles = stylesWithin((await response?.text()) ?? '')
    await settle(page)
    const { all, atLoad } = transfers()
    const ofKind = (kind: string) => kibibytes(atLoad.filter((transfer) => transfer.kind === kind))
    return {
      javascript: ofKind(kinds.javascript),
      css: ofKind(kinds.css) + styles,
      html: ofKind(kinds.html) - styles,
      fonts: ofKind(kinds.fonts),
      images: ofKind(kinds.images),
      atLoad: kibibytes(atLoad),
      settled: kibibytes(all),
      requestsAtLoad: atLoad.length,
      requestsSettled: all.length,
    } satisfies Figures
  })

/** What a page transfers for its load event, and until it is settled. */
export const weigh = (browser: Browser, url: string): Promise<Figures> =>
  medianOf(runs, () => weighOnce(browser, url))
