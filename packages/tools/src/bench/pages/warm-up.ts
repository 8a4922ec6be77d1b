import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { compressedSize } from '#bench/pages/compressed-size.ts'
import { waitUntilIdle, withPhonePage } from '#bench/pages/phone.ts'

const pauseMs = 200
const maxMs = 120_000

/** Requests an address until its response is final. Throws after two minutes. */
async function askUntil(
  url: string,
  headers: Record<string, string>,
  isFinal: (response: Response, text: string) => boolean,
): Promise<void> {
  const end = Date.now() + maxMs
  while (Date.now() < end) {
    const response = await fetch(url, { headers })
    if (isFinal(response, await response.text())) return
    await sleep(pauseMs)
  }
  throw new Error(`${url} did not get its final format.`)
}

const waitForAvif = (url: string): Promise<void> =>
  askUntil(
    url,
    { accept: 'image/avif,image/webp' },
    ({ headers }) => headers.get('content-type') === 'image/avif',
  )

/** Caches sizes at the best quality, by text. */
const bestSizes = new Map<string, number>()

function bestSize(text: string): number {
  const best = bestSizes.get(text) ?? compressedSize(text, 11)
  bestSizes.set(text, best)
  return best
}

/**
 * Requests a page or a script until it has its final compression. The shop recompresses popular pages in the background
 * (packages/front/src/encode/encoded-body.ts), which takes longer on a busy machine.
 */
const waitForBestQuality = (url: string): Promise<void> =>
  askUntil(
    url,
    { 'accept-encoding': 'br' },
    // A small script is sent uncompressed.
    ({ headers }, text) =>
      headers.get('content-encoding') !== 'br' ||
      Number(headers.get('content-length')) <= bestSize(text),
  )

/** Makes the shop render, compress and cache the page and its pictures. Returns the page's status. */
export const warmUp = (browser: Browser, url: string): Promise<number> =>
  withPhonePage(browser, async (page) => {
    const pictures = new Set<string>()
    const scripts = new Set<string>()
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/img/')) pictures.add(request.url())
      if (request.resourceType() === 'script') scripts.add(request.url())
    })
    const response = await page.goto(url)
    await waitForBestQuality(url)
    await waitUntilIdle(page)
    for (const picture of pictures) await waitForAvif(picture)
    for (const script of scripts) await waitForBestQuality(script)
    return response?.status() ?? 0
  })
