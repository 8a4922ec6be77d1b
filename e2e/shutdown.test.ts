import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '@etalase/processes/ports.ts'
import { expect } from '@playwright/test'
import { ProxiedShop, passOn } from '#e2e/support/proxied-shop.ts'
import { test } from '#e2e/support/test.ts'

test('a shop that receives SIGTERM twice finishes its current call', async () => {
  const begun = Promise.withResolvers<void>()
  const finish = Promise.withResolvers<void>()
  const ports = { shop: await findFreePort(), proxy: await findFreePort() }
  const shop = new ProxiedShop(ports, async (incoming, outgoing) => {
    if (incoming.url?.startsWith('/search-suggestions')) {
      begun.resolve()
      await finish.promise
    }
    passOn(incoming, outgoing)
  })
  try {
    const isUp = () => fetch(`${shop.url}/livez`).then(({ ok }) => ok, String)
    await expect.poll(isUp, { timeout: 30_000 }).toBe(true)
    const answer = fetch(`${shop.url}/api/search-suggestions?q=shirt`)
    await Promise.race([begun.promise, answer])
    shop.terminate()
    await sleep(100)
    shop.terminate()
    await sleep(100)
    finish.resolve()
    expect((await answer).status).toBe(200)
  } finally {
    shop.stop()
  }
})
