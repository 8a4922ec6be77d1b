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
  isFinal: (response: Response) => boolean,
): Promise<void> {
  const end = Date.now() + maxMs
  while (Date.now() < end) {
    const response = await fetch(url, { headers })
    await response.arrayBuffer()
    if (isFinal(response)) return
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

/** The size of each script at the best quality, by its address. */
const bestSizes = new Map<string, number>()

/** Waits until a script is compressed as well as it gets: its first visitor has it a little larger. */
async function waitForBestQuality(url: string): Promise<void> {
  const best = bestSizes.get(url) ?? compressedSize(await (await fetch(url)).text(), 11)
  bestSizes.set(url, best)
  // A small one is sent as it is.
  await askUntil(
    url,
    { 'accept-encoding': 'br' },
    ({ headers }) =>
      headers.get('content-encoding') !== 'br' || Number(headers.get('content-length')) <= best,
  )
}

/** So many requests compress a page as well as it gets (packages/front/src/respond/encoded-body.ts). */
const popular = 8

/** Asks for the page as many do. */
async function askOften(url: string): Promise<void> {
  for (let request = 1; request <= popular; request++) {
    await (await fetch(url, { headers: { 'accept-encoding': 'br' } })).text()
  }
}

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
    await askOften(url)
    await waitUntilIdle(page)
    for (const picture of pictures) await waitForAvif(picture)
    for (const script of scripts) await waitForBestQuality(script)
    return response?.status() ?? 0
  })
