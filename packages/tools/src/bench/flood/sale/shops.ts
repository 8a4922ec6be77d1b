import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort, waitForServer } from '@etalase/processes/ports.ts'
import { type Running, startProcess } from '@etalase/processes/running-process.ts'
import type { Server } from '#bench/pages/server-process.ts'
import { startShop } from '#bench/pages/servers.ts'
import { shopArgs, shopEnv } from '../../../../../../scripts/shop-process.ts'

/** Staff token of the flooded shop. */
export const staffSecret = 'a-secret-only-for-the-flood-of-a-sale'

/** Shops with a queue, in front of one backend. */
export interface SaleShops {
  urls: string[]
  /** The first shop, which is measured. */
  shop: Server
  backendUrl: string
  /** Kills one of two shops like a crash; null with one shop. */
  kill: (() => Promise<void>) | null
  /** Empties the Redis of two shops, like a restart without its file; null with one shop. */
  emptyRedis: (() => Promise<void>) | null
  order(order: 'open' | 'pause'): Promise<void>
  stop(): Promise<void>
}

async function startRedis(port: number): Promise<Running> {
  const running = startProcess(['redis-server', '--port', String(port), '--save', ''])
  for (let tries = 0; tries < 50; tries++) {
    const socket = connect(port)
    const isThere = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isThere) return running
    await sleep(100)
  }
  throw new Error('redis-server did not start.')
}

async function empty(port: number): Promise<void> {
  const socket = connect(port)
  socket.write('FLUSHALL\r\n')
  await once(socket, 'data')
  socket.destroy()
}

/** Starts one shop, or two that share Redis. */
export async function startSaleShops({
  perMinute,
  isFleet,
}: {
  perMinute: number
  isFleet: boolean
}): Promise<SaleShops> {
  const redisPort = isFleet ? await findFreePort() : null
  const redis = redisPort === null ? null : await startRedis(redisPort)
  const settings = {
    QUEUE_PER_MINUTE: String(perMinute),
    // Admissions depend on the rate alone.
    QUEUE_SHOPPERS: '1000000',
    REVALIDATE_SECRET: staffSecret,
    SESSION_PASSWORD: 'a-session-password-only-for-the-flood',
    STAFF_TOKEN: staffSecret,
    TRUSTED_PROXIES: '1',
    SHOP_URL: 'http://localhost:3000',
    ...(redisPort !== null && { REDIS_URL: `redis://localhost:${redisPort}` }),
  }
  const shop = await startShop(settings)
  const urls = [shop.url]
  let second: Running | null = null
  if (isFleet) {
    const port = String(await findFreePort())
    const own = { PORT: port, BACKEND_PORT: String(shop.backendPort) }
    const env = { ...shopEnv, ...settings, ...own, LOG_LEVEL: 'error', PREPARE_PICTURES: '0' }
    second = startProcess([process.execPath, ...shopArgs], { env })
    urls.push(`http://localhost:${port}`)
    await waitForServer(`${urls[1]}/brand/logo.svg`, 120)
  }
  return {
    urls,
    shop,
    backendUrl: `http://localhost:${shop.backendPort}`,
    kill: second && (() => second.stop('SIGKILL')),
    emptyRedis: redisPort === null ? null : () => empty(redisPort),
    async order(order) {
      const headers = { authorization: `Bearer ${staffSecret}`, 'content-type': 'application/json' }
      const body = JSON.stringify({ order })
      const { ok, status } = await fetch(`${shop.url}/api/queue`, { method: 'POST', headers, body })
      if (!ok) throw new Error(`The shop took no order: ${status}.`)
    },
    async stop() {
      await second?.stop('SIGKILL')
      await shop.stop()
      await redis?.stop()
    },
  }
}

/** Stocks some pieces of one size in one store, and empties all others. Needs the demo company's data. */
export async function stockPieces(backendUrl: string, pieces: number) {
  const piece = { productId: 1001, size: 'M', showroomId: 0 }
  const { data } = await (await fetch(`${backendUrl}/master/showroom`)).json()
  const ids: number[] = data.showroom_list.map(({ id }: { id: number }) => id)
  for (const [index, showroom_id] of ids.entries()) {
    const body = { product_detail_id: piece.productId, size_code: piece.size, showroom_id }
    const response = await fetch(`${backendUrl}/staff/stock`, {
      method: 'POST',
      headers: { authorization: `Bearer ${staffSecret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, qty: index === 0 ? pieces : 0 }),
    })
    if (!response.ok) throw new Error(`The stock was not set: ${await response.text()}`)
  }
  return { ...piece, showroomId: ids[0] ?? 0 }
}
