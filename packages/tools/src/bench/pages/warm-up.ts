import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { compressedSize } from '#bench/pages/compressed-size.ts'
import { waitUntilIdle, withPhonePage } from '#bench/pages/phone.ts'

const pauseMs = 200
const maxMs = 120_000

/** Asks for an address until its response is as it will stay. Throws when that takes minutes. */
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

/** The size at the best quality, by what is compressed. */
const bestSizes = new Map<string, number>()

function bestSize(text: string): number {
  const best = bestSizes.get(text) ?? compressedSize(text, 11)
  bestSizes.set(text, best)
  return best
}

/**
 * Asks for a page or a script until it is compressed as well as it gets: a page when many have asked for it
 * (packages/front/src/respond/encoded-body.ts), and each in the background, which takes longer on a busy machine.
 */
const waitForBestQuality = (url: string): Promise<void> =>
  askUntil(
    url,
    { 'accept-encoding': 'br' },
    // A small script is sent as it is.
    ({ headers }, text) =>
      headers.get('content-encoding') !== 'br' ||
      Number(headers.get('content-length')) <= bestSize(text),
  )

/** Makes the shop generate, compress and cache the page and its pictures, and gives the page's status. */
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
