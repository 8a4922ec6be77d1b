import { setTimeout as sleep } from 'node:timers/promises'
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
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/img/')) pictures.add(request.url())
    })
    const response = await page.goto(url)
    await askOften(url)
    await waitUntilIdle(page)
    for (const picture of pictures) await waitForAvif(picture)
    return response?.status() ?? 0
  })
