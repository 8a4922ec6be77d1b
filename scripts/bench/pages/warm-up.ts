import { setTimeout as sleep } from 'node:timers/promises'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { waitUntilIdle, withPhonePage } from '#scripts/bench/pages/phone.ts'

const pauseMs = 200
const maxMs = 120_000

/** Waits until a picture has its final format. Throws when that takes minutes. */
async function waitForAvif(url: string): Promise<void> {
  const end = Date.now() + maxMs
  while (Date.now() < end) {
    const response = await fetch(url, { headers: { accept: 'image/avif,image/webp' } })
    await response.arrayBuffer()
    if (response.headers.get('content-type') === 'image/avif') return
    await sleep(pauseMs)
  }
  throw new Error(`${url} did not become AVIF.`)
}

/** The size of each script at the best quality, by its address. */
const bestSizes = new Map<string, number>()

async function bestSizeOf(url: string): Promise<number> {
  const script = Buffer.from(await (await fetch(url)).arrayBuffer())
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
  const params = { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_SIZE_HINT]: script.length }
  return brotliCompressSync(script, { params }).length
}

/** Waits until a script is compressed as well as it gets: its first visitor has it a little larger. Throws when that takes minutes. */
async function waitForBestQuality(url: string): Promise<void> {
  const best = bestSizes.get(url) ?? (await bestSizeOf(url))
  bestSizes.set(url, best)
  const end = Date.now() + maxMs
  while (Date.now() < end) {
    const response = await fetch(url, { headers: { 'accept-encoding': 'br' } })
    await response.arrayBuffer()
    // A small one is sent as it is.
    const isEncoded = response.headers.get('content-encoding') === 'br'
    if (!isEncoded || Number(response.headers.get('content-length')) <= best) return
    await sleep(pauseMs)
  }
  throw new Error(`${url} was not compressed again.`)
}

/** So many requests compress a page as well as it gets (server/respond/encoded-body.ts). */
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
