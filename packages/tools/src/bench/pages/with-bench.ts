import { findFreePort } from '@etalase/processes/ports.ts'
import type { Browser } from '@playwright/test'
import { openBrowser } from '#bench/pages/phone.ts'
import type { Server } from '#bench/pages/server-process.ts'
import { startShop } from '#bench/pages/servers.ts'

export interface Bench {
  shop: Server
  browser: Browser
  debuggingPort: number
}

/** Starts shop and browser, runs a function with them, and always stops them. */
export async function withBench<Result>(use: (bench: Bench) => Promise<Result>): Promise<Result> {
  const shop = await startShop()
  let browser: Browser | undefined
  try {
    const debuggingPort = await findFreePort()
    browser = await openBrowser(debuggingPort)
    return await use({ shop, browser, debuggingPort })
  } finally {
    await browser?.close()
    await shop.stop()
  }
}
